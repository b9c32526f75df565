// Flash messages that were read and messages that were withdrawn: no byte of them is in a file of any reader or of the office.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startOffice } from '#fixtures/serve.ts';
import { scanForFlash } from '#cli/commands/doctor/burn.ts';
import { asOfficeError } from '#sdk/errors.ts';
import type { DrillClient } from '../support/drill-client.ts';
import { drillPlan, groupChat, type DrillPerson } from '../support/drill-plan.ts';
import { waitUntil } from '../support/wait-until.ts';
import { connectedDevices } from './connected-devices.ts';
import type { DrillContext } from './drill.ts';

const chatId = groupChat('three');

/** Runs the drill. */
export async function run(context: DrillContext): Promise<void> {
  const count = context.full ? 200 : 6;
  const folder = context.folder;
  const office = await startOffice({ dataDir: join(folder, 'office'), port: 0, seed: drillPlan(Date.now()) });
  context.afterwards(() => office.close());
  const device = connectedDevices(context, office);
  const open = (person: DrillPerson, profile: string) => device(person, profile, { longLived: true });
  const [ann, bob, otherBob, cyd] = await Promise.all([
    open('ann', 'ann'),
    open('bob', 'bob-one'),
    open('bob', 'bob-two'),
    open('cyd', 'cyd'),
  ]);
  // Every text begins alike, so that one look finds a copy of any of them.
  const mark = `焚毁 ${context.seed} burn`;
  const mids: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const text = `${mark} ${index} "]}\\`;
    mids.push((await ann.office.chat.send({ chatId, text, flash: true, wait: true })).mid);
  }
  const look = async (when: string): Promise<void> => {
    const scan = await scanForFlash([folder], mark);
    if (scan.files < 4) context.problem(`${when}: only ${scan.files} files were looked through`);
    for (const { path, form } of scan.copies) context.problem(`${when}: a copy (${form}) in ${path}`);
    context.report(`copies ${when}`, scan.copies.length);
    context.report(`files ${when}`, scan.files);
  };
  await look('unread');

  const read = async (client: DrillClient, mid: number, index: number): Promise<void> => {
    const { text, seconds } = await client.office.chat.openFlash(chatId, mid);
    if (text !== `${mark} ${index} "]}\\`) context.problem(`message ${index} says something else`);
    if (seconds !== 10) context.problem(`message ${index} is seen for ${seconds} s`);
  };
  const refused = async (client: DrillClient, mid: number, who: string): Promise<void> => {
    const code = await client.office.chat.openFlash(chatId, mid).then(
      () => 'opened',
      (error: unknown) => asOfficeError(error).code,
    );
    if (code !== 'flashGone' && code !== 'notFound')
      context.problem(`${who} opened a message again: ${code}`);
  };
  for (const [index, mid] of mids.entries()) {
    await read(index % 2 === 0 ? bob : otherBob, mid, index);
    await read(cyd, mid, index);
  }
  for (const mid of mids.slice(0, 10)) {
    await refused(bob, mid, 'bob');
    await refused(otherBob, mid, 'bob on the other device');
    await refused(ann, mid, 'the sender');
  }
  // Every device knows who has read, so that none offers to open what is gone.
  for (const client of [ann, bob, otherBob, cyd]) {
    await waitUntil(
      'every device knows who has read',
      () =>
        client
          .stored()
          .messages.get(chatId)
          ?.every(({ text }) => /\(100[23],100[23]\)/.test(text)) === true,
    );
    const rows = client.stored().messages.get(chatId) ?? [];
    if (rows.length !== count) context.problem(`a device has ${rows.length} of ${count} messages`);
    const { hits } = await client.office.chat.search({ text: 'burn' });
    if (hits.length > 0) context.problem('a search finds a flash message');
  }
  await look('read');

  await withdrawn(context, ann, [bob, otherBob, cyd]);

  // The look itself is proven: a copy that is there is found.
  const planted = join(folder, 'planted');
  writeFileSync(planted, Buffer.from(`x${mark}`, 'utf16le'));
  if ((await scanForFlash([folder], mark)).copies.length !== 1)
    context.problem('a planted copy is not found');
  context.report('messages', count);
}

/** Messages everybody has had on their device, and that are then withdrawn; their author may write them anew. */
async function withdrawn(
  context: DrillContext,
  author: DrillClient,
  readers: readonly DrillClient[],
): Promise<void> {
  const mark = `收回 ${context.seed} taken back`;
  const mids: number[] = [];
  for (let index = 0; index < (context.full ? 200 : 6); index += 1)
    mids.push((await author.office.chat.send({ chatId, text: `${mark} ${index}`, wait: true })).mid);
  const holds = (reader: DrillClient): number =>
    (reader.stored().messages.get(chatId) ?? []).filter(({ text }) => text.startsWith(mark)).length;
  for (const reader of readers)
    await waitUntil('every device has the messages', () => holds(reader) === mids.length);
  const folders = [
    join(context.folder, 'office'),
    ...readers.map(({ place }) => join(context.folder, place.profile)),
  ];
  const before = await scanForFlash(folders, mark);
  if (before.copies.length < folders.length) context.problem('messages that are there are not found');
  await author.office.acts.withdraw(chatId, mids);
  // Looking into a store now would keep its log from being cut: what was announced is asked instead.
  const heard = (reader: DrillClient): number =>
    reader.events.flatMap((event) => (event.type === 'withdraw' ? event.mids : [])).length;
  for (const reader of readers)
    await waitUntil('every device has heard of it', () => heard(reader) === mids.length);
  const { copies, files } = await scanForFlash(folders, mark);
  for (const { path, form } of copies) context.problem(`withdrawn: a copy (${form}) in ${path}`);
  context.report('copies withdrawn', copies.length);
  context.report('files withdrawn', files);
}
