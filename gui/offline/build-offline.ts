// Builds the service worker over a finished build of the pages: it has to name every file of it.
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const source = fileURLToPath(new URL('service-worker.ts', import.meta.url));
/** Pages of their own that the app never leads to without a network, what few PDF files need, and what only people look for. */
const unwanted = /^(?:sign-in|choose-office|choose-screen|gallery|guest|pdf\/|blur\/)|\.(?:map|txt|md)$/u;
/** A file whose name tells its content needs no other revision. */
const hashed = /-[\w-]{8}\.\w+$/u;

type Written = { fileName: string; code?: string; source?: string | Uint8Array };

/** Adds `service-worker.js` to the build. */
export function offlineWorker(): Plugin {
  return {
    name: 'offline-worker',
    apply: 'build',
    // The pages themselves are the last to be written.
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const files = (Object.values(bundle) as Written[])
          .filter(({ fileName }) => !unwanted.test(fileName))
          .map(({ fileName, code, source: content }) => ({
            url: `/${fileName}`,
            revision: hashed.test(fileName)
              ? null
              : createHash('sha256')
                  .update(code ?? content ?? '')
                  .digest('hex')
                  .slice(0, 16),
          }));
        const made = await build({
          configFile: false,
          logLevel: 'warn',
          publicDir: false,
          define: {
            __BUILD_FILES__: JSON.stringify(files),
            'process.env.NODE_ENV': '"production"',
          },
          build: {
            write: false,
            target: 'es2022',
            rolldownOptions: {
              input: source,
              output: { format: 'iife', entryFileNames: 'service-worker.js', codeSplitting: false },
            },
          },
        });
        const [chunk] = (Array.isArray(made) ? made : [made]).flatMap((one) =>
          'output' in one ? one.output : [],
        );
        if (chunk?.type !== 'chunk') throw new Error('the service worker was not built');
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: chunk.code });
      },
    },
  };
}
