// Compares the specification's calls and constants with the contract and the variants, and writes the page about it.
import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { chatService } from '#sdk/contract/chat.ts';
import type { Endpoint, ServiceName } from '#sdk/contract/endpoint.ts';
import { frameType } from '#sdk/contract/frames.ts';
import { featureContracts } from '#sdk/feature-contracts.ts';
import { netdisk } from '#sdk/contract/netdisk.ts';
import { userCentre } from '#sdk/contract/user-centre.ts';
import { constantTable, parameterTable, type ConstantName } from '#variants/constants.ts';
import { variants } from '#variants/index.ts';
import { channels } from '../../gui/desktop/bridge.ts';
import { productFiles, root } from './sources.ts';
import { callCoverage, type CallRow } from './spec/call-coverage.ts';
import { constantCoverage, type ConstantCoverage } from './spec/constant-coverage.ts';
import { specCalls, type SpecService } from './spec/spec-calls.ts';
import { specConstants, type SpecValue } from './spec/spec-constants.ts';

const contracts = await featureContracts();
/** The calls of features that hang on a service. */
const ofFeatures = (service: ServiceName): Readonly<Record<string, Endpoint>> =>
  Object.assign({}, ...contracts.filter(({ name }) => name === service).map(({ calls }) => calls));

/** The contract's tables by service, those of features among them. */
const tables: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = {
  userCentre: { ...userCentre.calls, ...ofFeatures('userCentre') },
  chat: { ...chatService.calls, ...ofFeatures('chat') },
  netdisk: { ...netdisk.calls, ...ofFeatures('netdisk') },
};

/** One line of the first table. */
export type CallLine = { service: SpecService; call: string; row: CallRow };

/** Every transcribed call with its row, in the specification's order. */
export const callLines: readonly CallLine[] = Object.entries(specCalls).flatMap(([name, calls]) => {
  const service = name as SpecService;
  const rows: Readonly<Record<string, CallRow>> = callCoverage[service];
  return calls.flatMap((call) => {
    const row = rows[call];
    return row === undefined ? [] : [{ service, call, row }];
  });
});

/** One line of the second table. */
export type ConstantLine = { name: string; expected: SpecValue; row: ConstantCoverage };

/** Every transcribed constant with its row. */
export const constantLines: readonly ConstantLine[] = Object.entries(specConstants).flatMap(
  ([name, expected]) => {
    const row = (constantCoverage as Readonly<Record<string, ConstantCoverage>>)[name];
    return row === undefined ? [] : [{ name, expected, row }];
  },
);

/** The endpoint behind a built row: `getInfo` in its own service, or `chat.getInfo` in a named one. */
function endpointOf(service: string, name: string): Endpoint | undefined {
  const [first = '', second] = name.split('.');
  return second === undefined ? tables[service]?.[first] : tables[first]?.[second];
}

/** Whether a transcribed `METHOD path` means this endpoint. */
function isSameCall(call: string, endpoint: Endpoint): boolean {
  const [family = '', ways] = call.split(': ');
  const [method = '', base = ''] = family.split(' ');
  // A family of calls is listed once, with its ways behind it.
  const path = ways === undefined ? base : `${base}/(${ways.replaceAll(', ', '|')})`;
  const wanted = path.replace('*', '(friend|group)').replaceAll(/\{\w+\}/g, String.raw`\{\w+\}`);
  // An upload of the specification is a form that is posted.
  const ownMethod = endpoint.in === 'form' ? 'UPLOAD' : endpoint.method;
  const methodFits = method === 'ANY' || method === ownMethod || method === endpoint.method;
  return methodFits && new RegExp(`^${wanted}$`).test(endpoint.path);
}

/** `address: /path` or `act: fields`: the address and the fields are the call's. */
function isDescribed(call: string, endpoint: Endpoint): boolean {
  const [, said = ''] = call.split(': ');
  if (said.startsWith('/')) return endpoint.path === said;
  const taken = Object.keys(
    z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }).properties ?? {},
  );
  return said !== '' && said.split(', ').every((field) => taken.includes(field));
}

