// Approvals of one signed-in person.
import { openChanges } from '../base/news-count.ts';
import type { CallOptions } from '../base/api-shape.ts';
import { OfficeError } from '../errors.ts';
import { KeptAnswers, type Seen } from '../base/kept-answers.ts';
import { addressWithToken, approvalAddress } from './rules/approval-address.ts';
import { fits } from './rules/fitting-requests.ts';
import type { OpenFeature, PersonGround } from '../feature.ts';
import type { ApprovalApi, FilledForm, Form, FormField, RequestPage, RequestQuery } from './approval-api.ts';

/** Its calls of the office; the table is loaded with the first of them. */
export const contract = async () => (await import('../contract/approval.ts')).approval;

/** Opens the approvals of a person. */
export function open(ground: PersonGround): OpenFeature<ApprovalApi> {
  const calls = ground.client(contract);
  const tokens = ground.client(async () => (await import('../contract/todo.ts')).todo);
  const changes = openChanges();
  const kept = new KeptAnswers(ground.store, 'approvalPage', () => ground.host.clock.now());
  const newId = (): string => ground.host.random.uuid();

  /** What is wrong is said before anything is sent, with the field it is in. */
  async function check(fields: readonly FormField[], { values }: FilledForm): Promise<void> {
    const { checkValues } = await import('../contract/form-check.ts');
    const [first] = checkValues(fields, values);
    if (first === undefined) return;
    const label = fields.find(({ key }) => key === first.field)?.label;
    const params = {
      field: first.field,
      problem: first.problem,
      zh: label?.zh ?? first.field,
      en: label?.en ?? first.field,
    };
    throw new OfficeError('formInvalid', { params });
  }
  const wired = ({ values, fileIds, chosen }: FilledForm) => ({
    values,
    ...(fileIds !== undefined && { fileIds: [...fileIds] }),
    ...(chosen !== undefined && {
      chosen: Object.fromEntries(Object.entries(chosen).map(([key, ids]) => [key, [...ids]])),
    }),
  });
  async function formOf(named: string): Promise<Form> {
    const forms = await calls.listForms({}, { retry: true });
    const found = forms.find(({ id, key }) => id === named || key === named);
    if (found === undefined) throw new OfficeError('formGone');
    return found;
  }

  function page(query: RequestQuery, options?: CallOptions): Promise<RequestPage & Seen> {
    const { part, state, formId, sought, before } = query;
    const isNarrow = state !== undefined || formId !== undefined || (sought ?? '').trim() !== '';
    const narrow = (whole: RequestPage) => ({ ...whole, rows: whole.rows.filter((row) => fits(row, query)) });
    return kept.page(part, () => calls.listRequests(query, { ...options, retry: true }), {
      isBeginning: before === undefined,
      narrow: isNarrow ? narrow : undefined,
    });
  }

  return {
    api: {
      changes: changes.feed,
      async page(origin, options) {
        const address = approvalAddress(await ground.freshConstants(), origin);
        if (address === undefined) return undefined;
        const { token } = await tokens.getJnpfToken({}, options);
        return addressWithToken(address, token);
      },
      forms: (input = {}, options) => calls.listForms(input, { ...options, retry: true }),
      preview: (formId, values, options) => calls.previewRequest({ formId, values }, options),
      async submit(formId, filled, { clientId = newId(), ...options } = {}) {
        const form = await formOf(formId);
        await check(form.fields, filled);
        return calls.submitRequest({ formId: form.id, ...wired(filled), clientId }, options);
      },
      async resubmit(id, { rev, ...filled }, options) {
        const { fields } = await calls.getRequest({ id }, { ...options, retry: true });
        await check(fields, filled);
        return calls.resubmitRequest(
          { id, ...wired(filled), ...(rev !== undefined && { rev }), clientId: newId() },
          options,
        );
      },
      list: page,
      get: (id, options) =>
        kept.ask(`one ${id}`, () => calls.getRequest({ id }, { ...options, retry: true })),
      act(id, act, { personIds, fileIds, ...input } = {}, { clientId = newId(), ...options } = {}) {
        return calls.actOnRequest(
          {
            id,
            act,
            ...input,
            ...(personIds !== undefined && { personIds: [...personIds] }),
            ...(fileIds !== undefined && { fileIds: [...fileIds] }),
            clientId,
          },
          options,
        );
      },
      delegation: (options) => calls.getDelegation({}, { ...options, retry: true }),
      delegate: (to, options) => calls.setDelegation({ personId: null, ...to, clientId: newId() }, options),
      putForm: (input, options) => calls.putForm({ ...input, clientId: newId() }, options),
      archiveForm: (id, archived, options) => calls.archiveForm({ id, archived }, options),
      roles: (options) => calls.listWorkRoles({}, { ...options, retry: true }),
      setRole: async (input, options) =>
        void (await calls.setWorkRole({ ...input, personIds: [...input.personIds] }, options)),
      setHead: async (departmentId, personId, options) =>
        void (await calls.setDepartmentHead({ departmentId, personId: personId ?? null }, options)),
    },
    async finds(query, { limit, signal }) {
      if (!ground.has.approvals) return [];
      const parts = ['waiting', 'mine', 'decided', 'informed'] as const;
      const asked = { sought: query, limit: Math.min(200, limit) };
      const pages = await Promise.all(
        parts.map((part) => calls.listRequests({ part, ...asked }, { signal, retry: true })),
      );
      const rows = new Map(pages.flatMap((page) => page.rows.map((row) => [row.id, row] as const)));
      const language = ground.settings().language === 'en' ? 'en' : 'zh';
      return [...rows.values()]
        .toSorted((a, b) => b.changedTime - a.changedTime)
        .slice(0, limit)
        .map((row) => ({
          reference: `approval:${row.id}`,
          title: row.title[language] || row.title.zh,
          excerpt: `${row.number} · ${row.applicant.name}`,
          time: row.changedTime,
          score: row.changedTime,
          path: `/main/approval/${row.id}`,
        }));
    },
    hears: {
      online: () => changes.tell(),
      news: ({ reference }) => changes.tell(reference),
      begunAnew: () => changes.tell(),
    },
  };
}
