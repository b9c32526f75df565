// What can be done on the disk's part: each act on what is marked or on the line one is at, asked for and undone by keys.
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { useRef, useState } from 'react';
import type { DiskConflict, DiskFileType, DiskItemAnswer, DiskNode } from '#sdk/api.ts';
import { starEach } from '#sdk/disk/actions/giving.ts';
import { relocateDecided, takenNames } from '#sdk/disk/actions/relocation.ts';
import type { DiskActState } from '#sdk/disk/rules/disk-acts.ts';
import { freeLabel, nameProblem } from '#sdk/disk/rules/disk-names.ts';
import type { DiskSort } from '#sdk/disk/rules/sort-nodes.ts';
import type { DiskFolderScreen } from '#sdk/disk/screens/disk-folder.ts';
import { asOfficeError, OfficeError, type ErrorCode } from '#sdk/errors.ts';
import { safeName } from '#sdk/transfers/rules/safe-name.ts';
import type { TextKey } from '#sdk/locales/index.ts';
import { askOneOf, askWords } from '../lines/ask-words.ts';
import { useDesk } from '../frame/desk.ts';
import { drawableLine } from '../lines/drawable.ts';
import { errorText } from '../lines/error-text.ts';
import { askForFolder, askSending } from '../questions/path-question.ts';
import { useNotify } from '../frame/useNotify.ts';
import { useScreen } from '../frame/useScreen.ts';

type Clip = { readonly rows: readonly DiskNode[]; readonly cuts: boolean };
type Done = 'disk.moved' | 'disk.copied' | 'disk.trashed' | 'disk.restored' | 'disk.purged';

const fileTypes = [
  ...(['folder', 'document', 'picture', 'video'] as const),
  ...(['audio', 'archive', 'other'] as const),
] satisfies readonly DiskFileType[];
/** Chosen again, an order is turned round. */
const sorts = [
  { id: 'name', label: 'disk.name' },
  { id: 'time', label: 'disk.modified' },
  { id: 'size', label: 'disk.size' },
  { id: 'uploader', label: 'disk.uploader' },
] as const satisfies readonly { id: DiskSort; label: TextKey }[];

/** The acts; those that cannot be done now are undefined. */
export type DiskActs = Readonly<
  Record<
    | ('folder' | 'rename' | 'remove' | 'restore' | 'undo' | 'copy' | 'cut' | 'paste')
    | ('upload' | 'download' | 'star' | 'find' | 'filter' | 'sort'),
    (() => void) | undefined
  >
>;

