// The cloud disk of one signed-in person: asks the office, checks what can be checked before, and hands contents to the one queue.
import type { CallOptions } from '../base/api-shape.ts';
import type { DiskNode } from '../contract/disk-entities.ts';
import { OfficeError } from '../errors.ts';
import type { OpenFeature, PersonGround } from '../feature.ts';
import { fileById } from '../transfers/index.ts';
import type { DiskApi } from './disk-api.ts';
import { inParts, pasting } from './pasting.ts';
import { reading } from './reading.ts';
import { familyOf } from './rules/disk-family.ts';
import { nameProblem } from './rules/disk-names.ts';
import { largestUpload } from './rules/largest-upload.ts';

function checkName(name: string, before?: string): void {
  const problem = nameProblem(name, before === undefined ? {} : { before });
  if (problem !== undefined) throw new OfficeError(problem, { params: { name } });
}

/** Its calls of the office; the table is loaded with the first of them. */
export const contract = async () => (await import('../contract/disk.ts')).diskService;

/** Opens the disk of a person. */
export function open(ground: PersonGround): OpenFeature<DiskApi> {
  const calls = ground.client(contract);
  const uuid = (): string => ground.host.random.uuid();
  const { files } = ground.office();

  /** A file as the one queue and the cache know files. */
  const asFile = (node: Pick<DiskNode, 'fileId' | 'name' | 'size' | 'md5' | 'type'>) => {
    if (node.fileId === '') throw new OfficeError('diskPermission', { params: { name: node.name } });
    const { fileId, name, size, md5, type } = node;
    return fileById(fileId, { name, size, md5, mime: type });
  };

  /** Whoever shared them hears that they have come; where that cannot be told, they have come all the same. */
  const received = async (ids: readonly string[], options: CallOptions | undefined): Promise<void> => {
    for (const id of ids)
      await calls.touch({ id, received: true }, options).catch(ground.reportUnlessOffline);
  };

  const api: DiskApi = {
    ...reading(calls, ground),
    async mkdir({ id: parentId, diskKind }, name, options = {}) {
      checkName(name);
      const { clientId = uuid(), ...call } = options;
      const input = { parentId, name: name.trim(), clientId };
      if (diskKind === 'task') return calls.taskNewFolder(input, call);
      return calls[`save${familyOf(diskKind)}Folder`](input, call);
    },
    async rename({ id, name: before, rev, diskKind }, name, options = {}) {
      checkName(name, before);
      const { clientId = uuid(), ...call } = options;
      const input = { id, name: name.trim(), rev, clientId };
      if (diskKind === 'task') return calls.taskUpdateName(input, call);
      return calls[`rename${familyOf(diskKind)}`](input, call);
    },
    ...pasting(calls, uuid),
    trash: (ids, { clientId = uuid(), ...options } = {}) =>
      inParts(ids, clientId, (some) => calls.trash(some, options), 'diskDeleteFailed'),
    restore: (ids, input = {}, { clientId = uuid(), ...options } = {}) =>
      inParts(ids, clientId, (some) => calls.restore({ ...some, ...input }, options), 'diskSomeFailed'),
    purge: (ids, { clientId = uuid(), ...options } = {}) =>
      inParts(ids, clientId, (some) => calls.purge(some, options), 'diskPurgeFailed'),
    trashed: (input = {}, options) => calls.listTrash(input, { ...options, retry: true }),
    versions: (id, options) => calls.listVersions({ id }, { ...options, retry: true }),
    restoreVersion: (id, number, options) => calls.restoreVersion({ id, number, clientId: uuid() }, options),
    async upload(input, options) {
      const { disk, crumbs } = await calls.getNode({ id: input.folderId }, { ...options, retry: true });
      const freeBytes = Math.max(0, disk.quotaBytes - disk.usedBytes);
      const maxFileBytes = Math.min(
        disk.mostFileBytes,
        largestUpload(disk.kind, await ground.freshConstants()),
      );
      return files.sendToDisk({ ...input, freeBytes, maxFileBytes, crumbs }, options);
    },
    uploaded: (transferId, options) => files.arrivedOnDisk(transferId, options),
    decide: (transferId, conflict, input) => files.decide(transferId, conflict, input),
    async download(node, input = {}, options) {
      const came = await files.download(asFile(node), input, options);
      await calls.touch({ id: node.id, received: true }, options).catch(ground.reportUnlessOffline);
      return came;
    },
    async downloadZip({ ids, to }, options) {
      const { zipParts } = await import('./zip-parts.ts');
      const entries = await zipParts(calls, ids, options, ground.constants().zipFileSizeMb);
      const { place, size } = await files.fetchZip({ entries, to }, options);
      await received(ids, options);
      return { place, size, files: entries.length };
    },
    async zip(ids, options) {
      const { zipParts } = await import('./zip-parts.ts');
      const entries = await zipParts(calls, ids, options, ground.constants().zipFileSizeMb);
      const { content } = await files.fetchZip({ entries }, options);
      await received(ids, options);
      return content ?? new Uint8Array();
    },
    async stored(node, options) {
      const content = await files.stored(asFile(node), options);
      void calls.touch({ id: node.id }).catch(ground.reportUnlessOffline);
      return content;
    },
    async address({ id, fileId, name }, options) {
      if (fileId === '') throw new OfficeError('diskPermission', { params: { name } });
      const url = await files.address({ fileId }, options);
      void calls.touch({ id }).catch(ground.reportUnlessOffline);
      return url;
    },
    async content(node, options) {
      const content = await files.content(asFile(node), {}, options);
      void calls.touch({ id: node.id }).catch(ground.reportUnlessOffline);
      return content;
    },
    saveFile: (input, options) => calls.putFile({ ...input, clientId: uuid() }, options),
    share: ({ grantees, ...input }, options) =>
      calls.share({ ...input, grantees: [...grantees], clientId: uuid() }, options),
    shares: (way, options) => calls.listShares({ way }, { ...options, retry: true }),
    markShare: async (id, received, options) => void (await calls.markShare({ id, received }, options)),
    unshare: async (id, options) => void (await calls.unshare({ id, clientId: uuid() }, options)),
    makeLink: (input, options) => calls.makeLink({ ...input, clientId: uuid() }, options),
    links: (id, options) => calls.listLinks(id === undefined ? {} : { id }, { ...options, retry: true }),
    revokeLink: async (id, options) => void (await calls.revokeLink({ id }, options)),
    openLink: (token, password, options) =>
      calls.openLink({ token, ...(password !== undefined && { password }) }, options),
    grants: (id, options) => calls.listGrants({ id }, { ...options, retry: true }),
    grant: (input, options) => calls.setGrant({ ...input, clientId: uuid() }, options),
    ungrant: (id, grantee, options) => calls.removeGrant({ id, grantee }, options),
    askAccess: async (id, options) => void (await calls.askAccess({ id }, options)),
    answerAccess: async (input, options) => void (await calls.answerAccess(input, options)),
    search: (input, options) => calls.searchDisks(input, { ...options, retry: true }),
    star: async (id, starred, options) => void (await calls.star({ id, starred }, options)),
    starred: (options) => calls.listStarred({}, { ...options, retry: true }),
    recent: (options) => calls.listRecent({}, { ...options, retry: true }),
    touch: async (id, input = {}, options) => void (await calls.touch({ id, ...input }, options)),
    activity: (id, input = {}, options) => calls.listActivity({ id, ...input }, { ...options, retry: true }),
    tasks: (input = {}, options) => calls.listTasks(input, { ...options, retry: true }),
    async startTask({ title, memberIds, paths }, options) {
      checkName(title);
      if (title.trim() === '') throw new OfficeError('diskNameForbidden', { params: { name: title } });
      const root = await calls.taskNewFolder(
        { name: title, memberIds: [...memberIds], clientId: uuid() },
        options,
      );
      if (paths !== undefined && paths.length > 0)
        await calls.taskSavePathTree({ folderId: root.id, paths: [...paths], clientId: uuid() }, options);
      return root;
    },
    addTaskMembers: ({ id, memberIds }, options) =>
      calls.addTaskMembers({ id, memberIds: [...memberIds], clientId: uuid() }, options),
    removeTaskMembers: ({ id, memberIds }, options) =>
      calls.removeTaskMembers({ id, memberIds: [...memberIds], clientId: uuid() }, options),
    closeTask: (id, options) => calls.closeTask({ id, clientId: uuid() }, options),
    administrators: (options) => calls.listAdministrators({}, { ...options, retry: true }),
    transferPower: (input, options) => calls.transferPower(input, options),
    async thumbnail(id, side, options) {
      const { png } = await calls.thumbnail({ id, side }, { ...options, retry: true });
      return Uint8Array.from(atob(png), (sign) => sign.codePointAt(0) ?? 0);
    },
    text: (id, input = {}, options) =>
      calls.readText(
        { id, ...(input.version !== undefined && { number: input.version }) },
        { ...options, retry: true },
      ),
    changed: (of, options) =>
      new Promise((resolve, reject) => {
        const signal = options?.signal;
        const references =
          typeof of === 'string'
            ? [`folder:${of}`]
            : [`disks:${ground.person.id}`, ...of.map((id) => `disk:${id}`)];
        const heard = (): void => {
          stop();
          resolve();
        };
        const stops = references.map((reference) => ground.watch(reference, heard));
        const stop = (): void => {
          for (const each of stops) each();
        };
        const end = (): void => {
          stop();
          reject(new OfficeError('cancelled'));
        };
        if (signal?.aborted === true) end();
        else signal?.addEventListener('abort', end, { once: true });
      }),
  };
  return {
    api,
    async finds(query, { limit, signal }) {
      const hits = await calls.searchDisks({ query, limit }, { signal });
      return hits.map(({ node, diskName, path }, index) => ({
        reference: `${node.isFolder ? 'folder' : 'file'}:${node.id}`,
        title: node.name,
        excerpt: [diskName, path].filter((one) => one !== '').join(' / '),
        time: node.modifiedTime,
        score: limit - index,
        path: `/main/disk/${node.diskKind}/${node.isFolder ? node.id : node.parentId}${node.isFolder ? '' : `?open=${node.id}`}`,
      }));
    },
  };
}
