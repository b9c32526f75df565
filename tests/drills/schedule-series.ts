// Two devices change parts of series while somebody answers: every sequence comes to what a model of single occurrences says.
import { scheduleFeature } from '#fixtures/office/schedule/feature.ts';
import { Refusal } from '#fixtures/office/refusal.ts';
import { between, pick, seededRandom, type Random } from '#fixtures/seed/random.ts';
import { startOffice } from '#fixtures/serve.ts';
import type { ItemWrite, Response, ScheduleItem } from '#sdk/contract/schedule.ts';
import { wholeItem } from '#sdk/schedule/rules/new-item.ts';
import { planChange, planRemoval, planUndo, type Scope } from '#sdk/schedule/rules/series-edit.ts';
import { instantOf, localAt, movedBy, wallOf } from '#sdk/schedule/rules/wall-time.ts';
import { occurrencesOf } from '#sdk/schedule/shown-items.ts';
import type { DrillContext } from './drill.ts';

const day = 86_400_000;
const minute = 60_000;
const days = { off: [], on: [] };
const [organizer, guest] = [1001, 1002];
const range = { from: Date.UTC(2026, 10, 1), to: Date.UTC(2027, 10, 1), rejected: true };
const turns = 5;

/** One occurrence as somebody would note it on paper, and where it stands among the items. */
type Fact = {
  start: string;
  end: string;
  title: string;
  answer: Response;
  /** It was moved for itself, and keeps its time when the series is moved. */
  ownTime: boolean;
  id: string;
  rid: string;
};
const kinds = ['title', 'move', 'moveDay', 'shorten', 'remove', 'answer'] as const;
const said = (fact: Pick<Fact, 'start' | 'end' | 'title' | 'answer'>): string =>
  `${fact.start} ${fact.end} ${fact.title} ${fact.answer}`;

/** See the first line. */
export async function run(context: DrillContext): Promise<void> {
  const random = seededRandom(context.seed);
  const sequences = context.full ? 10_000 : 60;
  const office = await startOffice({ inMemory: true, seed: 'small', passwordsFor: [] });
  context.afterwards(() => office.close());
  const service = office.office.features.service(scheduleFeature);
  const figures = { acts: 0, stale: 0, undone: 0 };

  for (let number = 0; number < sequences; number += 1) {
    const problem = await sequence(service, random, number, figures);
    if (problem !== undefined) context.problem(problem);
  }
  context.report('sequences', sequences);
  context.report('acts', figures.acts);
  context.report('told that it has moved on', figures.stale);
  context.report('undone', figures.undone);
}

type Service = ReturnType<(typeof scheduleFeature)['open']> extends infer Opened ? Awaited<Opened> : never;

