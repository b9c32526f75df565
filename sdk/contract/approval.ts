// Approvals: forms as data, requests with their flow, and every act on one.
import * as z from 'zod/mini';
import { service } from './endpoint.ts';
import { record } from './record.ts';
import { count, id, text, time } from './scalars.ts';
import {
  asked,
  attachedIds,
  attachment,
  clientId,
  pageLimit,
  reads,
  shortText,
  sought,
  who,
  words,
  writes,
} from './work-parts.ts';

/** What a field of a form holds. Money is in hundredths, dates are `YYYY-MM-DD`, a period is two of them. */
export const fieldKinds = [
  'text',
  'longText',
  'number',
  'money',
  'date',
  'period',
  'choice',
  'people',
  'files',
] as const;

/** A field of a form. */
export const formField = record({
  key: ['key', z.string().check(z.regex(/^[a-z][a-zA-Z0-9]{0,30}$/))],
  label: ['label', words],
  kind: ['kind', z.enum(fieldKinds)],
  required: ['required', z.optional(z.boolean())],
  options: [
    'options',
    z.optional(
      z
        .array(record({ key: ['key', z.string().check(z.maxLength(40))], label: ['label', words] }))
        .check(z.maxLength(60)),
    ),
  ],
  min: ['min', z.optional(z.number())],
  max: ['max', z.optional(z.number())],
  unit: ['unit', z.optional(words)],
  /** Money fields that are added up under one line. */
  sum: ['sum', z.optional(z.boolean())],
});
/** A field in house names. */
export type FormField = z.output<typeof formField>;

/** A condition on a value: a step is there when all of its conditions hold. `days` of a period are counted whole. */
export const formCondition = record({
  field: ['field', z.string().check(z.maxLength(31))],
  is: ['is', z.enum(['over', 'atLeast', 'under', 'atMost', 'equal', 'different'])],
  value: ['value', z.union([z.string().check(z.maxLength(100)), z.number()])],
});
/** A condition in house names. */
export type FormCondition = z.output<typeof formCondition>;

/** Who decides in a step. `level` 1 is the nearest superior; a role is one of the office's roles of work. */
export const formActor = record({
  kind: ['kind', z.enum(['person', 'role', 'superior', 'chosen'])],
  people: ['personIds', z.optional(z.array(id).check(z.maxLength(50)))],
  role: ['role', z.optional(shortText(40))],
  level: ['level', z.optional(z.int().check(z.gte(1), z.lte(5)))],
});
/** Who decides, in house names. */
export type FormActor = z.output<typeof formActor>;

/** A step of a form's flow. */
export const formStep = record({
  key: ['key', z.string().check(z.regex(/^[a-z][a-zA-Z0-9]{0,30}$/))],
  name: ['name', words],
  /** An informing step asks nobody: it lets people see the request. */
  kind: ['kind', z.enum(['decide', 'inform'])],
  /** Whether everybody must agree, or one is enough. */
  need: ['need', z.enum(['all', 'any'])],
  actor: ['actor', formActor],
  when: ['when', z.optional(z.array(formCondition).check(z.maxLength(10)))],
  /** Hours within which it should be decided. */
  hours: ['hours', z.optional(z.int().check(z.gte(1), z.lte(2_400)))],
});
/** A step in house names. */
export type FormStep = z.output<typeof formStep>;

const formFields = {
  key: ['key', z.string().check(z.regex(/^[a-z][a-z0-9-]{0,30}$/))],
  name: ['name', words],
  detail: ['detail', words],
  icon: ['icon', shortText(24)],
  hue: ['hue', z.int().check(z.gte(0), z.lte(6))],
  /** Two to four letters before a request's number. */
  prefix: ['prefix', z.string().check(z.regex(/^[A-Z]{2,4}$/))],
  /** Fields whose values stand in the request's title. */
  titleFields: ['titleFields', z.array(shortText(31)).check(z.maxLength(3))],
  fields: ['fields', z.array(formField).check(z.minLength(1), z.maxLength(60))],
  steps: ['steps', z.array(formStep).check(z.minLength(1), z.maxLength(20))],
} as const;

/** A form as an administrator writes it. */
export const formPlan = record(formFields);
/** A form's plan in house names. */
export type FormPlan = z.output<typeof formPlan>;

/** A form people fill in. */
export const form = record({
  id: ['id', id],
  ...formFields,
  archived: ['archived', z.boolean()],
  rev: ['rev', z.int()],
});
/** A form in house names. */
export type Form = z.output<typeof form>;

