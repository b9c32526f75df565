// One message to a group of 5,000 connected members: until the last one has it, against a raw broadcast of the same bytes.
import { join } from 'node:path';
import { frameType } from '#sdk/contract/frames.ts';
import type { Reached } from './chat/audience-process.ts';
import { groupChatId, planBenchGroup } from './chat/bench-office.ts';
import { startOfficeServer } from './chat/office-server.ts';
import { quantile, type Report } from './figure.ts';
import { startChild, type Child } from './run/child.ts';
import { scratchFolder } from './run/scratch.ts';

/** Members of the group, each connected once. `TANGRAM_BENCH_MEMBERS` makes it smaller for a quick look. */
const members = Number(process.env['TANGRAM_BENCH_MEMBERS'] ?? 5_000);
const rounds = 31;
/** Messages of a burst, and bursts. */
const burstMessages = 50;
const burstRounds = 5;
/** Both sides get as many before anything counts: V8 settles. */
const warmUp = 8;

/** Reports the message whose ratio is the middle one. */
export async function run(report: Report): Promise<void> {
  const plan = planBenchGroup(members, Date.now());
  const office = await startOfficeServer(join(scratchFolder(), 'fan-out'), {
    plan,
    passwordsFor: [],
    tokensFor: plan.people.slice(-members),
  });
  const children: Child[] = [];
  const started = (program: string): Child => {
    const child = startChild(program);
    children.push(child);
    return child;
  };
  try {
    const address = `${office.url.replace('http', 'ws')}/im/ws`;
    const broadcast = started('chat/broadcast-process.ts');
    const { url } = await broadcast.ask<{ url: string }>({ do: 'start' });
    const ours = started('chat/audience-process.ts');
    const raw = started('chat/audience-process.ts');
    const everybody = office.tokens.map((token, index) => ({ token, device: `fan-${index}` }));
    process.stderr.write(`fan-out: connecting ${members} members\n`);
    await ours.ask({ do: 'open', listeners: everybody.map((each) => ({ url: address, ...each })) });
    await raw.ask({ do: 'open', listeners: everybody.map(({ device }) => ({ url, device })) });
    const pairs: { ours: number; raw: number; bytes: number }[] = [];
    for (let round = -warmUp; round < rounds; round += 1) {
      const mark = `fan-out-${round + warmUp} `;
      const text = JSON.stringify({
        t: frameType.send,
        cid: `fan-out-${process.pid}-${round + warmUp}`,
        chatlinkid: groupChatId,
        ct: 1,
        c: `${mark}下午三点的评审会改到三楼会议室，请带上上周的数据 and the agenda`,
      });
      // In turns, so that what else runs on the machine meets both.
      const message = await ours.ask<Reached>({ do: 'reach', text, mark });
      const bare = await raw.ask<Reached>({ do: 'reach', text: message.frame, mark });
      if (round < 0) continue;
      pairs.push({ ours: message.ms, raw: bare.ms, bytes: Buffer.byteLength(message.frame) });
    }
    const rates: { ours: number; raw: number }[] = [];
    for (let round = -1; round < burstRounds; round += 1) {
      const mark = `burst-${round + 1} `;
      const texts = Array.from({ length: burstMessages }, (_, index) =>
        JSON.stringify({
          ...{
            t: frameType.send,
            cid: `many-${process.pid}-${round + 1}-${index}`,
            chatlinkid: groupChatId,
            ct: 1,
          },
          c: `${mark}下午三点的评审会改到三楼会议室，请带上上周的数据 and the agenda`,
        }),
      );
      const many = await ours.ask<Reached>({ do: 'burst', texts, mark });
      const bare = await raw.ask<Reached>({ do: 'burst', texts: texts.map(() => many.frame), mark });
      const perSecond = ({ ms }: Reached): number => (members * burstMessages * 1_000) / ms;
      if (round >= 0) rates.push({ ours: perSecond(many), raw: perSecond(bare) });
    }
    const byRate = rates.toSorted((a, b) => a.ours / a.raw - b.ours / b.raw);
    const usual = byRate[Math.floor(byRate.length / 2)];
    report({
      id: 'P3',
      name: `deliveries a second in that group, ${burstMessages} messages written at once, against a raw broadcast of the same bytes`,
      ours: usual?.ours ?? Number.NaN,
      baseline: usual?.raw ?? Number.NaN,
      unit: '/s',
      note: `the burst with the middle ratio of ${burstRounds}; each message stored durably and told to each of ${members}, the frames of a turn in one write; against nothing kept and a write for each`,
    });
    const byRatio = pairs.toSorted((a, b) => a.ours / a.raw - b.ours / b.raw);
    const middle = byRatio[Math.floor(byRatio.length / 2)];
    const share = (part: number): string =>
      quantile(
        pairs.map((pair) => pair.ours / pair.raw),
        part,
      ).toFixed(2);
    report({
      id: 'fan-out',
      name: `a message until the last of ${members} connected members of its group has it, against a raw broadcast of the same bytes`,
      ours: middle?.ours ?? Number.NaN,
      baseline: middle?.raw ?? Number.NaN,
      unit: 'ms',
      note: `the message with the middle ratio of ${rounds}; p10 ${share(0.1)}×, p90 ${share(0.9)}×; ${middle?.bytes} bytes each; stored durably, against nothing kept`,
    });
  } finally {
    for (const child of children.toReversed()) await child.end();
    await office.end();
  }
}
