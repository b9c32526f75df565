// Asks a server for every call of the specification without doing anything: which are there, which are odd, which it lacks.
import { chatService } from '#sdk/contract/chat.ts';
import type { Endpoint, Service } from '#sdk/contract/endpoint.ts';
import { extensionNames } from '#sdk/contract/extensions.ts';
import { netdisk } from '#sdk/contract/netdisk.ts';
import { userCentre } from '#sdk/contract/user-centre.ts';
import { asOfficeError } from '#sdk/errors.ts';
import type { NodeHost } from '#sdk/host/node/index.ts';
import type { Office } from '#sdk/office.ts';
import { parseExact } from '#sdk/net/exact-json.ts';
import type { CheckedCall } from '../context.ts';

type Services = Pick<Office, 'addresses' | 'services'> & { chatPathSuffix: string };

const lacking = new Set([404, 405, 501]);
const isPage = (text: string): boolean => /^\s*</.test(text.slice(0, 200));

/** What an answer to a call without a token says of the call. */
function verdictOf(status: number, text: string): Pick<CheckedCall, 'state' | 'detail'> {
  if (lacking.has(status)) return { state: 'lacks', detail: String(status) };
  const body = parseExact(text)?.value;
  if (typeof body !== 'object' || body === null) {
    // A token may be asked for in the words of HTTP alone.
    if (status === 401 || status === 403) return { state: 'there', detail: '' };
    return isPage(text) ? { state: 'lacks', detail: 'HTML' } : { state: 'odd', detail: `${status}, no JSON` };
  }
  const { code, ok, data } = body as Record<string, unknown>;
  if (lacking.has(Number(code))) return { state: 'lacks', detail: String(code) };
  if (code === undefined && ok === undefined) return { state: 'odd', detail: 'code, ok' };
  return { state: 'there', detail: data === undefined && code === undefined ? 'data' : '' };
}

/** The calls the specification shows, as the contract has them. */
function callsOf({ name, calls }: Service): { service: Service['name']; name: string; row: Endpoint }[] {
  return Object.entries(calls)
    .filter(([, row]) => row.spec.startsWith('§'))
    .map(([call, row]) => ({ service: name, name: call, row }));
}

/** Nobody is signed in for these questions, so nothing that needs somebody is done. */
async function askBare(
  host: Pick<NodeHost, 'http'>,
  url: string,
  { method }: Endpoint,
  timeoutMs: number,
): Promise<Pick<CheckedCall, 'state' | 'detail'>> {
  try {
    const headers = {
      accept: 'application/json',
      ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
    };
    const answer = await host.http({
      method,
      url,
      headers,
      timeoutMs,
      ...(method === 'POST' ? { body: '{}' } : {}),
    });
    return verdictOf(answer.status, answer.text);
  } catch (error) {
    return { state: 'silent', detail: asOfficeError(error).code };
  }
}

/** Readings that change nothing, with what they are asked for. */
const readings = {
  'userCentre.getConfig': (api) => api.userCentre.getConfig({}),
  'userCentre.getLicenceInfo': (api) => api.userCentre.getLicenceInfo({}),
  'userCentre.getInfo': (api) => api.userCentre.getInfo({}),
  'userCentre.getCreateGroupPermission': (api) => api.userCentre.getCreateGroupPermission({}),
  'userCentre.getUploadSpace': (api) => api.userCentre.getUploadSpace({}),
  'userCentre.getDepartmentChildren': (api) => api.userCentre.getDepartmentChildren({ departmentId: '0' }),
  'userCentre.getDictionary': (api) => api.userCentre.getDictionary({ type: 'sys_pc_client_params' }),
  'chat.getBaseConfig': (api) => api.chat.getBaseConfig({}),
  'chat.getCurrentUser': (api) => api.chat.getCurrentUser({}),
  'chat.getOnlineUsers': (api) => api.chat.getOnlineUsers({}),
  'chat.findServer': (api) => api.chat.findServer({ tag: 'pc' }),
  'chat.listChats': (api) => api.chat.listChats({}),
  'chat.listOwnGroups': (api) => api.chat.listOwnGroups({}),
  'chat.listFriends': (api) => api.chat.listFriends({}),
} as const satisfies Record<string, (api: Office['services']) => Promise<unknown>>;

