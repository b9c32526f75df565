// Makes a person of a node of the organisation tree, which knows less of them than a list does.
import type { Person, TreeNode } from '../../contract/entities.ts';

/** The person a node stands for; what the tree does not say is empty. */
export function personInTree(
  { id, name, loginName, title, titleEn, departmentName, departmentNameEn }: TreeNode,
  departmentId: string,
): Person {
  const nowhere = { avatar: '', email: '', phone: '', departmentPath: '', pinyin: '' };
  const english = { titleEn, departmentNameEn };
  return { ...nowhere, ...english, id, name, loginName, title, departmentId, departmentName, removed: false };
}
