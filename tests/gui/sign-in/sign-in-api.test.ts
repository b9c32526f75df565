// Checks what the sign-in page sends, that it can be decrypted as the contract says, and how answers are read.
import { createDecipheriv, randomBytes, webcrypto } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { createTranslator } from '#sdk/locales/index.ts';
import { failureText } from '../../../gui/sign-in/failure-text.ts';
import {
  encryptParams,
  loadSignInState,
  readSignInAnswer,
  signIn,
} from '../../../gui/sign-in/sign-in-api.ts';

const key = randomBytes(32);
const state = {
  brand: { productName: { zh: '七巧', en: 'Tangram' } },
  showLanguage: true,
  crypto: { kid: 'k1', cipher: 'aes-256-gcm', key: key.toString('base64') },
};

function open(params: string): unknown {
  const bytes = Buffer.from(params, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(-16));
  return JSON.parse(
    Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8'),
  );
}

describe('what is sent', () => {
  it('is nonce, ciphertext and tag, new each time', async () => {
    const plain = { loginName: 'shenzx', password: '密码 pass', remember: true };
    const first = await encryptParams(plain, state.crypto.key, webcrypto as Crypto);
    const second = await encryptParams(plain, state.crypto.key, webcrypto as Crypto);
    expect(open(first)).toEqual(plain);
    expect(first).not.toBe(second);
  });

  it('carries the key id and the service beside it, never the password', async () => {
    vi.stubGlobal('isSecureContext', true);
    vi.stubGlobal('location', { origin: 'http://127.0.0.1:4600' });
    const fetcher = vi.fn<typeof fetch>(async () =>
      Response.json({ code: 200, data: { redirect: '/?ticket=t' } }),
    );
    const request = {
      loginName: 'shenzx',
      password: 'secret-1',
      remember: false,
      service: 'http://127.0.0.1:4600/',
    };
    const result = await signIn(
      request,
      { kid: 'k1', cipher: 'aes-256-gcm', key: state.crypto.key },
      fetcher,
    );
    vi.unstubAllGlobals();
    expect(result).toEqual({ ok: true, redirect: 'http://127.0.0.1:4600/?ticket=t' });
    const body = fetcher.mock.calls[0]?.[1]?.body;
    if (typeof body !== 'string') throw new Error('no text body was sent');
    expect(body).not.toContain('secret-1');
    const sent = JSON.parse(body) as { kid: string; params: string; service: string };
    expect([sent.kid, sent.service]).toEqual(['k1', request.service]);
    expect(open(sent.params)).toEqual({ loginName: 'shenzx', password: 'secret-1', remember: false });
  });

  it('is nothing at all where the address is not secure', async () => {
    vi.stubGlobal('isSecureContext', false);
    const fetcher = vi.fn<typeof fetch>();
    const request = { loginName: 'a', password: 'b', remember: false, service: '/' };
    const result = await signIn(request, { kid: 'k', cipher: 'aes-256-gcm', key: '' }, fetcher);
    vi.unstubAllGlobals();
    expect(result).toEqual({ ok: false, code: 'insecure' });
    expect(fetcher).not.toHaveBeenCalled();
  });
});

describe('what is answered', () => {
  const origin = 'http://127.0.0.1:4600';
  it.each([
    [
      { code: 401, data: { reason: 'badCredentials', remainingTries: 8 } },
      { ok: false, code: 'badCredentials', remainingTries: 8 },
    ],
    [
      { code: 429, data: { reason: 'tooManyTries', retryAfterSeconds: 540 } },
      { ok: false, code: 'tooManyTries', retryAfterSeconds: 540 },
    ],
    [
      { code: 403, data: { reason: 'licenceExpired' } },
      { ok: false, code: 'licenceExpired' },
    ],
    [
      { code: 500, msg: 'x', data: { reason: 'somethingNew' } },
      { ok: false, code: 'unknown' },
    ],
    [
      { code: 500, data: null },
      { ok: false, code: 'unknown' },
    ],
    [
      { code: 200, data: {} },
      { ok: false, code: 'unknown' },
    ],
    [
      { code: 200, data: { redirect: 'javascript:alert(1)' } },
      { ok: false, code: 'unknown' },
    ],
    ['<html>', { ok: false, code: 'unknown' }],
  ])('%j', (body, result) => expect(readSignInAnswer(body, origin)).toEqual(result));

  it('is the page state, bare or in an envelope, or nothing', async () => {
    const answer =
      (body: unknown, status = 200) =>
      async () =>
        Response.json(body, { status });
    expect((await loadSignInState(answer(state)))?.offersLanguages).toBe(true);
    expect((await loadSignInState(answer({ code: 200, data: state })))?.crypto.kid).toBe('k1');
    expect(await loadSignInState(answer(state, 503))).toBeUndefined();
    expect(await loadSignInState(answer({ brand: 1 }))).toBeUndefined();
    expect(await loadSignInState(() => Promise.reject(new TypeError('offline')))).toBeUndefined();
  });
});

it('says how long to wait in seconds or minutes', () => {
  const { t } = createTranslator('en');
  const failure = { ok: false, code: 'tooManyTries' } as const;
  expect(failureText(failure, 541, t)).toContain('10 minutes');
  expect(failureText(failure, 60, t)).toContain('1 minute');
  expect(failureText(failure, 1, t)).toContain('1 second');
  expect(failureText({ ok: false, code: 'badCredentials' }, 0, t)).toBe('Incorrect account or password');
});
