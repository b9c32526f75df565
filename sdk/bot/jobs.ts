// Runs a bot's jobs at their times; one that is still running is not started again.
import { Cron } from 'croner';

/** When a job runs: every so many ms, or by a crontab line (`0 9 * * 1-5`), in a time zone where one is named. */
export type JobTime = { readonly every: number } | { readonly cron: string; readonly timeZone?: string };

/** The jobs of a bot. */
export type Jobs = {
  add(time: JobTime, run: () => void | Promise<void>): void;
  start(): void;
  stop(): void;
  /** Resolves when no job is running. */
  idle(): Promise<void>;
};

/** Makes an empty list of jobs. An error is handed to `failed` and ends neither the job nor the others. */
export function createJobs(failed: (error: unknown) => void): Jobs {
  const planned: { time: JobTime; run: () => Promise<void> }[] = [];
  const running = new Set<Promise<void>>();
  let stops: (() => void)[] = [];
  return {
    add(time, run) {
      // A wrong line is said where it was written, not at the start.
      if ('cron' in time) new Cron(time.cron, { paused: true }).stop();
      else if (!(time.every > 0))
        throw new RangeError('a job runs every so many milliseconds, more than none');
      let isRunning = false;
      planned.push({
        time,
        async run() {
          if (isRunning) return;
          isRunning = true;
          const work = (async () => run())().catch(failed);
          running.add(work);
          await work;
          running.delete(work);
          isRunning = false;
        },
      });
    },
    start() {
      stops = planned.map(({ time, run }) => {
        if ('every' in time) {
          const timer = setInterval(() => void run(), time.every);
          return () => clearInterval(timer);
        }
        const cron = new Cron(
          time.cron,
          time.timeZone === undefined ? {} : { timezone: time.timeZone },
          () => void run(),
        );
        return () => cron.stop();
      });
    },
    stop() {
      for (const stop of stops) stop();
      stops = [];
    },
    async idle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
