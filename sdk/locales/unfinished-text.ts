// Says what somebody who signs out leaves behind, in the order in which it matters.
import { toldOf, type Unfinished } from '../base/unfinished.ts';
import { listText } from './list-text.ts';
import type { Translator } from './translator.ts';

/** Names of one kind that are told; more are only counted. */
const maxNamed = 3;

/** A line for each kind there is; nothing where nothing is left behind. `erases`: this device keeps none of it. */
export function unfinishedText(
  translator: Translator,
  all: readonly Unfinished[],
  erases: boolean,
): readonly string[] {
  const { t } = translator;
  const told = (kind: Unfinished['kind'], nameOf: (one: Unfinished) => string) => {
    const { total, named } = toldOf(all, kind, maxNamed);
    return { count: total, names: listText(translator, named.map(nameOf)) };
  };
  const uploads = told('upload', ({ name }) => name);
  const meetings = told('meeting', ({ name }) => name);
  const documents = told('document', ({ name }) => t('leave.document', { name }));
  const messages = told('message', ({ name, count }) => t('leave.chat', { name, count }));
  const lines: string[] = [];
  if (uploads.count > 0) lines.push(t('leave.uploads', uploads));
  if (meetings.count > 0) lines.push(t('leave.meeting', { name: meetings.names }));
  if (documents.count > 0) lines.push(t(erases ? 'leave.documentsLost' : 'leave.documents', documents));
  if (messages.count > 0)
    lines.push(
      t(erases ? 'leave.lost' : 'leave.unsent', {
        count: messages.count,
        chats: messages.names,
      }),
    );
  return lines;
}
