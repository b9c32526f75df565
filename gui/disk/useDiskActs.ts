// Gives the page its verbs: what each act does with what is chosen, which dialog it opens, and which name is being edited.
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { DiskNode } from '#sdk/api.ts';
import { starEach } from '#sdk/disk/actions/giving.ts';
import type { DiskActs } from '#sdk/disk/rules/disk-acts.ts';
import { freeLabel, nameProblem } from '#sdk/disk/rules/disk-names.ts';
import type { DiskFolderScreen } from '#sdk/disk/screens/disk-folder.ts';
import { asOfficeError, type ErrorCode } from '#sdk/errors.ts';
import { useApp } from '../ground/app-parts.ts';
import { errorText } from '../ground/error-text.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useScreen } from '../ground/useScreen.ts';
import { useTranslator } from '../parts/text.ts';
import { detailsShown, diskClip } from './disk-clip.ts';
import type { DiskAct } from './disk-act.ts';
import { saveNode, saveZip } from './save-node.ts';
import { useRelocation, type Relocation } from './useRelocation.ts';
import { useTelling } from './useTelling.ts';
import { addressOf } from './views.ts';

/** A dialog that stands open. */
export type OpenDialog =
  | { readonly what: 'move' | 'copy' | 'purge' | 'share'; readonly rows: readonly DiskNode[] }
  | {
      readonly what: 'link' | 'authorise' | 'preview' | 'closeTask' | 'members';
      readonly row: DiskNode;
    }
  | { readonly what: 'newTask' };

/** The verbs and what they have opened. */
export type DiskVerbs = {
  readonly open: OpenDialog | undefined;
  readonly setOpen: (open: OpenDialog | undefined) => void;
  /** `new`, or the id of the row whose name is edited. */
  readonly editing: string | undefined;
  readonly cancelEdit: () => void;
  /** Answers why a name was not taken; undefined where it was. */
  readonly edited: (name: string) => Promise<string | undefined>;
  readonly openRow: (row: DiskNode) => void;
  readonly act: (name: DiskAct, row?: DiskNode) => Promise<void>;
  readonly relocation: Relocation;
  readonly mayAdd: boolean;
};

