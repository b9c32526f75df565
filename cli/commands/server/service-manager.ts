// Tells systemd that the office answers, that it lives and that it ends, where systemd has started it.
import { spawn } from 'node:child_process';
import type { Context } from '../../context.ts';

/** What every system with systemd has, and what is in no package of Node without a compiler. */
const program = 'systemd-notify';
const microseconds = 1_000;

/** What is told while the office runs. */
export type ServiceManager = {
  ready(): Promise<void>;
  /** It ends, because it was asked to. */
  end(): Promise<void>;
  /** Nothing is told any more. */
  close(): void;
};

/**
 * A word with systemd by its own command, as `NOTIFY_SOCKET` asks for; without that nothing is told. From `ready` on it
 * is told in half of the time `WATCHDOG_USEC` gives that the office lives: an event loop that stands still tells nothing.
 */
export function openServiceManager(context: Context): ServiceManager {
  const { environment } = context.parts;
  if (!environment['NOTIFY_SOCKET'])
    return { ready: async () => undefined, end: async () => undefined, close: () => undefined };
  let isTelling = false;
  let beat: NodeJS.Timeout | undefined;

  async function tell(word: string): Promise<void> {
    isTelling = true;
    try {
      await new Promise<void>((resolve, reject) => {
        const child = spawn(program, [word], { env: environment, stdio: ['ignore', 'ignore', 'inherit'] });
        child.once('error', reject);
        child.once('exit', () => resolve());
      });
    } catch (error) {
      const { t } = await context.texts();
      context.output.hint(t('cliServer.unit.notTold', { program, reason: (error as Error).message }));
    } finally {
      isTelling = false;
    }
  }

  return {
    async ready() {
      await tell('READY=1');
      const wanted = Number(environment['WATCHDOG_USEC']);
      const isMine = (environment['WATCHDOG_PID'] ?? String(process.pid)) === String(process.pid);
      if (!(wanted > 0) || !isMine) return;
      beat = setInterval(
        () => {
          if (!isTelling) void tell('WATCHDOG=1');
        },
        wanted / microseconds / 2,
      );
    },
    async end() {
      clearInterval(beat);
      await tell('STOPPING=1');
    },
    close: () => clearInterval(beat),
  };
}
