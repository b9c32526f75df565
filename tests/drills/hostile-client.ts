// Molests a client: its socket says hostile frames between what the office really says; then it must go on as before.
import { closeCodes } from '#sdk/contract/closing.ts';
import { isFault, parseFrame } from '#sdk/contract/frame-codec.ts';
import type { Host } from '#sdk/host/port.ts';
import { DrillClient } from '../support/drill-client.ts';
import { directChat } from '../support/drill-plan.ts';
import type { OfficeProcess } from '../support/office-process.ts';
import { pause, waitUntil } from '../support/wait-until.ts';
import { threadTime } from '../support/thread-time.ts';
import type { DrillContext } from './drill.ts';
import { hostileFrame, sample } from './hostile-input.ts';

/** Longest processor time one frame may take, in ms (quality D18). */
const mayTakeMs = 100;
/** Frames said in one turn. */
const atOnce = 25;

/** A host whose newest socket also says what a drill puts into its mouth. */
function possessed(): { host: (host: Host) => Host; say: (text: string) => void } {
  let say = (_text: string): void => undefined;
  return {
    host: (host) => ({
      ...host,
      openSocket(url, handlers) {
        say = (text) => handlers.onText(text);
        return host.openSocket(url, handlers);
      },
    }),
    say: (text) => say(text),
  };
}

/**
 * First only what is no frame: all of it counted and nothing else changed. Then frames that a lying office could send:
 * whatever they do to the connection, the client must come back by itself when the lies end.
 */
export async function molestClient(
  context: DrillContext,
  office: OfficeProcess,
  count: number,
): Promise<void> {
  const { folder, seed } = context;
  const { host, say } = possessed();
  const victim = await DrillClient.open(office, { folder, profile: 'cyd', person: 'cyd' }, { host });
  context.afterwards(() => victim.close());
  const { connection, chat } = victim.office;
  await connection.connect();
  await victim.office.maintenance.backfill();
  const frames = sample(hostileFrame, count, seed + 7);
  const faulty = frames.filter((text) => isFault(parseFrame(text)));
  const lies = frames.filter((text) => !isFault(parseFrame(text)));

  const chatId = directChat('bob', 'cyd');
  let isOnline = false;
  const drops: string[] = [];
  const stopListening = connection.state(({ phase, error }) => {
    isOnline = phase === 'online';
    if (phase === 'waiting') drops.push(String(error?.params?.['reason'] ?? error?.code));
  });
  context.afterwards(stopListening);
  const quietBefore = JSON.stringify([...victim.stored().messages]);
  const before = await connection.counts();
  let slowest = 0;
  const sayAll = async (texts: readonly string[], waits: boolean): Promise<void> => {
    for (let start = 0; start < texts.length; start += atOnce) {
      // On a starved machine the office may take a client for gone; what is said to no socket counts nowhere.
      if (waits && !isOnline) await waitUntil('the client is online', () => isOnline);
      for (const text of texts.slice(start, start + atOnce)) {
        const began = threadTime();
        say(text);
        slowest = Math.max(slowest, threadTime() - began);
      }
      await pause(0);
    }
  };
  await sayAll(faulty, true);
  const after = await connection.counts();
  const counted = after.faultyFrames + after.unknownFrames - before.faultyFrames - before.unknownFrames;
  if (counted !== faulty.length)
    context.problem(`the client counted ${counted} of ${faulty.length} faulty frames`);
  const costly = drops.filter((reason) => reason !== String(closeCodes.silent));
  if (costly.length > 0)
    context.problem(`faulty frames cost the client its connection: ${costly.join(', ')}`);
  if (JSON.stringify([...victim.stored().messages]) !== quietBefore)
    context.problem('faulty frames were stored');

  await sayAll(lies, false);
  await waitUntil('the client is back after the lies', async () => {
    const phase = victim.events.findLast((event) => event.type === 'connection')?.state.phase;
    return phase === 'online';
  });
  const { mid } = await chat.send({ chatId, text: 'still here', wait: true });
  await waitUntil('the client stores what is true again', () =>
    (victim.stored().messages.get(chatId) ?? []).some((row) => row.mid === mid && row.text === 'still here'),
  );
  if (slowest > mayTakeMs) context.problem(`one frame kept the client for ${slowest.toFixed(0)} ms`);
  context.report('frames at the client', frames.length);
  context.report('faulty frames counted by the client', counted);
  context.report('one frame at the client, max ms', Math.round(slowest));
}
