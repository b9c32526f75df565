// What is given to others on the disk's part, and what was before: rights, links, versions, and task folders.
import { useRef } from 'react';
import type { DiskGrantee, DiskLevel, DiskNode, DiskTask, Person } from '#sdk/api.ts';
import { shareEach } from '#sdk/disk/actions/giving.ts';
import { nameProblem } from '#sdk/disk/rules/disk-names.ts';
import type { DiskFolderScreen } from '#sdk/disk/screens/disk-folder.ts';
import type { ErrorCode } from '#sdk/errors.ts';
import { writeDate } from '#sdk/locales/date-format.ts';
import { sizeText } from '#sdk/locales/size-text.ts';
import { askOneOf, askWords } from '../lines/ask-words.ts';
import { useDesk } from '../frame/desk.ts';
import { drawableLine } from '../lines/drawable.ts';
import { errorText } from '../lines/error-text.ts';
import { useNotify } from '../frame/useNotify.ts';
import { useScreen } from '../frame/useScreen.ts';

const levels = ['view', 'download', 'edit', 'manage'] as const satisfies readonly DiskLevel[];
const shortestPassword = 4;
const dayMs = 86_400_000;
/** How long something may last; 0 is for ever. */
const lastingDays = [0, 1, 7, 30, 90, 365] as const;
/** How long a link lasts where nothing else is chosen. */
const usualLinkDays = 7;
/** What may be shared at most. */
const maxShared = levels.indexOf('edit') + 1;

/** The acts; those that cannot be done now are undefined. */
export type DiskGiving = Readonly<
  Record<
    'share' | 'authorise' | 'link' | 'versions' | 'newTask' | 'members' | 'closeTask',
    (() => void) | undefined
  >
>;

