// View model of a form that is filled in: its values, what is wrong with them once somebody tried, and whom it would go to.
import type { OfficeApi } from '../../api.ts';
import { Screen } from '../../base/screen.ts';
import { asOfficeError, type ErrorData } from '../../errors.ts';
import type { FlowStep, Form, FormValues, Request } from '../index.ts';
import { checkValues, type FieldProblem } from '../rules/form-values.ts';

/** What the form shows. */
export type RequestFormSnapshot = {
  forms: readonly Form[] | undefined;
  form: Form | undefined;
  values: FormValues;
  /** People the applicant chose, by the key of the step. */
  chosen: Readonly<Record<string, readonly string[]>>;
  fileIds: readonly string[];
  /** Shown from the first try on. */
  problems: readonly FieldProblem[];
  /** Steps that still need people to be chosen, shown from the first try on. */
  unchosen: readonly string[];
  steps: readonly FlowStep[];
  sending: boolean;
  error: ErrorData | undefined;
};

/** A new request, or one that was returned. */
export class RequestFormScreen extends Screen<RequestFormSnapshot> {
  readonly #office: OfficeApi;
  readonly #again: Request | undefined;
  #tried = false;
  #turn = 0;

  constructor(office: OfficeApi, again?: Request) {
    super({
      forms: undefined,
      form: undefined,
      values: again?.values ?? {},
      chosen: {},
      fileIds: [],
      problems: [],
      unchosen: [],
      steps: [],
      sending: false,
      error: undefined,
    });
    this.#office = office;
    this.#again = again;
    void this.#load();
  }

  /** Chooses a form by its id or key; what was filled in for another one is gone. */
  choose(named: string | undefined): void {
    const form = this.getSnapshot().forms?.find(({ id, key }) => id === named || key === named);
    this.#tried = false;
    this.update({
      form,
      values: {},
      chosen: {},
      fileIds: [],
      problems: [],
      unchosen: [],
      steps: [],
      error: undefined,
    });
    void this.#preview();
  }

  setValue(key: string, value: FormValues[string] | undefined): void {
    const values = { ...this.getSnapshot().values };
    if (value === undefined) delete values[key];
    else values[key] = value;
    this.update({ values });
    this.#judge();
    void this.#preview();
  }

  setChosen(step: string, ids: readonly string[]): void {
    this.update({ chosen: { ...this.getSnapshot().chosen, [step]: ids } });
    this.#judge();
  }

  setFiles(fileIds: readonly string[]): void {
    this.update({ fileIds });
  }

  /** Hands it in; answers the request, or undefined where something is wrong that now stands at its field. */
  async submit(): Promise<Request | undefined> {
    const { form, values, chosen, fileIds, sending } = this.getSnapshot();
    if (form === undefined || sending) return undefined;
    this.#tried = true;
    this.#judge();
    const { problems, unchosen } = this.getSnapshot();
    if (problems.length > 0 || unchosen.length > 0) return undefined;
    this.update({ sending: true, error: undefined });
    try {
      const filled = { values, chosen, fileIds };
      if (this.#again === undefined) return await this.#office.approval.submit(form.id, filled);
      return await this.#office.approval.resubmit(this.#again.id, { ...filled, rev: this.#again.rev });
    } catch (error) {
      this.update({ error: asOfficeError(error).data });
      return undefined;
    } finally {
      this.update({ sending: false });
    }
  }

  #judge(): void {
    const { form, values, chosen } = this.getSnapshot();
    if (!this.#tried || form === undefined) return;
    this.update({
      problems: checkValues(form.fields, values),
      unchosen: form.steps
        .filter(({ actor, key }) => actor.kind === 'chosen' && (chosen[key] ?? []).length === 0)
        .map(({ key }) => key),
    });
  }

  async #load(): Promise<void> {
    try {
      const forms = await this.#office.approval.forms();
      const form = this.#again === undefined ? undefined : forms.find(({ id }) => id === this.#again?.formId);
      this.update({ forms, ...(form !== undefined && { form }) });
      if (form !== undefined) await this.#preview();
    } catch (error) {
      this.update({ error: asOfficeError(error).data });
    }
  }

  /** Whom it would go to, as far as it is filled in; what cannot be asked is simply not shown. */
  async #preview(): Promise<void> {
    const { form, values } = this.getSnapshot();
    if (form === undefined) return;
    this.#turn += 1;
    const turn = this.#turn;
    try {
      const { steps } = await this.#office.approval.preview(form.id, values);
      if (turn === this.#turn) this.update({ steps });
    } catch {
      if (turn === this.#turn) this.update({ steps: [] });
    }
  }
}
