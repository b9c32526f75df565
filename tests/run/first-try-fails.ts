// Where TANGRAM_FIRST_TRY_FAILS=1: every first try of a journey fails when it has passed, so that second tries are seen.
import { afterEach } from 'vitest';

afterEach(({ task }) => {
  if ((task.result?.retryCount ?? 0) === 0 && task.result?.state !== 'fail')
    throw new Error('the first try fails, as it was asked to');
});