async function sequence(
  service: Service,
  random: Random,
  number: number,
  figures: { acts: number; stale: number; undone: number },
): Promise<string | undefined> {
  const count = between(random, 3, 10);
  const isDaily = random() < 0.5;
  // Tuesdays; from the later one on series pass a change of clocks, and an end may be said as its last instant.
  const start = pick(random, ['2026-12-01T09:00:00', '2027-02-23T09:00:00'] as const);
  const zone = pick(random, ['Asia/Shanghai', 'America/New_York'] as const);
  const step = isDaily ? day : 7 * day;
  const last = localAt(instantOf(movedBy(start, (count - 1) * step), zone), 'UTC');
  const end = random() < 0.5 ? `COUNT=${count}` : `UNTIL=${last.replaceAll(/[-:]/gu, '')}Z`;
  const rule = isDaily ? `FREQ=DAILY;${end}` : `FREQ=WEEKLY;BYDAY=TU;${end}`;
  const title = `s${number}`;
  const item = wholeItem(
    {
      title,
      start,
      end: movedBy(start, 60 * minute),
      rule,
      people: [{ personId: String(guest), role: 'participant' }],
    },
    zone,
  );
  const [made] = await service.items.commit(organizer, { writes: [{ op: 'create', item }] });
  if (made === undefined) return `${title}: nothing was made`;
  let facts: Fact[] = Array.from({ length: count }, (_, index) => {
    const rid = movedBy(start, index * step);
    return {
      start: rid,
      end: movedBy(rid, 60 * minute),
      title,
      answer: 'needsAction' as const,
      ownTime: false,
      id: made.id,
      rid,
    };
  });
  /** What each device has seen last of an item. */
  const devices = [new Map<string, ScheduleItem>(), new Map<string, ScheduleItem>()];
  const fresh = (id: string): ScheduleItem => service.questions.one(organizer, id);
  const history: string[] = [`${start} ${zone} ${rule}`];

  const shown = (): string[] => {
    const ids = [...new Set(facts.map(({ id }) => id))];
    const items = ids.map((id) => service.questions.one(guest, id));
    return occurrencesOf(items, range, String(guest), days)
      .map((one) =>
        said({
          start: one.startLocal,
          end: one.endLocal,
          title: one.title,
          answer: one.response ?? 'needsAction',
        }),
      )
      .toSorted();
  };

  for (let turn = 0; turn < turns && facts.length > 0; turn += 1) {
    figures.acts += 1;
    const fact = pick(random, facts);
    const kind = pick(random, kinds);
    const scope = pick(random, ['this', 'following', 'all'] as const satisfies readonly Scope[]);
    history.push(`${kind} ${scope} at ${fact.rid} of ${fact.id}`);
    if (kind === 'answer') {
      const response = pick(random, ['accepted', 'declined'] as const);
      const isOne = scope === 'this';
      await service.acts.act(guest, {
        id: fact.id,
        act: 'respond',
        response,
        ...(isOne && { recurrenceId: fact.rid }),
      });
      for (const one of facts) if (one === fact || (!isOne && one.id === fact.id)) one.answer = response;
    } else {
      const device = pick(random, devices);
      const source = device.get(fact.id) ?? fresh(fact.id);
      const minutes = kind === 'moveDay' ? 1_440 : between(random, 1, 8) * 15;
      const patch =
        kind === 'title'
          ? { title: `${title}-${turn}` }
          : kind === 'shorten'
            ? { end: movedBy(fact.end, -5 * minute) }
            : { start: movedBy(fact.start, minutes * minute), end: movedBy(fact.end, minutes * minute) };
      const plan = (from: ScheduleItem): ItemWrite[] =>
        kind === 'remove'
          ? planRemoval(from, { recurrenceId: fact.rid, scope }, days)
          : planChange(from, { recurrenceId: fact.rid, scope, patch }, days);
      let used = source;
      let writes = plan(used);
      let done: ScheduleItem[];
      try {
        done = await service.items.commit(organizer, { writes });
      } catch (error) {
        if (!(error instanceof Refusal) || error.reason !== 'scheduleChanged') throw error;
        // The other device was first: this one looks again, as a person would.
        figures.stale += 1;
        used = fresh(fact.id);
        writes = plan(used);
        done = await service.items.commit(organizer, { writes });
      }
      const before = facts.map((one) => ({ ...one }));
      const isWhole = scope === 'all' || (scope === 'following' && used.start === fact.rid);
      const reached = facts.filter((one) =>
        scope === 'this' ? one === fact : one.id === fact.id && (isWhole || one.rid >= fact.rid),
      );
      const isSingle = scope === 'this';
      const tail = writes[1] === undefined ? undefined : done[1]?.id;
      if (kind === 'remove') facts = facts.filter((one) => !reached.includes(one));
      else {
        const length = wallOf(fact.end) - wallOf(fact.start) - (kind === 'shorten' ? 5 * minute : 0);
        for (const one of reached) {
          if (kind === 'title') one.title = `${title}-${turn}`;
          else if (isSingle || !one.ownTime) {
            if (kind !== 'shorten') one.start = movedBy(one.start, minutes * minute);
            one.end = movedBy(one.start, length);
          }
          if (isSingle && kind !== 'title') one.ownTime = true;
          if (!isSingle && (kind === 'move' || kind === 'moveDay'))
            one.rid = movedBy(one.rid, minutes * minute);
          if (tail !== undefined) one.id = tail;
        }
      }
      for (const one of done) device.set(one.id, one);
      if (random() < 0.25) {
        figures.undone += 1;
        history.push('undo');
        await service.items.commit(organizer, { writes: planUndo(used, writes, done) });
        facts = before;
        for (const known of devices) known.delete(fact.id);
      }
    }
    const [found, wanted] = [shown(), facts.map(said).toSorted()];
    if (found.join('\n') !== wanted.join('\n')) {
      const odd = found.filter((one) => !wanted.includes(one));
      const missing = wanted.filter((one) => !found.includes(one));
      return `${history.join('; ')}: shows ${odd.join(' | ')} instead of ${missing.join(' | ')}`;
    }
  }
  for (const id of new Set(facts.map((one) => one.id)))
    await service.items.commit(organizer, { writes: [{ op: 'remove', id }] });
  return undefined;
}
