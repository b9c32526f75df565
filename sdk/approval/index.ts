// The door of approvals.
export type {
  ActInput,
  FlowStep,
  Form,
  FormValues,
  Request,
  RequestQuery,
  RequestRow,
} from './approval-api.ts';
