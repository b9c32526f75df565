// One line of the local error log.

/** One line of the local error log (spec §8). */
export type LoggedError = {
  time: number;
  user: string;
  page: string;
  type: string;
  message: string;
  agent: string;
};
