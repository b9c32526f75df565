// A client as a process of its own that sends up what it is told to, until it is killed.
import { asOfficeError } from '#sdk/errors.ts';
import { DrillClient, type DevicePlace, type OfficeAddress } from './drill-client.ts';
import { pause } from './wait-until.ts';

/** Where it connects, and whose device it is. */
export type UploadArgument = { address: OfficeAddress; place: DevicePlace };
/** What it is asked to do: to send a file, or to give one up. */
export type UploadAsked = { clientId: string; chatId: string; path?: string; name?: string };
/**
 * What it tells: that something is in the outbox for good or was given up, and whenever that changes, what waits after
 * all that was taken.
 */
export type UploadTold =
  | { is: 'taken' | 'dropped'; clientId: string }
  | { is: 'waiting'; taken: string[]; ids: string[]; failed: string[] };

const argument = JSON.parse(process.argv[2] ?? '{}') as UploadArgument;
const tell = (told: UploadTold): void => void process.send?.(told);
process.on('disconnect', () => process.exit(0));
const client = await DrillClient.open(argument.address, argument.place);
const { account, acts, connection, files } = client.office;
try {
  await connection.connect();
} catch (error) {
  // A session that has ended over night is begun anew; what was unsent is still there.
  if (asOfficeError(error).kind !== 'auth') throw error;
  const { person } = argument.place;
  const password = argument.address.accounts.find((one) => one.loginname === person)?.password ?? '';
  await account.signInWithPassword({ loginName: person, password });
  await connection.connect();
}
const takenOver: string[] = [];
async function perform({ clientId, chatId, path, name = clientId }: UploadAsked): Promise<void> {
  if (path === undefined) await acts.drop(clientId);
  else await files.send({ chatId, clientId, name, source: { path }, mime: 'application/octet-stream' });
  takenOver.push(clientId);
  tell({ is: path === undefined ? 'dropped' : 'taken', clientId });
}
process.on('message', (asked: UploadAsked) => void perform(asked));
for (let before = ''; ; await pause(20)) {
  const taken = [...takenOver];
  const waiting = await acts.outbox();
  const failed = waiting.filter(({ state }) => state === 'failed');
  const told: UploadTold = {
    is: 'waiting',
    taken,
    ids: waiting.map(({ id }) => id),
    failed: failed.map(({ id, error }) => `${id}: ${error?.code}`),
  };
  if (JSON.stringify(told) !== before) tell(told);
  before = JSON.stringify(told);
}