/** What is filled in: text, a number, several ids, or the two days of a period; by the field's key. */
export const formValues = z.record(
  z.string().check(z.maxLength(31)),
  z.union([
    z.string().check(z.maxLength(2_000)),
    z.number(),
    z.array(z.string().check(z.maxLength(64))).check(z.maxLength(50)),
  ]),
);
/** Values of a form. */
export type FormValues = z.output<typeof formValues>;

/** Where a request stands. */
export const requestStates = ['running', 'approved', 'rejected', 'returned', 'withdrawn'] as const;
/** Where a seat of a step stands. */
export const seatStates = ['waiting', 'approved', 'rejected', 'returned', 'transferred', 'spared'] as const;

/** Somebody's seat in a step. `forId` is on whose behalf they decide: delegated or handed over. */
export const flowSeat = record({
  who: ['who', who],
  for: ['onBehalfOf', z.nullish(who)],
  state: ['state', z.enum(seatStates)],
  time: ['time', z.nullish(time)],
  comment: ['comment', text],
});
/** A seat in house names. */
export type FlowSeat = z.output<typeof flowSeat>;

/** A step of a request. */
export const flowStep = record({
  name: ['name', words],
  kind: ['kind', z.enum(['decide', 'inform'])],
  need: ['need', z.enum(['all', 'any'])],
  state: ['state', z.enum(['done', 'current', 'toCome'])],
  since: ['since', z.nullish(time)],
  seats: ['seats', z.array(flowSeat)],
});
/** A step in house names. */
export type FlowStep = z.output<typeof flowStep>;

/** Everything that can be done with a request. */
export const requestActs = [
  'submit',
  'approve',
  'reject',
  'return',
  'transfer',
  'addStep',
  'withdraw',
  'resubmit',
  'remind',
  'comment',
  'undo',
] as const;
/** One of them. */
export type RequestAct = (typeof requestActs)[number];

const row = {
  id: ['id', id],
  number: ['number', text],
  formId: ['formId', id],
  formName: ['formName', words],
  icon: ['icon', text],
  hue: ['hue', z.int()],
  title: ['title', words],
  applicant: ['applicant', who],
  state: ['state', z.enum(requestStates)],
  /** Name of the step it stands in, and whom it waits for. */
  step: ['step', words],
  waitingFor: ['waitingFor', z.array(text)],
  /** Until when its step was to be decided, where the form says how long that may take. */
  dueTime: ['dueTime', z.nullish(time)],
  createTime: ['createdTime', time],
  changeTime: ['changedTime', time],
  rev: ['rev', z.int()],
} as const;

/** A row of a list of requests. */
export const requestRow = record(row);
/** A row in house names. */
export type RequestRow = z.output<typeof requestRow>;

/** A request, whole. `may` is what whoever asks can do with it now. */
export const request = record({
  ...row,
  fields: ['fields', z.array(formField)],
  values: ['values', formValues],
  /** People named by values, so that they can be shown. */
  people: ['people', z.array(who)],
  attachments: ['attachments', z.array(attachment)],
  steps: ['steps', z.array(flowStep)],
  history: [
    'history',
    z.array(
      record({
        who: ['who', who],
        act: ['act', z.enum(requestActs)],
        to: ['to', z.array(who)],
        comment: ['comment', text],
        attachments: ['attachments', z.array(attachment)],
        time: ['time', time],
      }),
    ),
  ],
  informed: ['informed', z.array(who)],
  may: ['may', z.array(z.enum(requestActs))],
});
/** A request in house names. */
export type Request = z.output<typeof request>;

/** Somebody decides for somebody else for a while. */
export const delegation = record({ to: ['to', who], from: ['from', time], until: ['until', time] });
/** A delegation in house names. */
export type Delegation = z.output<typeof delegation>;

/** A role of work that steps name: who has it. */
export const workRole = record({
  key: ['key', shortText(40)],
  name: ['name', words],
  people: ['people', z.array(who)],
});
/** Who leads a department. */
export const departmentHead = record({
  departmentId: ['departmentId', id],
  departmentName: ['departmentName', text],
  departmentNameEn: ['departmentNameEn', z.optional(z.string())],
  head: ['head', z.nullish(who)],
});

const filled = {
  values: ['values', formValues],
  files: ['fileIds', attachedIds],
  /** By the key of a step whose people the applicant chooses. */
  chosen: [
    'chosen',
    z.optional(z.record(z.string().check(z.maxLength(31)), z.array(id).check(z.maxLength(20)))),
  ],
  cid: ['clientId', clientId],
} as const;
const comment = ['comment', z.optional(shortText(2_000))] as const;

