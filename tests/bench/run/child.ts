// Starts one of the benchmark's own programs as a process of its own and asks it things, one answer per question.
import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A question to a process: `do` names the act, the rest are its arguments. */
export type Question = { do: string } & Record<string, unknown>;
type Answer = { id: number; value?: unknown; error?: string };

/** A process that answers. */
export type Child = {
  readonly pid: number;
  /** Asks and waits. @throws Error with what the process said went wrong, or that it ended. */
  ask<T = unknown>(question: Question): Promise<T>;
  /** Ends the process by its own id and waits until it is gone. */
  end(): Promise<void>;
};

/** Starts `program` (relative to `tests/bench/`). `nodeArgs` are Node's own flags. */
export function startChild(program: string, nodeArgs: readonly string[] = []): Child {
  const profiling = process.env['TANGRAM_BENCH_PROFILE'];
  const name = program.replaceAll('/', '-');
  const profile =
    profiling === undefined
      ? []
      : ['--cpu-prof', `--cpu-prof-dir=${profiling}`, `--cpu-prof-name=${name}-${Date.now()}.cpuprofile`];
  const child = fork(fileURLToPath(new URL(`../${program}`, import.meta.url)), [], {
    execArgv: [...nodeArgs, ...profile],
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const waiting = new Map<number, { resolve(value: never): void; reject(error: Error): void }>();
  let questions = 0;
  child.on('message', ({ id, value, error }: Answer) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error !== undefined) asked?.reject(new Error(`${program}: ${error}`));
    else asked?.resolve(value as never);
  });
  child.on('exit', (code, signal) => {
    for (const { reject } of waiting.values()) reject(new Error(`${program} ended (${signal ?? code})`));
    waiting.clear();
  });
  return {
    pid: child.pid ?? 0,
    ask: (question) =>
      new Promise((resolve, reject) => {
        questions += 1;
        waiting.set(questions, { resolve, reject });
        child.send({ id: questions, question });
      }),
    end: () => ended(child),
  };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.disconnect();
  const late = setTimeout(() => child.kill('SIGKILL'), 5_000);
  await gone;
  clearTimeout(late);
}

/** The other side: answers questions until the parent lets go, then runs `close`. */
export function answer(acts: Record<string, (question: never) => unknown>, close: () => unknown): void {
  process.on('message', ({ id, question }: { id: number; question: Question }) => {
    const act = acts[question.do] as ((question: Question) => unknown) | undefined;
    Promise.resolve()
      .then(() => {
        if (act === undefined) throw new Error(`unknown act ${question.do}`);
        return act(question);
      })
      .then(
        (value) => process.send?.({ id, value }),
        (error: unknown) =>
          process.send?.({ id, error: String(error instanceof Error ? error.stack : error) }),
      );
  });
  process.on('disconnect', () => {
    void Promise.resolve(close()).finally(() => process.exit(0));
  });
}

/** A moment in ms that means the same in every process of this machine. */
export function moment(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}
