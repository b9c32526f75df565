// The page of a drill: the real worker behind it, and everything it announced, for the drill to ask for.
import '../../../gui/ground/trusted-types.ts';
import { startOfficeClient } from '../../../gui/app/office-client.ts';
import { startWorker } from '../../../gui/app/start-worker.ts';

/** What the drill may ask of the page. */
export type DrillPage = {
  enter(loginName: string, password: string): Promise<void>;
  seen(): { mid: number; chatId: string; text: string }[];
  reconnects(): Promise<number>;
};

declare global {
  interface Window {
    drill: DrillPage;
  }
}

const client = startOfficeClient(
  startWorker(),
  { variant: 'default', server: location.origin },
  {
    onStopped: () => document.body.append('stopped'),
    onPlace: () => undefined,
    onPageStorageFailure: (error) => document.body.append(String(error)),
  },
);
const seen: { mid: number; chatId: string; text: string }[] = [];
client.events((event) => {
  if (event.type !== 'message') return;
  const { mid, chatId, text } = event.message;
  seen.push({ mid, chatId, text });
});
window.drill = {
  async enter(loginName, password) {
    await client.account.signInWithPassword({ loginName, password });
    await client.connection.connect();
  },
  seen: () => seen,
  reconnects: async () => (await client.connection.counts()).reconnects,
};
