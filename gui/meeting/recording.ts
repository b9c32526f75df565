// Begins a recording of the room one sits in, tells everybody, and puts the film into the person's own disk.
import type { OfficeApi } from '#sdk/api.ts';
import type { Watermark } from '#sdk/config/rules/watermark.ts';
import { Recorder } from './media/recorder.ts';
import type { RoomEngine } from './media/room-engine.ts';

/** Runs one recording; undefined while nothing is kept. */
let running: { readonly engine: RoomEngine; readonly recorder: Recorder } | undefined;

/** Whether this window keeps a recording of that room. */
export const isRecording = (engine: RoomEngine): boolean => running?.engine === engine;

/** Begins: everybody is told first. @param mark the watermark of who keeps it */
export async function beginRecording(engine: RoomEngine, mark: Watermark | undefined): Promise<void> {
  await engine.setRecording(true);
  running = { engine, recorder: new Recorder(engine, mark) };
}

/** The film, and where it went: into the disk, or to this device where there is no room or no disk. */
export type KeptFilm = { readonly name: string; readonly place: 'disk' | 'device' };

/** Ends it and keeps the film. @param folder what its folder in the disk is called */
export async function endRecording(
  office: OfficeApi,
  { subject, folder, now }: { subject: string; folder: string; now: Date },
): Promise<KeptFilm | undefined> {
  const ended = running;
  if (ended === undefined) return undefined;
  running = undefined;
  const film = await ended.recorder.stop();
  await ended.engine.setRecording(false).catch(() => undefined);
  const stamp = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  const name = `${subject.replaceAll(/[\\/:*?"<>|]/gu, ' ').slice(0, 80)} ${stamp.replace('T', ' ').replace(':', '')}.webm`;
  try {
    const { above, node } = await office.disk.resolve('personal:/');
    const folderId = (node ?? above).id;
    const source = { content: film };
    const ids = await office.disk.upload({
      folderId,
      source,
      name,
      mime: 'video/webm',
      path: [folder],
      conflict: 'rename',
    });
    await Promise.all(ids.map((id) => office.disk.uploaded(id)));
    return { name, place: 'disk' };
  } catch {
    // Nothing that was said is lost because there is no disk: it goes where downloads go.
    const link = document.createElement('a');
    link.href = URL.createObjectURL(film);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    return { name, place: 'device' };
  }
}
