// Sends what was recorded as a voice message.
import type { OfficeApi } from '#sdk/api.ts';
import { portable } from './portable.ts';
import type { Recording } from './voice-recorder.ts';

/** Named by what it is; the office keeps how long it is and how loud it was. */
export async function sendVoice(
  office: Pick<OfficeApi, 'files'>,
  chatId: string,
  { content, mime, seconds, wave }: Recording,
): Promise<void> {
  await office.files.send({
    chatId,
    source: { content: await portable(content) },
    name: `voice.${mime.split('/')[1] ?? 'webm'}`,
    ...{ mime, kind: 'audio', seconds, wave },
  });
}
