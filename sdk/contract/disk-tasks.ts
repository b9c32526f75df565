// The calls of task folders: begun, given folders by their paths, joined, left and closed.
import * as z from 'zod/mini';
import { base, clientId, get, ids, name, post, rev } from './disk-calls.ts';
import { diskNode, diskTask } from './disk-entities.ts';
import { record } from './record.ts';
import { flag, id } from './scalars.ts';

/** A new name for a thing; with `rev` only while nobody else has changed it. */
export const renaming = record({
  id: ['id', id],
  fileName: ['name', name],
  rev: ['rev', rev],
  clientId: ['clientId', clientId],
});

/** Rows of the service of disks. */
export const taskCalls = {
  taskNewFolder: post(
    '/ecd/task/newFolder',
    record({
      pid: ['parentId', z.optional(id)],
      fileName: ['name', name],
      members: ['memberIds', z.optional(z.array(id).check(z.maxLength(500)))],
      clientId: ['clientId', clientId],
    }),
    diskNode,
    '§7',
  ),
  taskUpdateName: post('/ecd/task/updateName', renaming, diskNode, '§7'),
  /** Makes the folders of a task by their paths, `/`-separated; what is there already stays. */
  taskSavePathTree: post(
    '/ecd/task/savePathTreeData',
    record({
      id: ['folderId', id],
      treeData: ['paths', z.array(z.string().check(z.maxLength(2_000))).check(z.maxLength(500))],
      clientId: ['clientId', clientId],
    }),
    z.array(diskNode),
    '§7',
  ),
  listTasks: get(
    `${base}/task/list`,
    record({ closed: ['closed', z.optional(flag(1, 0))] }),
    z.array(diskTask),
  ),
  /** More members of a task that is open; whoever is one already stays as they are. */
  addTaskMembers: post(
    `${base}/task/members`,
    record({ id: ['id', id], members: ['memberIds', ids], clientId: ['clientId', clientId] }),
    diskTask,
  ),
  /** Takes members out of a task that is open; what they put there stays with it. */
  removeTaskMembers: post(
    `${base}/task/removeMembers`,
    record({ id: ['id', id], members: ['memberIds', ids], clientId: ['clientId', clientId] }),
    diskTask,
  ),
  closeTask: post(
    `${base}/task/close`,
    record({ id: ['id', id], clientId: ['clientId', clientId] }),
    diskTask,
  ),
};