/** The calls. */
export const approval = service('userCentre', {
  listForms: {
    ...reads,
    path: '/workbench/approval/forms',
    input: record({ archived: ['archived', asked] }),
    reply: z.array(form),
  },
  /** Says through whom a request would go, and what is wrong with what is filled in, without storing anything. */
  previewRequest: {
    ...writes,
    path: '/workbench/approval/preview',
    input: record({ formId: ['formId', id], values: ['values', formValues] }),
    reply: record({
      steps: ['steps', z.array(flowStep)],
      problems: ['problems', z.array(record({ field: ['field', text], problem: ['problem', text] }))],
    }),
  },
  submitRequest: {
    ...writes,
    path: '/workbench/approval/submit',
    input: record({ formId: ['formId', id], ...filled }),
    reply: request,
  },
  /** A request that was returned goes on with what is filled in now. */
  resubmitRequest: {
    ...writes,
    path: '/workbench/approval/resubmit',
    input: record({ id: ['id', id], rev: ['rev', z.optional(z.int())], ...filled }),
    reply: request,
  },
  listRequests: {
    ...reads,
    path: '/workbench/approval/list',
    input: record({
      part: ['part', z.enum(['mine', 'waiting', 'decided', 'informed'])],
      state: ['state', z.optional(z.enum(requestStates))],
      formId: ['formId', z.optional(id)],
      keyWord: ['sought', sought],
      before: ['before', z.optional(id)],
      limit: ['limit', pageLimit],
    }),
    reply: record({
      rows: ['rows', z.array(requestRow)],
      waiting: ['waiting', count],
      more: ['more', z.boolean()],
    }),
  },
  getRequest: {
    ...reads,
    path: '/workbench/approval/get',
    input: record({ id: ['id', id] }),
    reply: request,
  },
  /**
   * Does something to a request. With `rev`, only if it still is as it was seen. `people` are who it goes to:
   * `transfer` names one, `addStep` up to ten. `back` returns to the step with this position instead of the applicant.
   */
  actOnRequest: {
    ...writes,
    path: '/workbench/approval/act',
    input: record({
      id: ['id', id],
      act: ['act', z.enum(requestActs)],
      rev: ['rev', z.optional(z.int())],
      comment,
      people: ['personIds', z.optional(z.array(id).check(z.maxLength(10)))],
      place: ['place', z.optional(z.enum(['before', 'after']))],
      need: ['need', z.optional(z.enum(['all', 'any']))],
      back: ['back', z.optional(z.int().check(z.gte(0), z.lte(60)))],
      files: ['fileIds', attachedIds],
      cid: ['clientId', clientId],
    }),
    reply: request,
  },
  getDelegation: {
    ...reads,
    path: '/workbench/approval/delegation',
    input: record({}),
    reply: record({
      given: ['given', z.nullish(delegation)],
      taken: ['taken', z.array(record({ from: ['who', who], until: ['until', time] }))],
    }),
  },
  /** Whoever is away has somebody decide for them; without a person nobody any more. */
  setDelegation: {
    ...writes,
    path: '/workbench/approval/delegate',
    input: record({
      personId: ['personId', z.nullish(id)],
      from: ['from', z.optional(time)],
      until: ['until', z.optional(time)],
      cid: ['clientId', clientId],
    }),
    reply: z.nullish(delegation),
  },
  /** For administrators: a new form, or a changed one. Requests on their way keep the form they began with. */
  putForm: {
    ...writes,
    path: '/workbench/approval/form',
    input: record({
      id: ['id', z.optional(id)],
      plan: ['plan', formPlan],
      rev: ['rev', z.optional(z.int())],
      cid: ['clientId', clientId],
    }),
    reply: form,
  },
  archiveForm: {
    ...writes,
    path: '/workbench/approval/form/archive',
    input: record({ id: ['id', id], archived: ['archived', z.boolean()] }),
    reply: form,
  },
  listWorkRoles: {
    ...reads,
    path: '/workbench/approval/roles',
    input: record({}),
    reply: record({ roles: ['roles', z.array(workRole)], heads: ['heads', z.array(departmentHead)] }),
  },
  setWorkRole: {
    ...writes,
    path: '/workbench/approval/role',
    input: record({
      key: ['key', z.string().check(z.regex(/^[a-z][a-zA-Z0-9]{0,30}$/))],
      name: ['name', words],
      people: ['personIds', z.array(id).check(z.maxLength(50))],
    }),
    reply: workRole,
  },
  setDepartmentHead: {
    ...writes,
    path: '/workbench/approval/head',
    input: record({ departmentId: ['departmentId', id], personId: ['personId', z.nullish(id)] }),
    reply: z.unknown(),
  },
});