/** What the list and the contract do not agree on, one sentence each. */
export function callProblems(lines: readonly CallLine[] = callLines): string[] {
  const problems: string[] = [];
  for (const { service, call, row } of lines) {
    const where = `${service} ${call}`;
    const inContract = Object.values(tables[service] ?? {}).some((endpoint) => isSameCall(call, endpoint));
    if ('notYet' in row) {
      if (inContract) problems.push(`${where} says "not yet", but the contract has it`);
      continue;
    }
    const endpoint = endpointOf(service, row.built);
    if (call.startsWith('bridge: ')) {
      if (!(row.built in channels)) problems.push(`${where}: no bridge ${row.built}`);
    } else if (service === 'realtime') {
      if (!(row.built in frameType) && endpoint === undefined)
        problems.push(`${where}: no frame ${row.built}`);
    } else if (endpoint === undefined) problems.push(`${where}: the contract has no call ${row.built}`);
    // Where the specification shows no shape, or only an address or fields, the call is ours.
    else if (!call.endsWith('not shown)') && !isSameCall(call, endpoint) && !isDescribed(call, endpoint)) {
      problems.push(`${where}: ${row.built} is ${endpoint.method} ${endpoint.path} in the contract`);
    }
  }
  for (const [service, calls] of Object.entries(tables)) {
    for (const [name, endpoint] of Object.entries(calls)) {
      if (endpoint.spec === 'ours') continue;
      const listed = lines.some((line) => line.service === service && isSameCall(line.call, endpoint));
      if (!listed)
        problems.push(`${service}.${name} claims ${endpoint.spec}, but the specification has no such call`);
    }
  }
  return problems;
}

/** What the list and the constant table do not agree on. */
export function constantProblems(lines: readonly ConstantLine[] = constantLines): string[] {
  const dictionary = new Set(parameterTable.map((row) => row.name));
  return lines.flatMap(({ name, expected, row }) => {
    if ('constant' in row) {
      const value: SpecValue = constantTable[row.constant].value;
      return expected === null || value === expected ? [] : [`${name}: ${row.constant} is ${value}`];
    }
    if ('dictionary' in row)
      return dictionary.has(row.dictionary) ? [] : [`${name}: no such dictionary name`];
    if (!('file' in row)) return [];
    const isThere = existsSync(root + row.file) && readFileSync(root + row.file, 'utf8').includes(row.word);
    return isThere ? [] : [`${name}: ${row.file} does not say "${row.word}"`];
  });
}

/** Product files that read a constant of the table, with the code that reads it. */
function useSites(name: ConstantName): string[] {
  const reads = new RegExp(String.raw`\b(?:constantTable|constants(?:\(\))?)\.${name}\b`);
  return productFiles
    .filter(({ path }) => !path.startsWith('variants/') && !path.startsWith('fixtures/'))
    .filter(({ text }) => reads.test(text))
    .map(({ path }) => path);
}

/** What a dictionary name changes that somebody reads: files, or the navigation for titles. */
function dictionarySites(dictionary: string): string[] {
  const target = parameterTable.find(({ name }) => name === dictionary)?.target;
  if (target === undefined) return [];
  if (target.kind !== 'constant') return ['gui/frame/AppRail.tsx'];
  // The office beats; clients follow what its welcome says.
  return target.constant === 'wsServerIntervalMs' ? ['fixtures/office/core.ts'] : useSites(target.constant);
}

/** Files in which a constant has its effect. */
function effectOf(row: ConstantCoverage): string[] {
  if ('constant' in row) return useSites(row.constant);
  if ('dictionary' in row) return dictionarySites(row.dictionary);
  return 'file' in row ? [row.file] : [];
}

