// A room's page when the room ends under its hands: it says so, and what was said to it too late is no fault.
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Room, RoomApi } from '#sdk/api.ts';
import { OfficeError } from '#sdk/errors.ts';
import type { LocalMedia } from '../../../gui/meeting/media/local-media.ts';
import { RoomEngine } from '../../../gui/meeting/media/room-engine.ts';

const kept = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});

const devices = { isMuted: true, camera: null, microphone: null, screen: null, screenAudio: null };
const media = {
  getSnapshot: () => devices,
  subscribe: () => () => undefined,
  setMicrophone: async () => undefined,
  close: () => undefined,
} as unknown as LocalMedia;
const seat = { id: 's1', state: 'in', microphone: false, camera: false, sharing: false };
const room = { meeting: { id: 'm1' }, mine: 's1', seats: [seat] } as unknown as Room;

function engineAt(meeting: Partial<RoomApi>) {
  const reported: unknown[] = [];
  const whole = {
    join: async () => ({ key: 'k', room, media: { iceServers: [] } }),
    hold: () => () => () => undefined,
    said: async () => [],
    ...meeting,
  } as unknown as RoomApi;
  const engine = new RoomEngine({ meeting: whole }, media, (error) => reported.push(error));
  onTestFinished(() => engine.close());
  return { engine, reported };
}

test('whoever comes when it has ended is told so, and has nothing to enter', async () => {
  const { engine } = engineAt({ join: () => Promise.reject(new OfficeError('meetingOver')) });
  await engine.join({ id: 'm1' });
  expect(engine.getSnapshot()).toMatchObject({ phase: 'over', end: 'ended', error: undefined });
});

test('what the room refuses since it is ending is no fault; anything else is one', async () => {
  const late = engineAt({ said: () => Promise.reject(new OfficeError('meetingNotIn')) });
  await late.engine.join({ id: 'm1' });
  const fault = new Error('broken');
  const broken = engineAt({ said: () => Promise.reject(fault) });
  await broken.engine.join({ id: 'm1' });
  await expect.poll(() => broken.reported).toContain(fault);
  expect(late.reported.filter((error) => error instanceof OfficeError)).toEqual([]);
  const ended = engineAt({ said: () => Promise.reject(new OfficeError('meetingOver')) });
  await ended.engine.join({ id: 'm1' });
  await expect.poll(() => ended.engine.getSnapshot()).toMatchObject({ phase: 'over', end: 'ended' });
});
