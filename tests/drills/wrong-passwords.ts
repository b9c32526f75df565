// Somebody guesses passwords of people elsewhere from one address behind a proxy, thousands of them: those people, and others there whose device came in before, sign in all the same.
import type { OfficePlan, PersonPlan } from '#fixtures/seed/plan.ts';
import { noLimits } from '#fixtures/office/services/limits.ts';
import { attemptLimits } from '#fixtures/office/services/attempts.ts';
import { between, seededRandom } from '#fixtures/seed/random.ts';
import { startOffice, type RunningOffice } from '#fixtures/serve.ts';
import { ask, call, passwordOf, seal } from '../fixtures/raw-client.ts';
import { drillPlan } from '../support/drill-plan.ts';
import type { DrillContext } from './drill.ts';

/** Where the guesses come from; some people are there too. */
const guesserAddress = '198.51.100.7';
/** As many at once as a proxy passes on. */
const atOnce = 8;
/** How long a sign-in may take while guesses come in, in ms: a person waits no longer. */
const slowestMs = 3_000;

/** A sign-in as the proxy hands it on, from an address of documentation (RFC 5737). */
async function signIn(
  office: RunningOffice,
  from: string,
  loginname: string,
  password: string,
): Promise<boolean> {
  const { keyId, key } = (await ask(office, 'userCentre', 'getConfig', {})).loginCrypto ?? {
    keyId: '',
    key: '',
  };
  const answer = await call(
    office,
    'userCentre',
    'login',
    { keyId, encrypted: seal({ loginname, password }, key) },
    undefined,
    { 'x-forwarded-for': from },
  );
  return answer.code === 200;
}

/** See the first line. */
export async function run(context: DrillContext): Promise<void> {
  const { seed, full } = context;
  const guesses = full ? 10_000 : 300;
  const random = seededRandom(seed);
  const plan: OfficePlan = drillPlan(Date.now());
  const names = plan.people.filter(({ id }: PersonPlan) => Number(id) > 2).map(({ loginName }) => loginName);
  const office = await startOffice({
    ...{ inMemory: true, port: 0, seed: plan, passwordsFor: names, limits: noLimits },
    trustedProxies: ['127.0.0.1'],
    reportFault: (error) => context.problem(String(error)),
  });
  context.afterwards(() => office.close());
  const passwords = new Map(names.map((name) => [name, passwordOf(office, name)]));
  const comesIn = (from: string, name: string): Promise<boolean> =>
    signIn(office, from, name, passwords.get(name) ?? '');

  // Half of the people have come in from that address before; the others sit elsewhere.
  const there = names.filter((_, index) => index % 2 === 0);
  const elsewhere = names.filter((_, index) => index % 2 === 1);
  for (const name of there)
    if (!(await comesIn(guesserAddress, name))) context.problem(`${name} could not come in at first`);

  const so = { made: 0, hits: 0 };
  const guess = async (): Promise<void> => {
    while (so.made < guesses) {
      so.made += 1;
      const { made } = so;
      const isNamed = between(random, 0, 2) > 0;
      const name = isNamed ? (elsewhere[between(random, 0, elsewhere.length - 1)] ?? '') : `nobody${made}`;
      if (await signIn(office, guesserAddress, name, `guess-${made}`)) so.hits += 1;
    }
  };
  const guessing = Promise.all(Array.from({ length: atOnce }, guess));
  let slowest = 0;
  let tries = 0;
  const look = async (from: string, name: string): Promise<void> => {
    const start = performance.now();
    const isIn = await comesIn(from, name);
    slowest = Math.max(slowest, performance.now() - start);
    tries += 1;
    if (!isIn) context.problem(`${name} could not come in from ${from} after ${so.made} guesses`);
  };
  for (let round = 0; so.made < guesses; round += 1) {
    const away = elsewhere[round % elsewhere.length] ?? '';
    await look(`203.0.113.${1 + (round % 200)}`, away);
    await look(guesserAddress, there[round % there.length] ?? '');
  }
  await guessing;
  for (const name of elsewhere) await look('203.0.113.250', name);
  for (const name of there) await look(guesserAddress, name);
  if (so.hits > 0) context.problem(`${so.hits} guesses came in`);
  if (slowest > slowestMs) context.problem(`a sign-in took ${Math.round(slowest)} ms beside the guesses`);
  context.report('guesses', so.made);
  context.report('sign-ins beside them', tries);
  context.report('slowest sign-in ms', Math.round(slowest));
  context.report('limit of the address', attemptLimits.mostPerSource);
}