/** Constants that are called built without anybody reading them, or not yet although somebody does. */
export function effectProblems(lines: readonly ConstantLine[] = constantLines): string[] {
  return lines.flatMap(({ name, row }) => {
    const sites = effectOf(row);
    if ('test' in row) return sites.length > 0 ? [] : [`${name} is called built, but nothing reads it`];
    return sites.length === 0 ? [] : [`${name} says "not yet", but ${sites.join(', ')} reads it`];
  });
}

/** Whether a test file says the name of a call or frame. */
function mentions(test: string, built: string): boolean {
  const name = built.split('.').at(-1) ?? '';
  return new RegExp(String.raw`\b${name}\b`).test(readFileSync(root + test, 'utf8'));
}

/** Rows that claim a test which is not there, is a folder, or does not say what it is claimed to prove. */
export function missingTests(
  calls: readonly CallLine[] = callLines,
  constants: readonly ConstantLine[] = constantLines,
): string[] {
  const claims = [
    ...calls.map(({ service, call, row }) => ({ name: `${service} ${call}`, row })),
    ...constants.map(({ name, row }) => ({ name, row })),
  ];
  return claims.flatMap(({ name, row }) => {
    if (!('test' in row)) return [];
    const isFile = row.test.endsWith('.test.ts') && existsSync(root + row.test);
    if (!isFile) return [`${name}: there is no test file ${row.test}`];
    const says = !('built' in row) || mentions(row.test, row.built);
    return says ? [] : [`${name}: ${row.test} does not mention it`];
  });
}

function whereOf(row: ConstantCoverage): string {
  if ('constant' in row) return `\`${row.constant}\``;
  if ('dictionary' in row) return 'server dictionary';
  return 'file' in row ? `\`${row.file}\`` : '—';
}

/** The value of the default variant, and every variant that differs. */
function inForce(row: ConstantCoverage): string {
  if (!('constant' in row)) return '';
  const name = row.constant;
  const usual = variants.default.constants[name];
  const others = Object.entries(variants)
    .filter(([, variant]) => variant.constants[name] !== usual)
    .map(([variant, { constants }]) => `${variant}: ${constants[name]}`);
  return [String(usual) || '(empty)', ...others].join('; ');
}

/** The page: both tables as Markdown. */
export function coveragePage(): string {
  const state = (row: CallRow | ConstantCoverage): string =>
    'notYet' in row ? `not yet: ${row.notYet}` : `built (\`${row.test}\`)`;
  const effect = (row: ConstantCoverage): string =>
    effectOf(row)
      .map((path) => `\`${path}\``)
      .join(' ') || '—';
  const count = (rows: readonly (CallRow | ConstantCoverage)[]): string =>
    `${rows.filter((row) => 'test' in row).length} of ${rows.length} built`;
  const calls = callLines.map(({ service, call, row }) => {
    const name = 'built' in row ? `\`${row.built}\`` : '—';
    return `| ${service} | \`${call}\` | ${name} | ${state(row)} |`;
  });
  const constants = constantLines.map(
    ({ name, row }) =>
      `| ${name.replaceAll('*', String.raw`\*`)} | ${whereOf(row)} | ${inForce(row)} | ${effect(row)} | ${state(row)} |`,
  );
  return [
    '# What of the specification is built',
    '',
    'Written by `npm run generate` from the contract, the variants and the lists in `tests/architecture/spec`.',
    '',
    `## Calls (§7): ${count(callLines.map((line) => line.row))}`,
    '',
    '| Service | Call | In the contract | State |',
    '| --- | --- | --- | --- |',
    ...calls,
    '',
    `## Constants (§9): ${count(constantLines.map((line) => line.row))}`,
    '',
    'In force: the default variant, then every variant that differs. Effect: who reads the value. A dictionary name',
    'that is not built yet changes the constant in force (`tangram config list --show-origin`), and nobody reads it yet.',
    '',
    '| Constant | Where | In force | Effect | State |',
    '| --- | --- | --- | --- | --- |',
    ...constants,
    '',
  ].join('\n');
}
