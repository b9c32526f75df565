// Before every test file: what its tests show is written beside each test, for whoever reports it.
import { afterEach } from 'vitest';
import { beginShown, takeShown } from '../support/shown.ts';

beginShown();
afterEach(({ task }) => {
  const { rows, traffic } = takeShown();
  if (rows.length + traffic.length > 0) Object.assign(task.meta, { shown: rows, traffic });
});