/** `some` is what is meant. `onCompare` shows a version beside the present one. */
export function useDiskGiving(
  screen: DiskFolderScreen,
  some: readonly DiskNode[],
  onCompare: (row: DiskNode, number: number) => void,
): DiskGiving {
  const desk = useDesk();
  const { consent, office, translator, picks, go, now } = desk;
  const { t, locale, timeLocale } = translator;
  const notify = useNotify();
  const { view, folder, query, tasks } = useScreen(screen);
  const isTrash = view === 'trash' && query === '';
  const [one] = some.length === 1 ? some : [];
  const thing = one === undefined || one.parentId === '0' || isTrash ? undefined : one;
  const task = tasks.find(({ rootId }) => rootId === one?.id);

  const askPeople = async (title: string): Promise<readonly Pick<Person, 'id' | 'name'>[]> => {
    const request = { title, options: { mode: 'people' as const } };
    const picked = await picks.ask(request, () => go({ type: 'overlay', overlay: 'picker' }));
    return picked?.people ?? [];
  };
  const askLevel = (title: string, offered: readonly DiskLevel[]): Promise<DiskLevel | undefined> =>
    askOneOf(
      desk,
      title,
      offered.map((id) => ({ id, text: t(`disk.levels.${id}`) })),
    );
  /** Until when, in epoch ms; without an end where that was chosen, undefined where they left. */
  const askUntil = async (usual: number): Promise<{ until?: number } | undefined> => {
    const days = await askOneOf(
      desk,
      t('grants.until'),
      [usual, ...lastingDays.filter((count) => count !== usual)].map((count) => ({
        id: String(count),
        text: count === 0 ? t('grants.forever') : t('grants.days', { count }),
      })),
    );
    if (days === undefined) return undefined;
    return days === '0' ? {} : { until: now() + Number(days) * dayMs };
  };
  /** What was shared before something went wrong is not shared again by the same keys. */
  const given = useRef<{ wish: string; done: Set<string> }>(undefined);
  const share = async (): Promise<void> => {
    const [first] = some;
    if (first === undefined) return;
    const title =
      one === undefined
        ? t('disk.shareMany', { count: some.length })
        : t('disk.shareTitle', { name: drawableLine(one.name) });
    const people = await askPeople(title);
    if (people.length === 0) return;
    // Nobody gives more than they have; the usual one stands first.
    const most = Math.min(maxShared, ...some.map((row) => levels.indexOf(row.level) + 1));
    const offered = levels
      .slice(0, most)
      .toSorted((a, b) => Number(b === 'download') - Number(a === 'download'));
    const level = await askLevel(title, offered);
    const end = level === undefined ? undefined : await askUntil(0);
    if (level === undefined || end === undefined) return;
    const grantees = people.map(({ id, name }) => ({ kind: 'person' as const, id, name }));
    const wish = JSON.stringify([grantees, level]);
    if (given.current?.wish !== wish) given.current = { wish, done: new Set() };
    await shareEach(office, some, { grantees, level, ...end }, given.current.done);
    given.current = undefined;
    notify.done(
      one === undefined
        ? { key: 'disk.sharedMany', parameters: { count: some.length } }
        : { key: 'disk.shareDone' },
    );
    screen.choose(new Set());
    await screen.reload();
  };
  const authorise = async (row: DiskNode): Promise<void> => {
    const title = t('disk.authoriseTitle', { name: drawableLine(row.name) });
    const grants = await office.disk.grants(row.id);
    const chosen = await askOneOf(desk, title, [
      { id: 'new', text: t('tuiDisk.grantMore') },
      ...grants.map(({ grantee, level }, at) => ({
        id: String(at),
        text: t('tuiDisk.grantTake', { name: drawableLine(grantee.name), level: t(`disk.levels.${level}`) }),
      })),
    ]);
    if (chosen === undefined) return;
    const taken = grants[Number(chosen)];
    if (chosen !== 'new' && taken !== undefined) {
      await office.disk.ungrant(row.id, taken.grantee);
      return notify.done({ key: 'tuiDisk.grantTaken', parameters: { name: taken.grantee.name } });
    }
    const people = await askPeople(title);
    if (people.length === 0) return;
    const level = await askLevel(title, levels);
    const end = level === undefined ? undefined : await askUntil(0);
    if (level === undefined || end === undefined) return;
    for (const { id, name } of people) {
      const grantee: DiskGrantee = { kind: 'person', id, name };
      await office.disk.grant({ id: row.id, grantee, level, ...end });
    }
    notify.done({ key: 'tuiDisk.granted', parameters: { name: people.map(({ name }) => name).join(', ') } });
  };
  const link = async (row: DiskNode): Promise<void> => {
    const password = await askWords(desk, {
      ...{ title: t('disk.link'), placeholder: t('disk.linkPassword') },
      problem: (typed) =>
        typed.trim() !== '' && typed.trim().length < shortestPassword
          ? t('disk.linkPasswordShort')
          : undefined,
    });
    if (password === undefined) return;
    const typed = password === t('disk.linkPassword') ? '' : password;
    const end = await askUntil(usualLinkDays);
    if (end === undefined) return;
    const most = await askWords(desk, {
      ...{ title: t('disk.link'), placeholder: t('disk.linkMost') },
      problem: (words) => (/^(?:[1-9]\d{0,5})?$/.test(words.trim()) ? undefined : t('disk.linkMostWrong')),
    });
    if (most === undefined) return;
    const made = await office.disk.makeLink({
      id: row.id,
      ...(typed !== '' && { password: typed }),
      ...end,
      ...(/^\d+$/.test(most) && { mostOpens: Number(most) }),
    });
    notify.done({
      key: 'tuiDisk.linked',
      parameters: { address: `/main/disk/link?token=${made.token ?? ''}` },
    });
  };
  const versions = async (row: DiskNode): Promise<void> => {
    const known = await office.disk.versions(row.id);
    const chosen = await askOneOf(
      desk,
      t('disk.versions'),
      known.map(({ number, size, uploaderName, time }) => ({
        id: String(number),
        text: [
          t('disk.restoreVersionOf', { number }),
          sizeText(size, locale),
          drawableLine(uploaderName),
          writeDate(timeLocale, time, { dateStyle: 'medium', timeStyle: 'short' }),
        ].join(' · '),
      })),
    );
    if (chosen === undefined) return;
    const number = Number(chosen);
    const way = await askOneOf(desk, t('disk.version', { number }), [
      { id: 'restore', text: t('disk.restoreVersionOf', { number }) },
      { id: 'compare', text: t('disk.compare', { number }) },
    ]);
    if (way === 'compare') return onCompare(row, number);
    if (way === undefined) return;
    await office.disk.restoreVersion(row.id, number);
    notify.done({ key: 'disk.versionRestored', parameters: { number } });
    await screen.reload();
  };
  const newTask = async (): Promise<void> => {
    const title = await askWords(desk, {
      ...{ title: t('disk.newTask'), placeholder: t('disk.taskTitle') },
      problem: (typed) => {
        const code = nameProblem(typed);
        return code === undefined ? undefined : errorText(translator, { code, params: { name: typed } });
      },
    });
    if (title === undefined) return;
    const people = await askPeople(t('disk.taskMembers'));
    if (people.length === 0) return;
    await office.disk.startTask({ title, memberIds: people.map(({ id }) => id) });
    await screen.reload();
  };
  const changeMembers = async ({ id, title, starterId, members }: DiskTask): Promise<void> => {
    const there = new Set([starterId, ...members.map((member) => member.id)]);
    const people = await askPeople(t('disk.membersPick', { name: drawableLine(title) }));
    const memberIds = people.flatMap((person) => (there.has(person.id) ? [] : person.id));
    const leaving = people.flatMap((person) =>
      members.some((one) => one.id === person.id) ? person.id : [],
    );
    if (memberIds.length + leaving.length === 0) return;
    if (leaving.length > 0) await office.disk.removeTaskMembers({ id, memberIds: leaving });
    if (memberIds.length > 0) await office.disk.addTaskMembers({ id, memberIds });
    notify.done({ key: 'disk.membersChanged' });
    await screen.reload();
  };
  const closeTask = (): void => {
    if (task === undefined) return;
    notify.attempt(async () => {
      const title = t('tuiPanes.sure.task', { name: drawableLine(task.title) });
      const detail = t('disk.closeTaskQuestion', { name: drawableLine(task.title) });
      if (!(await consent.ask({ title, detail }))) return;
      await office.disk.closeTask(task.id);
      await screen.reload();
    });
  };
  const start = (work: () => Promise<void>) => () => notify.attempt(work);
  const { share: giving, authorise: ruling } = screen.actsOf(thing === undefined ? [] : [thing]);
  const { reason, name: foreign = '' } = screen.actsOf(some).share;
  const mayShare = some.length > 0 && !isTrash && some.every(({ parentId }) => parentId !== '0');
  const refuse = (why: ErrorCode, path: string): void =>
    notify.inform({ key: `errors.${why}`, parameters: { path } });
  const may = (
    why: ErrorCode | undefined,
    work: (row: DiskNode) => Promise<void>,
  ): (() => void) | undefined =>
    thing === undefined
      ? undefined
      : why === undefined
        ? start(() => work(thing))
        : () => refuse(why, thing.name);
  return {
    share: !mayShare ? undefined : reason === undefined ? start(share) : () => refuse(reason, foreign),
    authorise: may(ruling.reason, authorise),
    link: may(giving.reason, link),
    versions: thing === undefined || thing.isFolder ? undefined : start(() => versions(thing)),
    newTask: view === 'task' && folder === undefined ? start(newTask) : undefined,
    members: task === undefined || !screen.mayRun(task) ? undefined : start(() => changeMembers(task)),
    closeTask: task === undefined || !screen.mayRun(task) ? undefined : closeTask,
  };
}
