// A chat that cannot be opened says why, whether the office refused or could not be reached.
import { expect, test, vi } from 'vitest';
import type { OfficeApi } from '#sdk/api.ts';
import { TimelineScreen } from '#sdk/chat/screens/timeline.ts';
import { OfficeError } from '#sdk/errors.ts';

test.each(['connectionFailed', 'forbidden'] as const)('a chat that fails with %s shows it', async (code) => {
  const chat = { get: () => Promise.reject(new OfficeError(code)) };
  const screen = new TimelineScreen({ chat } as unknown as OfficeApi, '00003');
  await vi.waitFor(() => expect(screen.getSnapshot().error?.code).toBe(code));
  expect(screen.getSnapshot().chat).toBeUndefined();
});
