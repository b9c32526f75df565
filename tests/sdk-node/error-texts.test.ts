// The texts of spec §8: each situation is provoked, and what a person sees of it is read: manner, time, both languages.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadPart } from '../../gui/ground/lazy-part.ts';
import {
  asOfficeError,
  errorCatalogue,
  OfficeError,
  type ErrorCode,
  type ErrorData,
  type Severity,
} from '#sdk/errors.ts';
import { createHttp, type FetchLike } from '#sdk/host/fetch-http.ts';
import type { HttpAnswer, HttpRequest } from '#sdk/host/port.ts';
import { createTranslator } from '#sdk/locales/index.ts';
import { createApiClient } from '#sdk/net/api-client.ts';
import { readAnswer } from '#sdk/net/answer.ts';
import { errorManner } from '#sdk/notices/rules/notice-time.ts';
import { errorSentence } from '#sdk/notices/rules/error-sentence.ts';
import { openOffice } from '#sdk/office.ts';
import { openMemoryDatabase } from '#storage/drivers/memory.ts';
import { constantTable } from '#variants/constants.ts';
import { pickVariant } from '#variants/index.ts';
import * as z from 'zod/mini';
import { coded, fakeHost, json, notOkay, okay } from '../support/fake-host.ts';
import { answering, pathOf, usualAnswers, type Answers } from '../support/fake-office-http.ts';

const server = 'http://127.0.0.1:4600';
const lost = (): never => {
  throw new OfficeError('connectionFailed');
};

/** What a person sees: nothing, a place at the form, the whole page, or a notice for a time. */
function seen(error: ErrorData) {
  const [zh, en] = (['zh', 'en'] as const).map((language) => {
    const sentence = errorSentence(error);
    return 'text' in sentence ? sentence.text : createTranslator(language).translateRef(sentence);
  });
  const manner = errorManner(error, (zh ?? '').length);
  return { code: error.code, severity: errorCatalogue[error.code].severity, manner, zh, en };
}
const failure = (work: Promise<unknown>): Promise<ErrorData> =>
  work.then(
    () => expect.fail('this should have failed'),
    (error: unknown) => asOfficeError(error).data,
  );

/** An error toast: 6 s, can be closed. */
const toast = { tone: 'danger', stayMs: 6_000, closable: true };
/** Stays until somebody closes it. */
const sticky = { tone: 'danger', stayMs: undefined, closable: true };

/** One call through the real HTTP of a host, answered by a `fetch` of the test. */
function call(fetchLike: FetchLike, session: { refused(): void } = { refused: () => undefined }) {
  const api = createApiClient({
    host: { ...fakeHost(), http: createHttp(fetchLike) },
    addresses: () => ({ userCentre: `${server}/uc`, chat: `${server}/im`, netdisk: `${server}/pan` }),
    chatPathSuffix: '.do',
    requestTimeoutMs: () => constantTable.requestTimeoutMs.value,
    session: {
      token: () => 't',
      absent: () => new OfficeError('notSignedIn'),
      refused: async () => (session.refused(), false),
    },
  });
  return {
    centre: (timeoutMs?: number) => api.userCentre.getInfo({}, timeoutMs === undefined ? {} : { timeoutMs }),
    chat: () => api.chat.getCurrentUser({}),
  };
}
const answered =
  ({ status, text, headers }: HttpAnswer): FetchLike =>
  async () => ({ status, headers, body: new Response(text).body });

