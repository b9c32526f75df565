// Prints every call of the office with what it counts as and how many bytes of it are read.
import { chatService } from '#sdk/contract/chat.ts';
import type { Endpoint, ServiceName } from '#sdk/contract/endpoint.ts';
import { netdisk } from '#sdk/contract/netdisk.ts';
import { userCentre } from '#sdk/contract/user-centre.ts';
import { officeFeatures } from '#fixtures/office/features.ts';
import { boundsOf, type CallBounds } from '#fixtures/office/http/call-bounds.ts';
import { coreWork, usualLimits } from '#fixtures/office/services/limits.ts';
import { rateNames } from '#sdk/contract/rate-names.ts';

/** A call with its bounds. */
export type BoundCall = { service: ServiceName; name: string; endpoint: Endpoint; bounds: CallBounds };

/** Every call the office serves, those of its features too. */
export function everyCall(): BoundCall[] {
  const core = [userCentre, chatService, netdisk].flatMap(({ name: service, calls }) =>
    Object.entries<Endpoint>(calls).map(([name, endpoint]) => ({
      service,
      name,
      endpoint,
      bounds: boundsOf(name, endpoint, coreWork(name)),
    })),
  );
  const ofFeatures = officeFeatures.flatMap(({ contract, limits }) =>
    Object.entries(contract.calls).map(([name, endpoint]) => ({
      service: contract.name,
      name,
      endpoint,
      bounds: boundsOf(name, endpoint, limits[name] ?? 'lookups'),
    })),
  );
  return [...core, ...ofFeatures];
}

/** The page, as the generator writes it. */
export function callPage(): string {
  const rates = rateNames.map((name) => {
    const rate = usualLimits[name];
    return `| ${name} | ${rate === null ? 'none' : `${rate.burst}`} | ${rate === null ? 'none' : `${rate.perSecond}`} |`;
  });
  const rows = everyCall().map(({ service, name, endpoint, bounds }) => {
    const streams = endpoint.in === 'form' && endpoint.streams === true;
    const who = endpoint.token ? 'account' : 'address';
    return `| ${service}.${name} | ${bounds.work} | ${who} | ${streams ? 'room of the account' : bounds.bytes} |`;
  });
  return [
    '<!-- Written by `npm run generate` from the contract and `fixtures/office/http/call-bounds.ts`. -->',
    '',
    '# What a call may take',
    '',
    'Every call is counted in a bucket, of the account or, before anybody has signed in, of the address; a session is asked for',
    'before a byte of a body is read, and no more of it is read than stands here. What one account or address has on its way at',
    'once is bounded too (`fixtures/office/http/incoming.ts`). `fixtures/calls-in-proportion.test.ts` walks all of them with the',
    'worst input that fits: no turn of the event loop may take 50 ms of work, and the walk may hold no more than 300 MB.',
    '',
    '| Bucket | At once | A second |',
    '| --- | --- | --- |',
    ...rates,
    '',
    '| Call | Bucket | Of whom | Bytes of a body |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
