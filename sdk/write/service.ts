// The writing of one signed-in person: calls of the office, copies on this device, rooms for what is being written.
import type { CallOptions } from '../base/api-shape.ts';
import { feedOf } from '../base/feed.ts';
import type { WrittenDocument } from '../contract/write.ts';
import { asOfficeError, OfficeError } from '../errors.ts';
import type { OpenFeature, PersonGround } from '../feature.ts';
import { openAssisting } from './assisting.ts';
import { Copies } from './copies.ts';
import { DraftRoom } from './draft-room.ts';
import { exportDocument } from './files/export-file.ts';
import { importFile } from './files/import-file.ts';
import { referenceProblem } from './rules/reference.ts';
import type { DocumentPage, DocumentQuery, WriteApi, WritingDesk } from './write-api.ts';

/** How long a room stays open after nobody looks at it any more, so that what was written last gets through, in ms. */
const lingerMs = 10_000;

/** Its calls of the office; the table is loaded with the first of them. */
export const contract = async () => (await import('../contract/write.ts')).write;

/** Opens writing for a person. */
export function open(ground: PersonGround): OpenFeature<WriteApi> {
  const { store, host } = ground;
  const client = ground.client(contract);
  const copies = new Copies(store);
  const rooms = new Map<string, { room: DraftRoom; readers: number }>();
  const uuid = (): string => host.random.uuid();
  const streams = openAssisting((request, options) => client.assist(request, options));
  const reads = (options: CallOptions = {}) => ({ ...options, retry: true });

  /** Answers from this device where the office cannot be reached and something is there. */
  async function orStored<T>(ask: () => Promise<T>, stored: () => T | undefined): Promise<T> {
    try {
      return await ask();
    } catch (error) {
      const found = asOfficeError(error).kind === 'network' ? stored() : undefined;
      if (found === undefined) throw error;
      return found;
    }
  }
  const copyOf = (id: string): WrittenDocument | undefined => {
    const copy = copies.get(id);
    return copy === undefined ? undefined : { ...copy.base, ...copy.mine };
  };

  async function list(query: DocumentQuery, options?: CallOptions): Promise<DocumentPage> {
    const isFirst = query.before === undefined && (query.search ?? '') === '';
    const name = `list.${query.of ?? 'all'}.${query.module ?? ''}.${query.order ?? 'updated'}`;
    return orStored<DocumentPage>(
      async () => {
        const { rows, next } = await client.listDocuments(query, reads(options));
        if (isFirst) copies.keep(name, rows);
        return { rows, ...(next !== undefined && { next }), stored: false };
      },
      () => {
        const rows = copies.kept<DocumentPage['rows']>(name);
        if (rows === undefined) return undefined;
        const wanted = (query.search ?? '').trim().toLowerCase();
        return { rows: rows.filter(({ title }) => title.toLowerCase().includes(wanted)), stored: true };
      },
    );
  }

  function room(id: string): DraftRoom {
    const known = rooms.get(id);
    if (known !== undefined) return known.room;
    const opened = new DraftRoom(id, {
      copies,
      load: (wanted) => client.getDocument({ id: wanted }, { retry: true }),
      save: (wanted, rev, change, clientId) =>
        client.saveDocument({ id: wanted, rev, ...change, clientId }, { retry: true }),
      watch: (wanted, changed) => ground.watch(`document:${wanted}`, changed),
      now: () => host.clock.now(),
      uuid,
      isOnline: ground.isOnline,
      report: ground.reportUnlessOffline,
    });
    rooms.set(id, { room: opened, readers: 0 });
    return opened;
  }

  const api: WriteApi = {
    list,
    get: (id, options) =>
      orStored(
        () => client.getDocument({ id }, reads(options)),
        () => copyOf(id),
      ),
    create: (start, options) =>
      client.createDocument({ ...start, clientId: start.clientId ?? uuid() }, { ...options, retry: true }),
    async save(id, rev, change, options) {
      const { state, document } = await client.saveDocument(
        { id, rev, ...change, clientId: uuid() },
        options,
      );
      if (state === 'changed') throw new OfficeError('documentChanged');
      return document;
    },
    remove: (id, options) => client.deleteDocument({ id, clientId: uuid() }, options),
    restore: (id, options) => client.restoreDocument({ id, clientId: uuid() }, options),
    async purge(id, options) {
      await client.purgeDocument({ id }, options);
      copies.remove(id);
    },
    draft: (id) => (listener) => {
      const opened = room(id);
      const entry = rooms.get(id);
      if (entry !== undefined) entry.readers += 1;
      const stop = feedOf(opened.state)(listener);
      return () => {
        stop();
        if (entry === undefined) return;
        entry.readers -= 1;
        const close = (): void => {
          if (entry.readers > 0 || rooms.get(id) !== entry) return;
          opened.close();
          rooms.delete(id);
        };
        void opened
          .flush()
          .catch(ground.reportUnlessOffline)
          .finally(() => setTimeout(close, lingerMs));
      };
    },
    async put(id, change, seen) {
      const opened = room(id);
      if (!opened.isOpen) await opened.opened();
      opened.put(change, seen);
    },
    flush: (id) => room(id).flush(),
    async settle(id, way) {
      room(id).settle(way);
    },
    changed: (id) => (listener) => ground.watch(`document:${id}`, listener),
    versions: (id, options) => client.listVersions({ id }, reads(options)),
    version: (id, number, options) => client.getVersion({ id, number }, reads(options)),
    keepVersion: (id, name, options) => client.keepVersion({ id, name, clientId: uuid() }, options),
    grants: (id, options) => client.listDocumentGrants({ id }, reads(options)),
    setGrant: (id, grant, options) => client.setDocumentGrant({ id, ...grant, clientId: uuid() }, options),
    comments: (id, options) => client.listComments({ id }, reads(options)),
    addComment: (id, said, options) => client.addComment({ id, ...said, clientId: uuid() }, options),
    settleComment: (id, commentId, done, options) =>
      client.settleComment({ id, commentId, done, clientId: uuid() }, options),
    assisting: streams.assisting,
    sources: (id, options) => client.listSources({ id }, reads(options)),
    async addReference(id, name, content, options) {
      const { size, type } = content;
      await checkReference(id, { name, size }, options);
      const file = { name, size, content, type: type || 'application/octet-stream' };
      return client.addReference({ id, name, file }, { timeoutMs: 0, ...options });
    },
    async addStoredReference(id, { fileId, name, size }, options) {
      await checkReference(id, { name, size }, options);
      return client.addStoredReference({ id, fileId, name, clientId: uuid() }, options);
    },
    removeSource: (id, sourceId, options) => client.removeSource({ id, sourceId, clientId: uuid() }, options),
    setBases: (id, baseIds, options) =>
      client.setBases({ id, baseIds: [...baseIds], clientId: uuid() }, options),
    findSources: (id, words, limit, options) =>
      client.findSources({ id, words: words.slice(0, 400), ...(limit !== undefined && { limit }) }, options),
    async addPicture(id, name, content, options) {
      const file = { name, size: content.size, content, type: content.type || 'application/octet-stream' };
      return (await client.addPicture({ id, file }, { timeoutMs: 0, ...options })).file;
    },
    picture: (id, file, options) => client.getPicture({ id, file }, reads(options)),
    templates: (query, options) =>
      orStored(
        async () => {
          const found = await client.listTemplates(query, reads(options));
          if (query.module === undefined && query.search === undefined) copies.keep('templates', found);
          return found;
        },
        () => copies.kept('templates'),
      ),
    saveTemplate: (template, options) =>
      client.saveTemplate({ language: 'zh', ...template, clientId: uuid() }, options),
    async removeTemplate(id, options) {
      await client.deleteTemplate({ id, clientId: uuid() }, options);
    },
    desk: (options) =>
      orStored(
        async () => {
          const desk: WritingDesk = await client.getWriting({}, reads(options));
          copies.keep('desk', desk);
          return desk;
        },
        () => copies.kept('desk'),
      ),
    setTerms: (terms, options) => client.setTerms({ terms: [...terms], clientId: uuid() }, options),
    export: async (id, type, options) =>
      exportDocument(await api.get(id, options), type, (file) => api.picture(id, file, options)),
    read: (file) => importFile(file),
  };

  return {
    api,
    hears: {
      online: () => {
        for (const { room: opened } of rooms.values()) void opened.refresh();
        return sendLeft();
      },
    },
    async finds(query, { limit, signal }) {
      const { rows } = await client
        .listDocuments(
          { search: query, limit: Math.min(limit, 50) },
          { retry: true, ...(signal !== undefined && { signal }) },
        )
        .catch((error: unknown) => {
          // Where the build has no writing nothing of it is found, and the search has not failed.
          if (asOfficeError(error).code === 'writingOff') return { rows: [] };
          throw error;
        });
      return rows.map(({ id, title, excerpt, updatedTime }, at) => ({
        reference: `document:${id}`,
        title,
        excerpt,
        time: updatedTime,
        score: rows.length - at,
        path: `/main/smartWrite/writing/${id}`,
      }));
    },
    unfinished: () => copies.unsent().map(({ base }) => ({ kind: 'document', name: base.title, count: 1 })),
    close() {
      streams.close();
      for (const { room: opened } of rooms.values()) opened.close();
      rooms.clear();
    },
  };

  /** Kind, size and number are looked at before anything is sent. */
  async function checkReference(
    id: string,
    file: { name: string; size: number },
    options?: CallOptions,
  ): Promise<void> {
    const known = await client.listSources({ id }, reads(options));
    const already = known.filter(({ kind }) => kind === 'file').length;
    const problem = referenceProblem(file, already);
    if (problem !== undefined) throw new OfficeError(problem, { params: { name: file.name } });
  }

  /** What an earlier run of the program wrote and the office does not have yet. */
  async function sendLeft(): Promise<void> {
    for (const id of copies.ids()) {
      if (rooms.has(id) || copies.get(id)?.mine === undefined) continue;
      const opened = room(id);
      await opened.refresh();
      await opened.flush().catch(ground.reportUnlessOffline);
      const entry = rooms.get(id);
      if (entry?.readers === 0) {
        opened.close();
        rooms.delete(id);
      }
    }
  }
}
