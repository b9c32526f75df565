// Sessions and devices of the user centre: coming back, being let in by another device (RFC 8628), leaving.
import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { record } from './record.ts';
import { flag, id, text, time } from './scalars.ts';

const nothing = record({});
const done = z.unknown();

/** What a successful sign-in answers: a user-centre token and a single-use code for the chat server. */
export const signedIn = record({
  token: ['token', z.string()],
  /** Servers with none take the digest of the password (spec §7). */
  authcode: ['authCode', z.optional(z.string())],
  loginname: ['loginName', text],
  /** The revocable «keep me signed in» token, when asked for (protocol decision 14). */
  devicetoken: ['deviceToken', z.optional(z.string())],
});

/** A device that keeps a person signed in for 15 days (protocol decision 14). */
export const deviceSession = record({
  id: ['id', id],
  device: ['deviceName', text],
  created: ['createdTime', time],
  used: ['usedTime', time],
  expires: ['expiresTime', time],
  current: ['current', flag(1, 0)],
});
/** A remembered device in house names. */
export type DeviceSession = z.output<typeof deviceSession>;

/** A device that asks to be signed in: its name, the address it asks from, when it asked and until when it may. */
const deviceRequest = record({
  device: ['deviceName', text],
  source: ['source', text],
  created: ['createdTime', time],
  expires: ['expiresTime', time],
});
/** Such a device in house names. */
export type DeviceRequest = z.output<typeof deviceRequest>;

/** The calls, as part of the user centre's table. */
export const sessionCalls = {
  resumeDevice: {
    method: 'POST',
    path: '/session/resume',
    token: false,
    in: 'body',
    input: record({ devicetoken: ['deviceToken', z.string().check(z.maxLength(512))] }),
    reply: signedIn,
    spec: 'ours',
  },
  /** A device asks to be signed in by another one (RFC 8628): what it shows, and the secret it collects with. */
  askDeviceGrant: {
    method: 'POST',
    path: '/session/grant/ask',
    token: false,
    in: 'body',
    input: record({ device: ['deviceName', z.string().check(z.maxLength(128))] }),
    reply: record({
      devicecode: ['deviceCode', z.string()],
      code: ['userCode', z.string()],
      url: ['address', z.string()],
      expires: ['expiresTime', time],
      interval: ['intervalMs', z.int()],
    }),
    spec: 'ours',
  },
  /** Where that stands; once approved, what a sign-in answers. */
  collectDeviceGrant: {
    method: 'POST',
    path: '/session/grant/collect',
    token: false,
    in: 'body',
    input: record({
      devicecode: ['deviceCode', z.string().check(z.maxLength(512))],
      device: ['deviceName', z.string().check(z.maxLength(128))],
    }),
    reply: record({
      state: ['state', z.enum(['pending', 'seen', 'approved'])],
      interval: ['intervalMs', z.optional(z.int())],
      signedin: ['signedIn', z.optional(signedIn)],
    }),
    spec: 'ours',
  },
  /** Which device shows a code, for whoever is to decide; from the first look on it is theirs alone. */
  lookAtDeviceGrant: {
    method: 'GET',
    path: '/session/grant',
    token: true,
    input: record({ code: ['userCode', z.string().check(z.maxLength(32))] }),
    reply: deviceRequest,
    spec: 'ours',
  },
  /** Lets the device in, or not. */
  decideDeviceGrant: {
    method: 'POST',
    path: '/session/grant/decide',
    token: true,
    in: 'body',
    input: record({
      code: ['userCode', z.string().check(z.maxLength(32))],
      approve: ['approve', z.boolean()],
    }),
    reply: done,
    spec: 'ours',
  },
  listDevices: {
    method: 'GET',
    path: '/session/list',
    token: true,
    input: nothing,
    reply: z.array(deviceSession),
    spec: 'ours',
  },
  revokeDevice: {
    method: 'POST',
    path: '/session/revoke',
    token: true,
    in: 'body',
    input: record({ id: ['id', id] }),
    reply: done,
    spec: 'ours',
  },
  logout: {
    method: 'POST',
    path: '/logout',
    token: true,
    in: 'body',
    input: record({ devicetoken: ['deviceToken', z.optional(z.string())] }),
    reply: done,
    spec: 'ours',
  },
} as const satisfies Record<string, Endpoint>;
