// The office's HTTP side as a table that a test changes call by call; everything a sign-in asks has an answer.
import { extensionNames } from '#sdk/contract/extensions.ts';
import type { HttpAnswer, HttpRequest } from '#sdk/host/port.ts';
import { coded, json, okay, type Responder } from './fake-host.ts';

/** Answers by the end of the path, without suffix and query. */
export type Answers = Record<
  string,
  HttpAnswer | ((request: HttpRequest) => HttpAnswer | Promise<HttpAnswer>)
>;

/** What an office in order answers. */
export function usualAnswers(): Answers {
  const person = { id: 7, loginname: 'amy', nick: '林小雨' };
  return {
    '/im/config/base': okay({
      ...{ officeId: 'office-1', version: '1.0.0', serverTime: 1_700_000_000_000 },
      ext: [...extensionNames],
    }),
    '/uc/config': coded({
      officeId: 'office-1',
      officeName: '示范单位',
      serverTime: 1_700_000_000_000,
      ext: [...extensionNames],
      loginCrypto: { kid: 'k1', cipher: 'aes-256-gcm', key: 'KEY' },
    }),
    '/uc/getLicenseInfo': coded({ notAfter: '2099-12-31', serverTime: 1_700_000_000_000 }),
    '/uc/login': coded({ token: 'ut', authcode: 'ac', loginname: 'amy' }),
    '/uc/gzsf/login/exchangeToken': coded({ token: 'ut', authcode: 'ac', loginname: 'amy' }),
    '/uc/session/resume': coded({ token: 'ut2', authcode: 'ac2', loginname: 'amy' }),
    '/uc/session/list': coded([{ id: 3, device: 'x', created: 1, used: 2, expires: 3, current: 1 }]),
    '/uc/session/revoke': coded(null),
    '/uc/logout': coded(null),
    '/uc/getInfo': coded({ ...person, roles: ['owner'], deptName: '研发部' }),
    '/uc/monitor/active': coded(null),
    '/uc/system/dict/data/dictType/sys_pc_client_params': coded([]),
    '/uc/system/dict/data/dictType/sys_outer_params': coded([]),
    '/im/login': okay({ token: 'ct', uid: 7 }),
    '/im/logout': okay(null),
    '/im/user/curr': okay({ ...person, avatar: 'a.png', nick: '小雨' }),
  };
}

/** Path of a request as the table spells it. */
export function pathOf(request: HttpRequest): string {
  return new URL(request.url).pathname.replace(/\.do$/, '');
}

/** Answers from a table that may change between calls. */
export function answering(answers: Answers): Responder {
  return (request) => {
    const answer = answers[pathOf(request)];
    if (answer === undefined) return json('', 404);
    return typeof answer === 'function' ? answer(request) : answer;
  };
}
