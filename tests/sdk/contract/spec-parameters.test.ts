// Every call of the specification is in the contract with its method, its path and each parameter the page names; signing in needs no token.
import { expect, test } from 'vitest';
import { chatService } from '#sdk/contract/chat.ts';
import type { Endpoint } from '#sdk/contract/endpoint.ts';
import { netdisk } from '#sdk/contract/netdisk.ts';
import { userCentre } from '#sdk/contract/user-centre.ts';
import { featureContracts } from '#sdk/feature-contracts.ts';
import { specParameters } from './spec-parameters.ts';

type Shaped = { _zod: { def: { in?: { _zod: { def: { shape?: object } } } } } };
/** The wire names of what a call takes. */
const fieldsOf = ({ input }: Endpoint): string[] =>
  Object.keys((input as unknown as Shaped)._zod.def.in?._zod.def.shape ?? {});

const noToken = new Set([
  '/config',
  '/getLicenseInfo',
  '/system/upgrade/getLatest',
  '/gzsf/login/exchangeToken',
  '/login',
  '/config/base',
]);

test.each(specParameters)('%s %s %s takes %s', async (service, method, path, fields) => {
  const tables = [userCentre, chatService, netdisk, ...(await featureContracts())];
  const rows = tables
    .filter(({ name }) => name === service)
    .flatMap(({ calls }) => Object.values(calls) as Endpoint[]);
  const found = rows.filter((row) => row.path === path && row.spec.startsWith('§'));
  expect(found.map((row) => row.path)).toContain(path);
  const [row] = found.filter((one) => method === '' || one.method === method);
  if (row === undefined) throw new RangeError(`no ${method} ${path} in the contract`);
  expect(fieldsOf(row)).toEqual(expect.arrayContaining(fields.split(' ').filter((field) => field !== '')));
  if (noToken.has(path)) expect(row.token).toBe(false);
});
