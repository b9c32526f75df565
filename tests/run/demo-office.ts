// Fills a demo office once for a whole run: filling one takes twenty times the work of copying it, and many journeys need one.
import { startOffice } from '#fixtures/serve.ts';

/** What tells the tests of a run where the filled office lies. */
export const demoOfficeVariable = 'TANGRAM_DEMO_OFFICE';

/** Fills a demo office in a new folder, its documents read, and ends it: the folder can be copied. */
export async function fillDemoOffice(dataDir: string): Promise<void> {
  const office = await startOffice({ dataDir, port: 0, seed: 'demo' });
  await office.close();
}
