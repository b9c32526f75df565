// The door of approvals.
export type {
  ActInput,
  FlowStep,
  Form,
  FormField,
  FormPlan,
  FormStep,
  FormValues,
  Request,
  RequestQuery,
  RequestRow,
} from './approval-api.ts';