/** The verbs of one page. */
export function useDiskActs(screen: DiskFolderScreen): DiskVerbs {
  const { office } = useApp();
  const translator = useTranslator();
  const { t } = translator;
  const notify = useNotify();
  const tell = useTelling();
  const navigate = useNavigate();
  const relocation = useRelocation(() => screen.reload());
  const { view, folder, rows, chosen, crumbs } = useScreen(screen);
  const [open, setOpen] = useState<OpenDialog>();
  const [editing, setEditing] = useState<string>();
  const mayAdd = folder !== undefined && (folder.level === 'edit' || folder.level === 'manage');

  const edited = async (typed: string): Promise<string | undefined> => {
    const target = editing === 'new' ? undefined : rows.find(({ id }) => id === editing);
    const siblings = rows.map(({ name }) => name);
    const label = freeLabel(t('disk.newFolder'), siblings);
    const name = typed.trim() === '' && target === undefined ? label : typed.trim();
    const problem = nameProblem(name, { siblings, ...(target !== undefined && { before: target.name }) });
    if (problem !== undefined) return errorText(translator, { code: problem, params: { name } });
    try {
      if (target === undefined) await office.disk.mkdir(folder as DiskNode, name);
      else {
        const renamed = await office.disk.rename(target, name);
        notify.undoable({ key: 'disk.renamed', parameters: { name } }, async () => {
          await office.disk.rename(renamed, target.name);
          await screen.reload();
        });
      }
    } catch (error) {
      return errorText(translator, asOfficeError(error).data);
    }
    setEditing(undefined);
    await screen.reload();
    return undefined;
  };
  /** Only one edit at a time (spec §5). */
  const edit = (what: string): void => {
    if (editing !== undefined) return notify.fail({ code: 'diskOneEdit', params: {} });
    setEditing(what);
  };
  const openRow = (row: DiskNode): void => {
    if (view === 'trash') return;
    const share = screen.shareOf(row.id);
    if (view === 'shared' && share !== undefined)
      void notify.attempt(() => office.disk.markShare(share.id, false));
    if (row.isFolder) void navigate(addressOf(screen.viewOf(row), row.id));
    else setOpen({ what: 'preview', row });
  };
  const trash = async (ids: readonly string[]): Promise<void> => {
    await notify.attempt(async () => {
      const answers = await office.disk.trash(ids);
      const gone = answers.filter(({ code }) => code === 200).map(({ id }) => id);
      tell(answers, 'disk.trashed', async () => {
        await office.disk.restore(gone, { conflict: 'rename' });
        await screen.reload();
      });
    });
    await screen.reload();
  };
  const download = async (some: readonly DiskNode[]): Promise<void> => {
    const [only] = some;
    if (only === undefined) return;
    if (some.length === 1 && !only.isFolder) return void (await notify.attempt(() => saveNode(office, only)));
    const above = crumbs.at(-1)?.name ?? '';
    const name = some.length === 1 ? only.name : above === '' ? t('disk.title') : above;
    notify.inform({ key: 'disk.zipping', parameters: { name: `${name}.zip` } });
    await notify.attempt(() => saveZip(office, some, name));
  };

  const act = async (name: DiskAct, given?: DiskNode): Promise<void> => {
    const some = given === undefined || chosen.has(given.id) ? screen.chosenRows() : [given];
    const [row] = some;
    const ids = some.map(({ id }) => id);
    if (name === 'newFolder') return mayAdd ? edit('new') : undefined;
    if (name === 'newTask') return setOpen({ what: 'newTask' });
    if (name === 'refresh') return screen.reload();
    if (name === 'details') {
      // Details follow what is chosen: of a row that is not, they would be those of the folder.
      if (given === undefined || chosen.has(given.id)) return detailsShown.set(!detailsShown.get());
      screen.choose(new Set([given.id]));
      return detailsShown.set(true);
    }
    if (name === 'paste') return folder === undefined ? undefined : relocation.paste(folder.id);
    if (name === 'up') {
      const above = crumbs.at(-2);
      if (folder !== undefined) await navigate(addressOf(view, above?.id));
      return;
    }
    if (row === undefined) return;
    const held = heldBack(name, screen.actsOf(some));
    if (held !== undefined && view !== 'trash') {
      const why = translator.translateRef({ key: `errors.${held.reason}`, parameters: { path: held.name } });
      return notify.inform({ key: 'disk.heldBack', parameters: { name: held.name, why } });
    }
    switch (name) {
      case 'open':
        return openRow(row);
      case 'show':
        return void navigate(addressOf(screen.viewOf(row), row.isFolder ? row.id : row.parentId));
      case 'download':
        return download(some);
      case 'move':
      case 'copy':
      case 'share':
        return setOpen({ what: name, rows: some });
      case 'clipCopy':
      case 'clipCut':
        diskClip.set({ rows: some, cuts: name === 'clipCut' });
        return notify.done({ key: 'disk.clipped', parameters: { count: some.length } });
      case 'link':
      case 'authorise':
      case 'closeTask':
      case 'members':
        return setOpen({ what: name, row });
      case 'rename':
        return edit(row.id);
      case 'trash':
        return view === 'trash' ? setOpen({ what: 'purge', rows: some }) : trash(ids);
      case 'restore':
        await notify.attempt(async () => tell(await office.disk.restore(ids), 'disk.restored'));
        return screen.reload();
      case 'purge':
        return setOpen({ what: 'purge', rows: some });
      case 'unshare':
        await notify.attempt(async () => {
          for (const one of some) {
            const share = screen.shareOf(one.id);
            if (share !== undefined) await office.disk.unshare(share.id);
          }
        });
        return screen.reload();
      case 'star':
        await notify.attempt(() => starEach(office, some));
        return screen.reload();
    }
  };
  return {
    ...{ open, setOpen, editing, edited, openRow, act, relocation, mayAdd },
    cancelEdit: () => setEditing(undefined),
  };
}

/** The right that each act needs. */
const needs: Readonly<Partial<Record<DiskAct, keyof DiskActs>>> = {
  ...{ download: 'download', share: 'share', link: 'link', authorise: 'authorise', move: 'move' },
  ...{ copy: 'copy', clipCut: 'move', clipCopy: 'copy', rename: 'rename', trash: 'trash' },
};

/** Why an act cannot be done, and with which thing; undefined where it can. */
function heldBack(name: DiskAct, acts: DiskActs): { reason: ErrorCode; name: string } | undefined {
  const need = needs[name];
  const { reason, name: of = '' } = need === undefined ? {} : acts[need];
  return reason === undefined ? undefined : { reason, name: of };
}