describe('transport', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  /** Nobody answers until the request is given up. */
  const silent: FetchLike = (_, { signal }) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

  test('connection exception', async () => {
    const error = await failure(call(() => Promise.reject(new TypeError('fetch failed'))).centre());
    expect(seen(error)).toEqual({
      code: 'connectionFailed',
      severity: 'toast',
      manner: toast,
      zh: '网络连接异常，无法连接到服务器',
      en: 'Connection problem: the server cannot be reached',
    });
  });

  test('time-out after 10 s: a closable toast of 5 s', async () => {
    const waiting = failure(call(silent).centre());
    let isOver = false;
    void waiting.then(() => (isOver = true));
    await vi.advanceTimersByTimeAsync(9_999);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen(await waiting)).toEqual({
      code: 'timedOut',
      severity: 'toast',
      manner: { tone: 'warn', stayMs: 5_000, closable: true },
      zh: '请求超时',
      en: 'The request timed out',
    });
  });

  test('uploads have no time-out', async () => {
    let isOver = false;
    const end = () => (isOver = true);
    void call(silent).centre(constantTable.uploadTimeoutMs.value).then(end, end);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(isOver).toBe(false);
  });

  test('a script that is not there after 120 s: a notice that stays, and the page may try again', async () => {
    const target = new EventTarget();
    let told = 0;
    target.addEventListener('tangram-script-timed-out', () => (told += 1));
    const waiting = failure(loadPart(() => new Promise<never>(() => {}), target));
    await vi.advanceTimersByTimeAsync(119_999);
    expect(told).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(told).toBe(1);
    expect(seen(await waiting)).toMatchObject({
      code: 'scriptTimedOut',
      severity: 'sticky',
      manner: sticky,
      zh: '页面组件加载超时',
      en: 'A part of the page did not load in time',
    });
  });

  test.each([500, 502, 418])('status %i is told with its three digits', async (status) => {
    expect(seen(await failure(call(answered(json('<html>', status))).centre()))).toEqual({
      code: 'statusError',
      severity: 'toast',
      manner: toast,
      zh: `服务器返回异常状态 ${status}`,
      en: `The server answered with status ${status}`,
    });
  });
});

describe('user centre and netdisk', () => {
  test.each<[string, HttpAnswer, ErrorCode, Severity, typeof toast | undefined, string, string]>([
    [
      '401',
      coded(null, 401),
      'unauthorised',
      'page',
      undefined,
      '认证失败，无法访问系统资源',
      'Authentication failed, cannot access system resources',
    ],
    [
      '403',
      coded(null, 403),
      'forbidden',
      'toast',
      toast,
      '当前操作没有权限',
      'No permission for this operation',
    ],
    ['404', coded(null, 404), 'notFound', 'toast', toast, '访问的资源不存在', 'The resource does not exist'],
    [
      'any other code without words',
      coded(null, 777),
      'systemError',
      'toast',
      toast,
      '系统未知错误，请反馈给管理员',
      'Unknown system error, please report it to the administrator',
    ],
    [
      'any other code with words',
      coded(null, 500, '编号已停用'),
      'serverMessage',
      'toast',
      toast,
      '编号已停用',
      '编号已停用',
    ],
  ])('%s', async (_, answer, code, severity, manner, zh, en) => {
    let ended = 0;
    const error = await failure(call(answered(answer), { refused: () => void (ended += 1) }).centre());
    expect(seen(error)).toEqual({ code, severity, manner, zh, en });
    expect(ended).toBe(code === 'unauthorised' ? 1 : 0);
  });

  test('netdisk: 601 says nothing, a false flag is a 500', () => {
    const read = (body: unknown): ErrorData => {
      try {
        readAnswer('netdisk', z.unknown(), json(body), 'here');
      } catch (error) {
        return asOfficeError(error).data;
      }
      return expect.fail('no success');
    };
    expect(seen(read({ code: 601, data: 1 }))).toMatchObject({ severity: 'silent', manner: undefined });
    expect(seen(read({ code: 200, flag: false, msg: '磁盘已满' }))).toMatchObject({
      zh: '磁盘已满',
      manner: toast,
    });
  });
});

describe('chat service', () => {
  test.each<[string, HttpAnswer, ErrorCode, Severity, typeof toast | undefined, string, string]>([
    ['ok false with words', notOkay(5, '群已满'), 'serverMessage', 'toast', toast, '群已满', '群已满'],
    ['ok false without', notOkay(5), 'serverMessage', 'toast', toast, '未知错误', 'Unknown error'],
    [
      'a fault of its own',
      notOkay(500),
      'serviceException',
      'toast',
      toast,
      '服务异常',
      'The server has a problem; try again later',
    ],
    [
      'its own fault in its own words',
      notOkay(500, '正在维护'),
      'serviceException',
      'toast',
      toast,
      '正在维护',
      '正在维护',
    ],
    [
      '1001',
      notOkay(1001, 'x'),
      'loginExpired',
      'page',
      undefined,
      '登录状态已过期，请重新登录',
      'The sign-in has expired, please sign in again',
    ],
    [
      '1003',
      notOkay(1003, 'x'),
      'loginExpired',
      'page',
      undefined,
      '登录状态已过期，请重新登录',
      'The sign-in has expired, please sign in again',
    ],
  ])('%s', async (_, answer, code, severity, manner, zh, en) => {
    expect(seen(await failure(call(answered(answer)).chat()))).toEqual({ code, severity, manner, zh, en });
  });
});

