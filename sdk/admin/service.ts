// Administration for one signed-in person: every call as it is, imports in parts.
import type { OpenFeature, PersonGround } from '../feature.ts';
import type { AdminApi, AdminPerson, PersonCode } from './admin-api.ts';
import { complianceCalls } from './compliance-calls.ts';
import { importInParts } from './import-parts.ts';
import { partsOf } from './rules/parts.ts';

/** Its calls of the office; the table is loaded with the first of them. */
export const contract = async () => (await import('../contract/admin.ts')).admin;

/** Opens the administration. */
export function open(ground: PersonGround): OpenFeature<AdminApi> {
  const calls = ground.client(contract);
  const again = { retry: true } as const;
  /** Many rows, or somebody else's server: the office takes its time. */
  const slow = { timeoutMs: 120_000 } as const;
  return {
    api: {
      ...complianceCalls(calls),
      overview: (options) => calls.adminOverview({}, { ...options, ...again }),
      people: (query, options) => calls.listAdminPeople(query, { ...options, ...again }),
      async importPeople(rows, wanted, options) {
        const { maxImportRows } = await import('../contract/admin.ts');
        return importInParts(rows, maxImportRows, (part) =>
          calls.importPeople({ rows: part, ...wanted }, { ...options, ...slow }),
        );
      },
      readSheet: async (bytes) => (await import('./rules/people-sheet.ts')).readPeople(bytes),
      sheetTemplate: async (language) => (await import('./rules/people-sheet.ts')).peopleTemplate(language),
      sheetReport: async (outcomes, words) =>
        (await import('./rules/people-sheet.ts')).printReport(outcomes, words),
      async exportSheet(language, options) {
        const { printPeople } = await import('./rules/people-sheet.ts');
        const rows: AdminPerson[] = [];
        for (let isMore = true; isMore;) {
          const after = rows.at(-1)?.id;
          const query = { state: 'present', limit: 200, ...(after !== undefined && { after }) } as const;
          const page = await calls.listAdminPeople(query, { ...options, ...again });
          rows.push(...page.rows);
          isMore = page.more;
        }
        return printPeople(
          rows.map(({ departmentPath, departmentPathEn = '', titleEn = '', ...row }) => ({
            ...row,
            department: departmentPath,
            departmentEn: departmentPathEn,
            titleEn,
          })),
          language,
        );
      },
      changePerson: (id, change, options) =>
        calls.changePerson({ id, ...change, clientId: ground.host.random.uuid() }, options),
      setDisabled: (ids, disabled, options) => calls.disablePeople({ ids: [...ids], disabled }, options),
      removePeople: (ids, { heirId, ...options } = {}) =>
        calls.removePeople(
          { ids: [...ids], ...(heirId !== undefined && { heirId }) },
          { ...options, ...slow },
        ),
      async issueCodes({ ids, departmentId, hours }, options) {
        const asked = {
          ...(departmentId !== undefined && { departmentId }),
          ...(hours !== undefined && { hours }),
        };
        const [{ maxCodes }, { allCodes }] = await Promise.all([
          import('../contract/admin-leaving.ts'),
          import('./actions/all-codes.ts'),
        ]);
        const found: PersonCode[] = [];
        for (const part of ids === undefined ? [undefined] : partsOf(ids, maxCodes)) {
          const named = part === undefined ? {} : { ids: part };
          const codes = await allCodes((after) =>
            calls.issueCodes(
              { ...asked, ...named, ...(after !== undefined && { after }) },
              { ...options, ...slow },
            ),
          );
          found.push(...codes);
        }
        return found;
      },
      unlock: async (loginName, options) => (await calls.unlockAccount({ loginName }, options)).hadTries,
      devices: (id, options) => calls.listPersonDevices({ id }, { ...options, ...again }),
      async endSessions(id, deviceId, options) {
        await calls.endPersonSessions({ id, ...(deviceId !== undefined && { deviceId }) }, options);
      },
      departments: (options) => calls.listAdminDepartments({}, { ...options, ...again }),
      addDepartment: (input, options) =>
        calls.addDepartment({ ...input, clientId: ground.host.random.uuid() }, options),
      changeDepartment: (id, change, options) => calls.changeDepartment({ id, ...change }, options),
      async removeDepartment(id, options) {
        await calls.removeDepartment({ id }, options);
      },
      words: (options) => calls.listWords({}, { ...options, ...again }),
      changeWords: ({ add = [], remove = [] }, options) =>
        calls.changeWords({ add: [...add], remove: [...remove] }, options),
      parameters: (type, options) => calls.listParameters({ type }, { ...options, ...again }),
      setParameter: (type, name, value, options) =>
        calls.setParameter({ type, name, value: value ?? null }, options),
      limits: (options) => calls.getLimits({}, { ...options, ...again }),
      setLimits: (limits, options) => calls.setLimits(limits, options),
      directory: async (options) => (await calls.getDirectory({}, { ...options, ...again })) ?? undefined,
      setDirectory: async (directory, options) =>
        (await calls.setDirectory({ directory: directory ?? null }, options)) ?? undefined,
      syncDirectory: (wanted, options) => calls.syncDirectory(wanted, { ...options, timeoutMs: 600_000 }),
      identityProvider: async (options) =>
        (await calls.getIdentityProvider({}, { ...options, ...again })) ?? undefined,
      setIdentityProvider: async (provider, options) =>
        (await calls.setIdentityProvider({ provider: provider ?? null }, options)) ?? undefined,
    },
  };
}