/** Reads with the session of the profile, where there is one; odd fields are those that were written to the log meanwhile. */
async function readOdd(
  host: NodeHost,
  { services }: Services,
  name: string,
): Promise<Pick<CheckedCall, 'state' | 'detail'>> {
  const since = host.clock.now();
  try {
    await readings[name as keyof typeof readings](services);
  } catch (error) {
    const { code, data } = asOfficeError(error);
    return { state: 'odd', detail: [code, data.where?.split(': ')[1]].filter(Boolean).join(' ') };
  }
  const odd = host.errors
    .recent(200)
    .filter(({ time, message }) => time >= since && message.includes(`${name} `));
  const fields = odd.map(({ message }) => message.split(': ').at(-1) ?? '');
  return fields.length === 0 ? { state: 'there', detail: '' } : { state: 'odd', detail: fields.join('; ') };
}

/** What a person can do needs these; one of a list is enough where several stand together. */
const needs: Readonly<Record<string, readonly (readonly string[])[]>> = {
  signIn: [
    ['userCentre.login', 'userCentre.exchangeToken'],
    ['chat.login'],
    ['userCentre.getInfo'],
    ['chat.getCurrentUser'],
  ],
  chats: [['chat.listChats'], ['chat.getDirectMessages'], ['chat.getGroupMessages']],
  contacts: [['userCentre.getDepartmentChildren'], ['userCentre.getPerson'], ['userCentre.findByKeyword']],
  groups: [['chat.createGroup'], ['chat.getGroup'], ['chat.listGroupMembers']],
  files: [['netdisk.uploadFile', 'chat.uploadChatFile'], ['netdisk.downloadFile']],
};

/** What works and what does not, as it follows from the calls. */
function consequences(calls: readonly CheckedCall[]): CheckedCall[] {
  const state = new Map(calls.map((call) => [call.name, call.state]));
  const isThere = (name: string): boolean => state.get(name) === 'there' || state.get(name) === 'odd';
  return Object.entries(needs).map(([name, all]) => {
    const missing = all.filter((several) => !several.some(isThere)).map((several) => several.join(' | '));
    const works = missing.length === 0;
    return {
      service: 'works',
      name,
      call: name,
      state: works ? 'there' : 'lacks',
      detail: missing.join(', '),
    };
  });
}

/** The table of `tangram variant check`: each call of the specification, what follows from them, and each extension. */
export async function checkServer(
  host: NodeHost,
  office: Services,
  { timeoutMs, signedIn }: { timeoutMs: number; signedIn: boolean },
): Promise<CheckedCall[]> {
  const { addresses } = office;
  const calls: CheckedCall[] = [];
  for (const { service, name, row } of [userCentre, chatService, netdisk].flatMap(callsOf)) {
    const suffix = service === 'chat' ? office.chatPathSuffix : '';
    const url = `${addresses[service]}${row.path.replace(/\{\w+\}/g, '0')}${suffix}`;
    const full = `${service}.${name}`;
    const bare = await askBare(host, url, row, timeoutMs);
    const mayRead =
      full in readings && (signedIn || !row.token) && bare.state !== 'lacks' && bare.state !== 'silent';
    const told = mayRead ? await readOdd(host, office, full) : bare;
    calls.push({ service, name: full, call: `${row.method} ${row.path}`, ...told });
  }
  const said = await office.services.userCentre.getConfig({}).catch(() => undefined);
  const extensions = extensionNames.map((name): CheckedCall => {
    const has = said?.extensions?.includes(name) === true;
    return { service: 'extension', name, call: name, state: has ? 'there' : 'lacks', detail: '' };
  });
  return [...calls, ...consequences(calls), ...extensions];
}