/** A client of a modelled office, about to sign in. */
function client(changes: Answers) {
  const host = fakeHost(answering({ ...usualAnswers(), ...changes }));
  host.chance = 0;
  host.database = async () => openMemoryDatabase();
  const office = openOffice({ host, variant: pickVariant('default'), server });
  const signIn = (): Promise<unknown> =>
    office.account.signInWithPassword({ loginName: 'amy', password: 'x' });
  return { host, office, signIn };
}

describe('after 10 look-ups without a chat server', () => {
  test.each<[string, Answers, ErrorCode, string, string]>([
    [
      'nobody is there',
      { '/im/im/imserver': lost },
      'networkAnomaly',
      '网络连接失败，请检查网络后重试',
      'Network failure, please check the network and try again',
    ],
    [
      'the answer names foreign hosts only',
      { '/im/im/imserver': okay({ intranetIp: 'evil.example', extranetIp: '', httpPort: 1, wsPort: 1 }) },
      'serverNotFound',
      '网络连接失败，找不到聊天服务器',
      'No chat server could be found: network failure',
    ],
  ])('%s: a notice that stays until it is closed', async (_, changes, code, zh, en) => {
    const { host, office, signIn } = client(changes);
    await signIn();
    const given = failure(office.connection.connect());
    let isOver = false;
    void given.then(() => (isOver = true));
    // Pauses between tries are the clock's; the code of the first one is loaded by the machine.
    await expect
      .poll(async () => {
        await host.clock.pass(30_000);
        return isOver;
      })
      .toBe(true);
    expect(seen(await given)).toEqual({ code, severity: 'sticky', manner: sticky, zh, en });
    expect(
      host.requests.filter((request: HttpRequest) => pathOf(request) === '/im/im/imserver'),
    ).toHaveLength(10);
    await office.close();
  });
});

describe('signing in', () => {
  const form = { severity: 'form' as const, manner: undefined };
  const page = { severity: 'page' as const, manner: undefined };
  const shown = { severity: 'toast' as const, manner: toast };
  type Way = { severity: Severity; manner: typeof toast | undefined };
  test.each<[ErrorCode, Answers, Way, string, string]>([
    [
      'userInformationFailed',
      { '/uc/getInfo': coded(null, 500, 'x') },
      shown,
      '获取用户信息失败',
      'Failed to get the user information',
    ],
    [
      'currentUserFailed',
      { '/im/user/curr': notOkay(5, 'x') },
      shown,
      '获取当前用户失败',
      'Failed to get the current user',
    ],
    [
      'interfaceException',
      { '/uc/login': json('<html>') },
      shown,
      '接口异常',
      'The server could not do this; try again later',
    ],
    [
      'networkAnomaly',
      { '/uc/login': lost },
      { severity: 'sticky', manner: { ...toast, stayMs: undefined as never } },
      '网络连接失败，请检查网络后重试',
      'Network failure, please check the network and try again',
    ],
    [
      'badCredentials',
      { '/uc/login': coded({ remainingTries: 3 }, 1010, 'x') },
      form,
      '账号或密码不正确',
      'Incorrect user name or password',
    ],
    [
      'authenticationCentre',
      { '/uc/login': coded(null, 500, '账号已停用') },
      shown,
      '认证中心异常：账号已停用',
      'The sign-in service reports a problem: 账号已停用',
    ],
    [
      'authenticationException',
      { '/im/login': notOkay(1001, 'x') },
      shown,
      '认证异常',
      'The sign-in service has a problem',
    ],
    [
      'licenceExpired',
      { '/uc/getLicenseInfo': coded({ notAfter: '2020-01-01' }) },
      page,
      '许可证已过期，无法登录',
      'The licence has expired, signing in is not possible',
    ],
  ])('%s', async (code, changes, way, zh, en) => {
    const { office, signIn } = client(changes);
    expect(seen(await failure(signIn()))).toEqual({ code, ...way, zh, en });
    await office.close();
  });

  test('loginExpired: a remembered device that the centre does not know any more', async () => {
    const { host, office } = client({ '/uc/session/resume': coded(null, 401) });
    await host.secrets.set(`device ${server}/uc`, 'old');
    expect(seen(await failure(office.account.resume()))).toEqual({
      code: 'loginExpired',
      ...page,
      zh: '登录状态已过期，请重新登录',
      en: 'The sign-in has expired, please sign in again',
    });
    await office.close();
  });
});
