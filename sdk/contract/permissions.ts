// The names of what a person may do for the whole office, as the current user carries them (spec §6).

/** `roles` of the current user: what a person is. Owners of groups are told by the group, not here. */
export const officeRoles = ['superAdministrator', 'administrator', 'member'] as const;
/** One of them. */
export type OfficeRoleName = (typeof officeRoles)[number];

/**
 * `permissions` of the current user: what follows from the roles. An office may send names that are not here; they
 * open nothing. Faces ask for permissions, never for roles.
 */
export const permissions = {
  /** Administration of the organisation. */
  administer: 'admin',
  /** Handing the super administrator's power to somebody else, after confirmation. */
  transferPower: 'admin:transfer',
  /** Creating a group; without it the person is told to contact the administrator. */
  createGroup: 'group:create',
  /** AI Q&A: at least one assistant is published to the person. */
  askAi: 'ai:qa',
} as const;
/** One of the names. */
export type Permission = (typeof permissions)[keyof typeof permissions];
