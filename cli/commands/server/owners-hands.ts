// The hands of whoever holds an office's folder: its own service of administration, asked by nobody of the office.
import { allCodes } from '#sdk/admin/actions/all-codes.ts';
import { adminFeature } from '#fixtures/office/admin/feature.ts';
import type { AdminService } from '#fixtures/office/admin/service.ts';
import { approvalFeature } from '#fixtures/office/approval/feature.ts';
import type { ApprovalService } from '#fixtures/office/approval/service.ts';
import type { Office } from '#fixtures/serve.ts';
import type { Hands } from '../admin/hands.ts';
import { told } from './keeping.ts';

const owner = null;

/** Makes them. */
export function ownersHands(office: Office): Hands {
  const { people, codes, departments, parameters, compliance, retention, erasure } =
    office.features.service<AdminService>(adminFeature);
  const approval = office.features.service<ApprovalService>(approvalFeature);
  const { administration, resets, store, now } = office;
  return {
    admin: {
      people: async (query) => people.list(owner, query),
      importPeople: (rows, wanted) => people.import(owner, { rows, ...wanted }),
      changePerson: (id, change) => people.change(owner, { id, ...change }),
      setDisabled: (ids, disabled) => people.disable(owner, ids, disabled),
      removePeople: (ids, options) => people.remove(owner, ids, options?.heirId),
      issueCodes: (wanted) => allCodes((after) => codes.issue(owner, { ...wanted, after })),
      unlock: async (loginName) => (await codes.unlock(owner, loginName)).hadTries,
      departments: async () => departments.list(owner),
      addDepartment: (input) => departments.add(owner, input),
      changeDepartment: (id, change) => departments.change(owner, { id, ...change }),
      removeDepartment: (id) => departments.remove(owner, id),
      parameters: async (type) => parameters.list(owner, type),
      setParameter: (type, name, value) => parameters.set(owner, type, name, value),
      retention: async () => compliance.list(owner),
      addRetentionRule: (rule) => compliance.addRule(owner, rule),
      changeRetentionRule: (id, { days, kinds }) => retention.rules.change(owner, id, days, kinds),
      removeRetentionRule: (id) => compliance.removeRule(owner, id),
      placeHold: (hold) => compliance.hold(owner, hold),
      releaseHold: (id) => compliance.release(owner, id),
    },
    // Whoever holds the folder may do everything.
    mayGivePower: async () => undefined,
    async runRetention({ dryRun }, { tell, signal }) {
      const { chats } = await retention.run(owner, dryRun, { tell, signal });
      return { chats, messages: chats.reduce((sum, { messages }) => sum + messages, 0), moreChats: 0 };
    },
    administration: {
      async addPerson(newcomer) {
        const person = await administration.take(newcomer);
        await store.audit.add('personAdded', owner, person.id, now());
        return resets.issueFor(person);
      },
      async issueResetCode(loginName) {
        const issued = await resets.issueByName(loginName);
        await store.audit.add('resetCode', owner, Number(issued.personId), now());
        return issued;
      },
    },
    async exportPerson(personId, path, { tell, signal }) {
      const { exportPerson } = await import('#fixtures/keeping/person-export.ts');
      const { held: _, ...facts } = await told(path, () =>
        exportPerson(office, Number(personId), path, {
          tell: (progress) => tell({ ...progress, messages: 0 }),
          signal,
        }),
      );
      return facts;
    },
    erasePerson: (personId, { heirId, messages, dryRun }, parts) =>
      erasure.erase(owner, personId, { heirId, messages, dryRun }, parts),
    setHead: (departmentId, personId) => approval.organisation.setHead(owner, departmentId, personId),
  };
}
