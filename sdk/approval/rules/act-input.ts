// What goes with an act on a request, and what requests are, for the verbs.
import type { Request, RequestAct } from '../../contract/approval.ts';

export type { Request, RequestAct };

/** What goes with an act. */
export type ActInput = {
  comment?: string;
  /** Whom it goes to: one for `transfer`, up to ten for `addStep`. */
  personIds?: readonly string[];
  place?: 'before' | 'after';
  need?: 'all' | 'any';
  /** Position of the step it is returned to; the applicant when left out. */
  back?: number;
  fileIds?: readonly string[];
  /** Only if it still is as it was seen. */
  rev?: number;
};
