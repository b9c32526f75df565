// The cloud disk: a large upload beside a bare receiver, a content that is known, many small files, large folders, names among a million.
import { createHash, randomBytes } from 'node:crypto';
import {
  createReadStream,
  mkdirSync,
  openSync,
  readdirSync,
  writeSync,
  closeSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { openAsBlob } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { diskFeature } from '#fixtures/office/disk/feature.ts';
import type { Disks } from '#fixtures/office/disk/service.ts';
import { startOffice } from '#fixtures/serve.ts';
import { ChildProgram } from '../support/child-program.ts';
import { DrillClient } from '../support/drill-client.ts';
import { drillPlan, idOf } from '../support/drill-plan.ts';
import { OfficeProcess } from '../support/office-process.ts';
import { median, quantile, type Report } from './figure.ts';
import { scratchFolder } from './run/scratch.ts';

const megabyte = 1_048_576;
const large = 1_024 * megabyte;
const huge = 20 * large;
const smallFiles = 10_000;
/** As many small files as a program has on their way that sends them one by one. */
const atOnce = 24;
const names = 1_000_000;
const questions = 200;
const rounds = 5;
/** How often a whole content travels. */
const wholes = 3;

async function md5Of(path: string): Promise<string> {
  const hash = createHash('md5');
  for await (const chunk of createReadStream(path, { highWaterMark: megabyte })) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

/** See the first line. */
export async function run(report: Report): Promise<void> {
  const folder = scratchFolder();
  await transfers(folder, report);
  await findNames(folder, report);
}

async function transfers(folder: string, report: Report): Promise<void> {
  const path = join(folder, 'large.bin');
  const file = openSync(path, 'w');
  const block = randomBytes(megabyte);
  for (let at = 0; at < large / megabyte; at += 1) {
    block.writeUInt32LE(at);
    writeSync(file, block);
  }
  closeSync(file);
  /** The same length with another content, which nobody knows. */
  const renew = (round: number): void => {
    const again = openSync(path, 'r+');
    writeSync(again, Buffer.of(round + 1), 0, 1, 0);
    closeSync(again);
  };
  const receiver = new ChildProgram<{ port: number }>('../bench/bare-receiver.ts', { folder });
  const { port } = await receiver.next((told): told is { port: number } => 'port' in told);
  const sendWhole = async (): Promise<void> => {
    const wanted = await md5Of(path);
    const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: await openAsBlob(path) });
    if ((await answer.text()) !== wanted) throw new Error('the bare receiver has something else');
  };
  // The largest file that may be set.
  const office = await OfficeProcess.start(folder, { parameters: { myDiskUploadSize: '1048576' } });
  const address = { url: office.url, accounts: office.accounts };
  const client = await DrillClient.open(address, { folder, profile: 'ann', person: 'ann' });
  await client.office.connection.connect();
  const { disk } = client.office;
  const { node: root } = await disk.resolve('personal:/');
  const folderId = root?.id ?? '';
  const put = async (name: string): Promise<boolean> => {
    const [id = ''] = await disk.upload({ folderId, source: { path }, name });
    return (await disk.uploaded(id)).instant;
  };
  const bare: number[] = [];
  const ours: number[] = [];
  let grown = 0;
  for (let round = 0; round < wholes; round += 1) {
    renew(round);
    bare.push(await timed(sendWhole));
    const rss = process.memoryUsage.rss();
    const watch = setInterval(() => (grown = Math.max(grown, process.memoryUsage.rss() - rss)), 50);
    ours.push(await timed(() => put(`a${round}.bin`)));
    clearInterval(watch);
  }
  const rate = (times: readonly number[]): number => large / megabyte / (median(times) / 1_000);
  report({
    ...{ id: 'disk-upload', name: '1 GB to a disk, checked at both ends and flushed' },
    ...{ ours: rate(ours), baseline: rate(bare), unit: 'MB/s' },
    note: `beside a bare receiver that counts MD5 and flushes, in turns; the client grew by ${Math.round(grown / megabyte)} MB`,
  });
  const hashing: number[] = [];
  const instant: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    hashing.push(await timed(() => md5Of(path)));
    let wasInstant = false;
    instant.push(await timed(async () => (wasInstant = await put(`b${round}.bin`))));
    if (!wasInstant) throw new Error('a known content travelled');
  }
  report({
    ...{ id: 'disk-instant', name: 'the same 1 GB once more, instantly' },
    ...{ ours: median(instant), baseline: median(hashing), unit: 'ms' },
    note: 'beside counting its MD5, in turns',
  });

  const many = join(folder, 'many');
  mkdirSync(many);
  for (let at = 0; at < smallFiles; at += 1) writeFileSync(join(many, `${at}.txt`), randomBytes(4_096));
  const bareSeconds = (await timed(() => sendBare(port, many))) / 1_000;
  await receiver.kill();
  const before = process.cpuUsage();
  const seconds =
    (await timed(async () => {
      const ids = await disk.upload({ folderId, source: { path: many }, name: 'many' });
      for (const id of ids) await disk.uploaded(id);
    })) / 1_000;
  const { user, system } = process.cpuUsage(before);
  const perFile = (user + system) / 1_000 / smallFiles;
  report({
    ...{ id: 'disk-small', name: '10,000 files of 4 KB into a folder, each a row of the disk' },
    ...{ ours: smallFiles / seconds, baseline: 200, unit: 'files/s' },
    note: `beside the least that is asked for; ${perFile.toFixed(1)} ms of the client's processor each`,
  });
  report({
    ...{ id: 'disk-small-bare', name: 'the same beside a bare receiver of the same files, as many at once' },
    ...{ ours: smallFiles / seconds, baseline: smallFiles / bareSeconds, unit: 'files/s' },
    note: 'which counts their MD5 and flushes them, and knows no folder, no names and no end of its program',
  });
  const { node } = await disk.resolve('personal:/many');
  const pages: number[] = [];
  for (let at = 0; at < 40; at += 1) pages.push(await timed(() => disk.list(node?.id ?? '', { limit: 100 })));
  report({
    ...{ id: 'disk-folder', name: 'the first page of a folder with 10,000 files, p95' },
    ...{ ours: quantile(pages, 0.95), baseline: 300, unit: 'ms' },
    note: `beside the most that may be; the middle is ${median(pages).toFixed(1)} ms`,
  });
  await memoryOfLarge(folder, client, report);
  await client.close();
  await office.kill();
}

