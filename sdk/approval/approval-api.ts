// What the SDK offers of approvals: forms, requests, acts on them, standing in for others, and forms for administrators.
import type { CallOptions, ValueFeed } from '../base/api-shape.ts';
import type { Changes } from '../base/news-count.ts';
import type {
  Delegation,
  FlowSeat,
  FlowStep,
  Form,
  FormField,
  FormPlan,
  FormStep,
  FormValues,
  Request,
  RequestAct,
  RequestRow,
} from '../contract/approval.ts';
import type { FieldProblem } from '../contract/form-check.ts';
import type { Seen } from '../base/kept-answers.ts';
import type { ActInput } from './rules/act-input.ts';
import type { Who, Words } from '../contract/work-parts.ts';

export type {
  ActInput,
  Delegation,
  FieldProblem,
  FlowSeat,
  FlowStep,
  Form,
  FormField,
  FormPlan,
  FormStep,
  FormValues,
  Request,
  RequestAct,
  RequestRow,
  Who,
};

/** Which requests: those one made, must decide, has decided, or is informed of. */
export type RequestQuery = {
  part: 'mine' | 'waiting' | 'decided' | 'informed';
  state?: Request['state'];
  formId?: string;
  sought?: string;
  /** Id of the last row of the page before. */
  before?: string;
  /** 1 to 200; 30 when left out. */
  limit?: number;
};
/** A page of requests, newest first, and how many wait for this person. */
export type RequestPage = { rows: readonly RequestRow[]; waiting: number; more: boolean };

/** What is handed in. */
export type FilledForm = {
  values: FormValues;
  fileIds?: readonly string[];
  /** By the key of a step whose people the applicant chooses. */
  chosen?: Readonly<Record<string, readonly string[]>>;
};

/** Roles of work and heads of departments, by which steps find their people. */
export type WorkRoles = {
  roles: readonly { key: string; name: Words; people: readonly Who[] }[];
  heads: readonly { departmentId: string; departmentName: string; head?: Who | null | undefined }[];
};

/** Approvals of one person. */
export interface ApprovalApi {
  changes: ValueFeed<Changes>;
  /**
   * The organisation's own page of approvals with a token for it and for nothing else, good for five minutes; undefined
   * where it has none. `origin` is where this client comes from: a path of the office stands there.
   */
  page(origin: string, options?: CallOptions): Promise<string | undefined>;
  /** Forms that can be filled in; with `archived`, for administrators, all. */
  forms(input?: { archived?: boolean }, options?: CallOptions): Promise<readonly Form[]>;
  /** Through whom it would go, and what is wrong with what is filled in. */
  preview(
    formId: string,
    values: FormValues,
    options?: CallOptions,
  ): Promise<{ steps: readonly FlowStep[]; problems: readonly { field: string; problem: string }[] }>;
  /** Hands a form in, exactly once; the form by its id or its key. Throws `formInvalid` with field and problem, `formGone`. */
  submit(formId: string, filled: FilledForm, options?: CallOptions & { clientId?: string }): Promise<Request>;
  /** Hands a returned request in again. Throws `requestDecided` where it is not returned. */
  resubmit(id: string, filled: FilledForm & { rev?: number }, options?: CallOptions): Promise<Request>;
  list(query: RequestQuery, options?: CallOptions): Promise<RequestPage & Seen>;
  /** One, whole. Throws `notFound` for what is not there and what is not for this person alike. */
  get(id: string, options?: CallOptions): Promise<Request & Seen>;
  /**
   * Does something to a request, exactly once. Throws `notYourDecision`, `requestDecided` where somebody was faster,
   * `commentMissing`, `transferInvalid`, `workChanged`, `undoTooLate`, `remindedLately`.
   */
  act(
    id: string,
    act: Exclude<RequestAct, 'submit' | 'resubmit'>,
    input?: ActInput,
    options?: CallOptions & { clientId?: string },
  ): Promise<Request>;
  delegation(
    options?: CallOptions,
  ): Promise<{ given?: Delegation | null | undefined; taken: readonly { who: Who; until: number }[] }>;
  /** Somebody decides for this person from now, or from a time, until another; without one nobody any more. */
  delegate(
    to: { personId: string; from?: number; until: number } | undefined,
    options?: CallOptions,
  ): Promise<Delegation | null | undefined>;
  /** For administrators; requests on their way keep the form they began with. */
  putForm(input: { id?: string; plan: FormPlan; rev?: number }, options?: CallOptions): Promise<Form>;
  archiveForm(id: string, archived: boolean, options?: CallOptions): Promise<Form>;
  roles(options?: CallOptions): Promise<WorkRoles>;
  setRole(
    input: { key: string; name: Words; personIds: readonly string[] },
    options?: CallOptions,
  ): Promise<void>;
  setHead(departmentId: string, personId: string | undefined, options?: CallOptions): Promise<void>;
}
