// The script of the disk drill: what one person does with files, act by act, and what the disk holds in the end.
import { between, pick, seededRandom } from '#fixtures/seed/random.ts';

/** One act. Paths are those of the moment it is done; `content` names the bytes. */
export type DiskAct = { readonly id: string } & (
  | { readonly type: 'put' | 'replace'; readonly path: string; readonly content: number }
  | { readonly type: 'move'; readonly path: string; readonly folder: string }
  | { readonly type: 'overwrite'; readonly path: string; readonly over: string }
  | { readonly type: 'rename'; readonly path: string; readonly name: string }
  | { readonly type: 'trash' | 'purge'; readonly path: string }
  | { readonly type: 'restore'; readonly name: string }
);

/** The folders of the drill. */
export const drillFolders = ['f0', 'f1', 'f2', 'f3'] as const;

/** The acts, and which content stands at which path when all are done. */
export function diskScript(
  seed: number,
  count: number,
): { acts: readonly DiskAct[]; tree: ReadonlyMap<string, number> } {
  const random = seededRandom(seed);
  const tree = new Map<string, number>();
  const bin: { path: string; content: number }[] = [];
  const folderOf = (path: string): string => path.slice(0, path.indexOf('/'));
  const nameOf = (path: string): string => path.slice(path.indexOf('/') + 1);
  const take = (path: string): number => {
    const content = tree.get(path) ?? -1;
    tree.delete(path);
    return content;
  };
  const acts = Array.from({ length: count }, (_, at): DiskAct => {
    const id = `disk-act-${at}`;
    const dice = tree.size < 3 ? 0 : between(random, 0, 11);
    const paths = [...tree.keys()];
    const path = paths.length === 0 ? '' : pick(random, paths);
    if (dice < 4) {
      const made = `${pick(random, drillFolders)}/n${at}`;
      tree.set(made, at);
      return { id, type: 'put', path: made, content: at };
    }
    if (dice < 6) {
      tree.set(path, at);
      return { id, type: 'replace', path, content: at };
    }
    if (dice === 6) {
      const folder = pick(random, drillFolders);
      tree.set(`${folder}/${nameOf(path)}`, take(path));
      return { id, type: 'move', path, folder };
    }
    if (dice === 7) {
      const over = pick(
        random,
        paths.filter((one) => one !== path),
      );
      tree.set(over, take(path));
      return { id, type: 'overwrite', path, over };
    }
    if (dice === 8) {
      const name = `r${at}`;
      tree.set(`${folderOf(path)}/${name}`, take(path));
      return { id, type: 'rename', path, name };
    }
    if (dice === 9 && bin.length > 0) {
      const back = bin.splice(between(random, 0, bin.length - 1), 1)[0];
      if (back !== undefined) tree.set(back.path, back.content);
      return { id, type: 'restore', name: nameOf(back?.path ?? '') };
    }
    const content = take(path);
    if (dice < 11) bin.push({ path, content });
    return { id, type: dice < 11 ? 'trash' : 'purge', path };
  });
  return { acts, tree };
}

/** The bytes of a content: no two are alike, some are large. */
export function contentOf(seed: number, content: number, large: number): Buffer {
  const size = content % 7 === 3 ? large : 1 + ((content * 7919) % 60_000);
  return Buffer.alloc(size, `${seed} ${content} `);
}