/** Every file of a folder to the bare receiver, with its MD5 counted at both ends. */
async function sendBare(port: number, folder: string): Promise<void> {
  const names = readdirSync(folder);
  const send = async (): Promise<void> => {
    for (let name = names.pop(); name !== undefined; name = names.pop()) {
      const body = await readFile(join(folder, name));
      const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body });
      if ((await answer.text()) !== createHash('md5').update(body).digest('hex'))
        throw new Error('the bare receiver has something else');
    }
  };
  await Promise.all(Array.from({ length: atOnce }, send));
}

/** A sparse file of 20 GB: its digest is counted in full, and then so much of it travels that memory would show. */
async function memoryOfLarge(folder: string, client: DrillClient, report: Report): Promise<void> {
  const path = join(folder, 'sparse.bin');
  writeFileSync(path, '');
  truncateSync(path, huge);
  const { disk, files } = client.office;
  const { node: root } = await disk.resolve('personal:/');
  const idle = process.memoryUsage.rss();
  let most = idle;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 50);
  const [id = ''] = await disk.upload({
    ...{ folderId: root?.id ?? '', source: { path }, name: 'sparse.bin' },
  });
  await new Promise<void>((resolve) => {
    const stop = files.transfers((batch) => {
      const row = [...(batch.reset ?? []), ...(batch.upsert ?? [])].find((one) => one.id === id);
      if (row === undefined || row.phase === 'checking' || row.done < large) return;
      queueMicrotask(() => stop());
      resolve();
    });
  });
  clearInterval(watch);
  await files.cancel(id);
  report({
    ...{ id: 'disk-memory', name: 'memory of a client over idle with a sparse file of 20 GB on its way' },
    ...{ ours: (most - idle) / megabyte, baseline: 100, unit: 'MB' },
    note: 'beside the most that may be: its digest in full, and the first GB of it sent',
  });
}

async function findNames(folder: string, report: Report): Promise<void> {
  const running = await startOffice({ dataDir: join(folder, 'names'), port: 0, seed: drillPlan(Date.now()) });
  const disks = running.office.features.service(diskFeature) as Disks;
  const person = Number(idOf('ann'));
  const disk = disks.store.diskOf('personal', person);
  if (disk === undefined) throw new Error('no disk');
  const words = [
    '巡检',
    '报告',
    '年度',
    '总结',
    '预算',
    '会议',
    '纪要',
    '培训',
    '安全',
    '设备',
    '合同',
    '采购',
  ];
  const word = (at: number): string => words[at % words.length] ?? '';
  const nameOf = (at: number): string => `${word(at)}${word(at * 7 + 3)}-${at}.docx`;
  const step = 20_000;
  let parent = 0;
  for (let from = 0; from < names; from += step)
    await running.office.store.writer.submit(() => {
      const base = {
        disk_id: disk.id,
        sort: '',
        size: 0,
        md5: '',
        type: '',
        file_id: '',
        uploader_id: person,
      };
      const times = { created: 1, modified: 1, version: 1 };
      const one = {
        ...base,
        ...times,
        parent_id: disk.root_id,
        folder: 1 as const,
        name: `f${from}`,
        key: `f${from}`,
      };
      parent = disks.store.add(one).id;
      for (let at = from; at < from + step; at += 1) {
        const name = nameOf(at);
        disks.store.add({ ...base, ...times, parent_id: parent, folder: 0, name, key: name });
      }
    });
  const times: number[] = [];
  let found = 0;
  for (let at = 0; at < questions; at += 1) {
    const number = (at * 4_999) % names;
    const query =
      [word(at), `${word(number)}${word(number * 7 + 3)}`, String(number), 'xunjian', 'ndzj'][at % 5] ?? '';
    times.push(await timed(async () => (found += (await disks.finding.search(person, { query })).length)));
  }
  if (found < questions) throw new Error('too little was found');
  report({
    ...{ id: 'disk-search', name: 'names among 1,000,000 files by word, sound, initials and number, p95' },
    ...{ ours: quantile(times, 0.95), baseline: 50, unit: 'ms' },
    note: `beside the most that may be; the middle is ${median(times).toFixed(1)} ms`,
  });
  await running.close();
}
