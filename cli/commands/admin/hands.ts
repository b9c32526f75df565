// Who does what administrators do to people, departments and parameters: a signed-in administrator, or the folder's owner.
import { resolve } from 'node:path';
import type { AdminApi, OfficeRoleName } from '#sdk/admin/admin-api.ts';
import type { ComplianceJob } from '#sdk/admin/compliance-api.ts';
import { followJob } from '#sdk/admin/actions/follow-job.ts';
import type { OfficeApi } from '#sdk/api.ts';
import { OfficeError } from '#sdk/errors.ts';
import type { OptionSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import type { Input } from '../../input.ts';
import { needsOffice } from '../server/keeping.ts';

/** How far something long is. */
export type Progress = Pick<ComplianceJob, 'done' | 'total' | 'messages'>;

/** Who hears how far it is, and what ends the waiting. */
export type Watched = { signal: AbortSignal; tell(progress: Progress): void };
/** What is in an archive. */
export type ExportFacts = { path: string; tables: number; rows: number; files: number; bytes: number };

/** What both can do; the office's own service does it either way. */
export type Hands = {
  readonly admin: Pick<
    AdminApi,
    | 'people'
    | 'importPeople'
    | 'changePerson'
    | 'setDisabled'
    | 'removePeople'
    | 'issueCodes'
    | 'unlock'
    | 'departments'
    | 'addDepartment'
    | 'changeDepartment'
    | 'removeDepartment'
    | 'parameters'
    | 'setParameter'
    | 'retention'
    | 'addRetentionRule'
    | 'changeRetentionRule'
    | 'removeRetentionRule'
    | 'placeHold'
    | 'releaseHold'
  >;
  /** @throws OfficeError `forbidden` where power is not theirs to give, `oneSuperAdministrator` */
  mayGivePower(role: Exclude<OfficeRoleName, 'member'>, options: { signal: AbortSignal }): Promise<void>;
  /** Waits to the end of the run; `tell` hears how far it is. */
  runRetention(
    wanted: { dryRun: boolean },
    parts: Watched,
  ): Promise<Pick<ComplianceJob, 'chats' | 'messages' | 'moreChats'>>;
  /** Writes what is held about somebody into a file that is not there yet. */
  exportPerson(personId: string, path: string, parts: Watched): Promise<ExportFacts>;
  erasePerson(
    personId: string,
    wanted: { confirm: string; heirId?: string; messages?: boolean; dryRun?: boolean },
    parts: Watched,
  ): Promise<Pick<ComplianceJob, 'tables'>>;
  readonly administration: Pick<OfficeApi['administration'], 'addPerson' | 'issueResetCode'>;
  setHead(
    departmentId: string,
    personId: string | undefined,
    options: { signal: AbortSignal },
  ): Promise<void>;
};

/** Names the folder of an office that is not running. */
export const handsOption: OptionSpec = {
  name: 'data',
  value: 'text',
  shown: 'DIR',
  text: 'cliAccount.user.data',
};

/** A signed-in administrator's. */
export function signedHands(office: OfficeApi): Hands {
  return {
    admin: office.admin,
    async mayGivePower(role, options) {
      if (role === 'superAdministrator') throw new OfficeError('oneSuperAdministrator');
      if (!(await office.admin.overview(options)).isSuper) throw new OfficeError('forbidden');
    },
    runRetention: async (wanted, parts) =>
      followJob(office.admin, await office.admin.startRetention(wanted, { signal: parts.signal }), parts),
    exportPerson: async (personId, path, parts) => {
      const { exportTo } = await import('./export-to.ts');
      return exportTo(office.admin, personId, path, parts);
    },
    erasePerson: async (personId, wanted, parts) =>
      followJob(
        office.admin,
        await office.admin.startErasure(personId, wanted, { signal: parts.signal }),
        parts,
      ),
    administration: office.administration,
    setHead: (departmentId, personId, options) => office.approval.setHead(departmentId, personId, options),
  };
}

/**
 * Does something with the hands that are meant: with `--data` the folder's owner's, else an administrator's.
 * @throws CliError `dataFolderInUse`, `noOfficeHere`
 */
export async function withHands<T>(
  context: Context,
  input: Input,
  asked: { what: string; reads: boolean },
  work: (hands: Hands) => Promise<T>,
): Promise<T> {
  const typed = input.text('data');
  if (typed === undefined) {
    context.needsNetwork(asked.what);
    return work(signedHands(await context.signedIn(asked.reads ? 'reader' : 'sender')));
  }
  const folder = resolve(context.parts.folder, typed);
  needsOffice(folder);
  const [{ withOfficeFolder }, { ownersHands }] = await Promise.all([
    import('../server/office-folder.ts'),
    import('../server/owners-hands.ts'),
  ]);
  return withOfficeFolder(folder, (office) => work(ownersHands(office)));
}
