// View model of a form of approvals that is edited: fields and steps added, taken out, moved; saved as one plan.
import type { OfficeApi } from '../../api.ts';
import { Screen } from '../../base/screen.ts';
import { asOfficeError, type ErrorData } from '../../errors.ts';
import type { Form, FormField, FormPlan, FormStep } from '../../approval/index.ts';
import { freeKey, moved } from '../rules/form-plan.ts';

/** What the page shows. */
export type FormEditorSnapshot = {
  forms: readonly Form[] | undefined;
  /** The form that is edited, by its id; `new` for one that is not there yet. */
  openId: string | undefined;
  plan: FormPlan | undefined;
  /** There is something to save, and something that was typed since it was opened or saved. */
  changed: boolean;
  edited: boolean;
  error: ErrorData | undefined;
  busy: boolean;
};

const empty: FormPlan = {
  key: '',
  name: { zh: '', en: '' },
  detail: { zh: '', en: '' },
  icon: 'approval',
  hue: 0,
  prefix: 'QT',
  titleFields: [],
  fields: [{ key: 'subject', label: { zh: '主题', en: 'Subject' }, kind: 'text', required: true }],
  steps: [
    {
      key: 'superior',
      name: { zh: '直接上级', en: 'Superior' },
      kind: 'decide',
      need: 'all',
      actor: { kind: 'superior', level: 1 },
    },
  ],
};

/** A condition on a field that is gone would hold for nobody. */
const withoutConditions = (steps: readonly FormStep[], key: string): FormStep[] =>
  steps.map((step) =>
    step.when === undefined ? step : { ...step, when: step.when.filter(({ field }) => field !== key) },
  );

/** Forms and the one that is edited. Requests on their way keep the form they began with. */
export class FormEditorScreen extends Screen<FormEditorSnapshot> {
  readonly #office: OfficeApi;

  constructor(office: OfficeApi) {
    super({
      forms: undefined,
      openId: undefined,
      plan: undefined,
      changed: false,
      edited: false,
      error: undefined,
      busy: false,
    });
    this.#office = office;
    void this.reload();
  }

  async reload(): Promise<void> {
    try {
      this.update({ forms: await this.#office.approval.forms({ archived: true }), error: undefined });
    } catch (error) {
      this.update({ error: asOfficeError(error).data });
    }
  }

  open(openId: string): void {
    const form = this.getSnapshot().forms?.find(({ id }) => id === openId);
    const { id: _, archived: __, rev: ___, ...plan } = form ?? { id: '', archived: false, rev: 0, ...empty };
    this.update({ openId, plan, changed: form === undefined, edited: false, error: undefined });
  }

  set(change: Partial<FormPlan>): void {
    const { plan } = this.getSnapshot();
    if (plan !== undefined) this.update({ plan: { ...plan, ...change }, changed: true, edited: true });
  }

  addField(label: FormField['label']): void {
    const fields = this.getSnapshot().plan?.fields ?? [];
    this.set({ fields: [...fields, { key: freeKey('field', fields), label, kind: 'text' }] });
  }

  setField(key: string, change: Partial<FormField>): void {
    const { fields = [], steps = [] } = this.getSnapshot().plan ?? {};
    const before = fields.find((field) => field.key === key);
    // What was held against a number is nothing for a text: its conditions go with the kind.
    const isOther = change.kind !== undefined && change.kind !== before?.kind;
    this.set({
      fields: fields.map((field) => (field.key === key ? { ...field, ...change } : field)),
      ...(isOther && { steps: withoutConditions(steps, key) }),
    });
  }

  removeField(key: string): void {
    const { plan } = this.getSnapshot();
    if (plan === undefined) return;
    this.set({
      fields: plan.fields.filter((field) => field.key !== key),
      titleFields: plan.titleFields.filter((each) => each !== key),
      steps: withoutConditions(plan.steps, key),
    });
  }

  moveField(key: string, by: 1 | -1): void {
    this.set({ fields: moved(this.getSnapshot().plan?.fields ?? [], key, by) });
  }

  addStep(name: FormStep['name']): void {
    const steps = this.getSnapshot().plan?.steps ?? [];
    const key = freeKey('step', steps);
    this.set({
      steps: [...steps, { key, name, kind: 'decide', need: 'all', actor: { kind: 'superior', level: 1 } }],
    });
  }

  setStep(key: string, change: Partial<FormStep>): void {
    const steps = this.getSnapshot().plan?.steps ?? [];
    this.set({ steps: steps.map((step) => (step.key === key ? { ...step, ...change } : step)) });
  }

  removeStep(key: string): void {
    this.set({ steps: (this.getSnapshot().plan?.steps ?? []).filter((step) => step.key !== key) });
  }

  moveStep(key: string, by: 1 | -1): void {
    this.set({ steps: moved(this.getSnapshot().plan?.steps ?? [], key, by) });
  }

  /** Answers whether it was saved; what is wrong stands in the snapshot. */
  async save(): Promise<boolean> {
    const { plan, openId, forms } = this.getSnapshot();
    const known = forms?.find(({ id }) => id === openId);
    if (plan === undefined) return false;
    this.update({ busy: true, error: undefined });
    try {
      const form = await this.#office.approval.putForm({
        plan,
        ...(known !== undefined && { id: known.id, rev: known.rev }),
      });
      await this.reload();
      this.open(form.id);
      return true;
    } catch (error) {
      this.update({ error: asOfficeError(error).data });
      return false;
    } finally {
      this.update({ busy: false });
    }
  }

  /** Put away, or offered again. */
  async archive(id: string, archived: boolean): Promise<void> {
    await this.#office.approval.archiveForm(id, archived);
    await this.reload();
  }
}