/** `at` is the line one is at. */
export function useDiskActs(screen: DiskFolderScreen, at: DiskNode | undefined): DiskActs {
  const desk = useDesk();
  const { consent, office, translator } = desk;
  const { t } = translator;
  const notify = useNotify();
  const { view, folder, rows, query } = useScreen(screen);
  const [clip, setClip] = useState<Clip>();
  const [undo, setUndo] = useState<() => Promise<unknown>>();
  const pasting = useRef(false);
  const marked = screen.chosenRows();
  const some = marked.length > 0 ? marked : at === undefined ? [] : [at];
  const [one] = some.length === 1 ? some : [];
  const isTrash = view === 'trash' && query === '';
  const isDisks = some.some(({ parentId }) => parentId === '0');
  const mayAdd = folder !== undefined && (folder.level === 'edit' || folder.level === 'manage');
  const acts = screen.actsOf(some);

  /** Done only where it may be done; else why not. */
  const may = ({ reason, name }: DiskActState, work: () => void): (() => void) | undefined =>
    some.length === 0 || isDisks || isTrash
      ? undefined
      : reason === undefined
        ? work
        : () => notify.inform({ key: `errors.${reason}`, parameters: { path: name ?? '' } });
  const tell = (answers: readonly DiskItemAnswer[], done: Done): void => {
    const [failed] = answers.filter(({ code }) => code !== 200);
    const count = answers.filter(({ code, act }) => code === 200 && act !== 'skipped').length;
    if (failed === undefined) return notify.done({ key: done, parameters: { count } });
    const reason = errorText(translator, { code: failed.error ?? 'diskSomeFailed', params: {} });
    notify.inform({
      key: 'disk.someFailed',
      parameters: { failed: answers.length - count, name: failed.name, reason },
    });
  };
  const after = async (): Promise<void> => {
    screen.choose(new Set());
    await screen.reload();
  };
  const nameOf = (before: DiskNode | undefined) => (typed: string) => {
    const siblings = rows.map(({ name }) => name);
    const code = nameProblem(typed, { siblings, ...(before !== undefined && { before: before.name }) });
    return code === undefined ? undefined : errorText(translator, { code, params: { name: typed } });
  };
  const conflictOf = (name: string): Promise<DiskConflict | undefined> =>
    askOneOf(
      desk,
      `${drawableLine(name)}: ${t('files.sameName')}`,
      (['rename', 'replace', 'skip'] as const).map((id) => ({ id, text: t(`files.conflict.${id}`) })),
    );
  const relocate = async ({ rows: moved, cuts }: Clip, targetId: string): Promise<void> => {
    const wish = { ids: moved.map(({ id }) => id), targetId, copies: !cuts };
    const taken = await takenNames(office, wish);
    const [first] = taken;
    const way = first === undefined ? undefined : await conflictOf(first.name);
    if (first !== undefined && way === undefined) return;
    const decisions = Object.fromEntries(taken.map(({ id }) => [id, way ?? 'refuse'] as const));
    const answers = await relocateDecided(office, wish, decisions);
    tell(answers, cuts ? 'disk.moved' : 'disk.copied');
    const made = answers.filter(({ code, act }) => code === 200 && act !== 'skipped');
    setUndo(() => async () => {
      if (!cuts) {
        await office.disk.trash(made.flatMap(({ newId }) => newId ?? []));
        return;
      }
      for (const { id, parentId } of moved)
        if (made.some((answer) => answer.id === id))
          await office.disk.relocate({ ids: [id], targetId: parentId, conflict: 'rename' });
    });
    await after();
  };
  const paste = async (): Promise<void> => {
    if (folder === undefined || clip === undefined) return;
    if (pasting.current) throw new OfficeError('diskOnePaste');
    pasting.current = true;
    try {
      await relocate(clip, folder.id);
      if (clip.cuts) setClip(undefined);
    } finally {
      pasting.current = false;
    }
  };
  const upload = async (): Promise<void> => {
    const path = await askSending(desk);
    if (path === undefined || folder === undefined) return;
    const ids = await office.disk.upload({ folderId: folder.id, source: { path }, name: basename(path) });
    notify.inform({ key: 'tuiDisk.uploading', parameters: { count: ids.length } });
    const name = basename(path);
    let decision: Promise<DiskConflict | undefined> | undefined;
    // Asked once: what is decided for the first holds for the rest of a folder.
    const decide = (): Promise<DiskConflict | undefined> => (decision ??= conflictOf(name));
    for (const id of ids) notify.attempt(() => arrive(id, decide));
  };
  /** Waits for an upload; where its name is taken, asks, and waits on. */
  const arrive = async (id: string, decide: () => Promise<DiskConflict | undefined>): Promise<void> => {
    try {
      const { name: stored, instant } = await office.disk.uploaded(id);
      notify.done({ key: instant ? 'tuiDisk.instant' : 'tuiDisk.uploaded', parameters: { name: stored } });
      await screen.reload();
    } catch (error) {
      if (asOfficeError(error).data.code !== 'diskSameName') throw error;
      await office.disk.decide(id, (await decide()) ?? 'skip', { forAll: true });
      await arrive(id, decide).catch((again: unknown) => {
        // Skipped: it is off the list, and there is nothing to wait for.
        if (asOfficeError(again).data.code !== 'cancelled') throw again;
      });
    }
  };
  const download = async (): Promise<void> => {
    const to = await askForFolder(desk, t('disk.download'));
    if (to === undefined) return;
    const trees = some.filter(({ isFolder }) => isFolder);
    const [tree] = trees;
    const failed: { name: string; code: ErrorCode }[] = [];
    let came: string | undefined;
    let count = 0;
    /** What cannot come stops no other. */
    const fetch = async (name: string, work: () => Promise<{ place: string }>): Promise<void> => {
      try {
        ({ place: came } = await work());
        count += 1;
      } catch (error) {
        if (some.length === 1) throw error;
        failed.push({ name, code: asOfficeError(error).data.code });
      }
    };
    // Folders come as one compressed file with everything in them.
    if (tree !== undefined)
      await fetch(tree.name, () =>
        office.disk.downloadZip({
          ids: trees.map(({ id }) => id),
          to: join(to, `${safeName(tree.name)}.zip`),
        }),
      );
    for (const node of some.filter(({ isFolder }) => !isFolder))
      await fetch(node.name, async () => {
        const place = join(to, safeName(node.name));
        if (existsSync(place)) throw new OfficeError('diskDownloadExists', { params: { path: place } });
        return office.disk.download(node, { to: place });
      });
    const [lost] = failed;
    if (lost !== undefined)
      notify.inform({
        key: 'disk.someFailed',
        parameters: {
          failed: failed.length,
          name: lost.name,
          reason: errorText(translator, { code: lost.code, params: { path: lost.name } }),
        },
      });
    else if (came !== undefined)
      notify.done({ key: 'files.saved', parameters: { path: count === 1 ? came : to } });
  };
  const rename = async (): Promise<void> => {
    if (one === undefined) return;
    const name = await askWords(desk, {
      ...{ title: t('disk.rename'), placeholder: drawableLine(one.name), begin: one.name },
      problem: nameOf(one),
    });
    if (name === undefined) return;
    const renamed = await office.disk.rename(one, name);
    setUndo(() => () => office.disk.rename(renamed, one.name));
    await after();
  };
  const newFolder = async (): Promise<void> => {
    if (folder === undefined) return;
    const label = freeLabel(
      t('disk.newFolder'),
      rows.map(({ name }) => name),
    );
    const wish = { title: t('disk.newFolder'), placeholder: label, problem: nameOf(undefined) };
    const name = await askWords(desk, wish);
    if (name === undefined) return;
    const made = await office.disk.mkdir(folder, name === '' ? label : name);
    setUndo(() => () => office.disk.trash([made.id]));
    await after();
  };
  const remove = async (): Promise<void> => {
    const ids = some.map(({ id }) => id);
    const answers = await office.disk.trash(ids);
    const gone = answers.filter(({ code }) => code === 200).map(({ id }) => id);
    tell(answers, 'disk.trashed');
    setUndo(() => () => office.disk.restore(gone, { conflict: 'rename' }));
    await after();
  };
  const purge = (): void => {
    const ids = some.map(({ id }) => id);
    notify.attempt(async () => {
      const isSure = await consent.ask(
        one === undefined
          ? { title: t('disk.purgeMany', { count: ids.length }), about: some.map(({ name }) => name) }
          : { title: t('disk.purgeQuestion', { name: drawableLine(one.name) }) },
      );
      if (!isSure) return;
      tell(await office.disk.purge(ids), 'disk.purged');
      await after();
    });
  };
  const put = (cuts: boolean) => () => {
    setClip({ rows: some, cuts });
    screen.choose(new Set());
    notify.done({ key: 'disk.clipped', parameters: { count: some.length } });
  };
  const find = async (): Promise<void> => {
    const typed = await askWords(desk, {
      ...{ title: t('disk.search'), placeholder: t('disk.emptyFoundDetail') },
      problem: (words) => (words.trim() === '' ? t('disk.emptyFoundDetail') : undefined),
    });
    if (typed !== undefined) await screen.setQuery(typed);
  };
  const filter = async (): Promise<void> => {
    const chosen = await askOneOf(
      desk,
      t('disk.filter'),
      (['all', ...fileTypes] as const).map((id) => ({ id, text: t(`disk.types.${id}`) })),
    );
    if (chosen !== undefined) await screen.setType(fileTypes.find((type) => type === chosen));
  };
  const sort = async (): Promise<void> => {
    const chosen = await askOneOf(
      desk,
      t('disk.sortBy'),
      sorts.map(({ id, label }) => ({ id, text: t(label) })),
    );
    if (chosen !== undefined) await screen.setSort(chosen);
  };
  const start = (work: () => Promise<void>) => () => notify.attempt(work);
  return {
    folder: mayAdd ? start(newFolder) : undefined,
    rename: may(acts.rename, start(rename)),
    remove: isTrash && some.length > 0 ? purge : may(acts.trash, start(remove)),
    restore:
      isTrash && some.length > 0
        ? start(async () => {
            tell(await office.disk.restore(some.map(({ id }) => id)), 'disk.restored');
            await after();
          })
        : undefined,
    undo:
      undo === undefined
        ? undefined
        : start(async () => {
            setUndo(undefined);
            await undo();
            notify.done({ key: 'tuiDisk.undone' });
            await after();
          }),
    copy: may(acts.copy, put(false)),
    cut: may(acts.move, put(true)),
    paste: clip === undefined || !mayAdd ? undefined : start(paste),
    upload: mayAdd ? start(upload) : undefined,
    download: may(acts.download, start(download)),
    star:
      some.length === 0 || isTrash || isDisks
        ? undefined
        : start(async () => {
            await starEach(office, some);
            await screen.reload();
          }),
    find: start(find),
    filter: start(filter),
    sort: start(sort),
  };
}
