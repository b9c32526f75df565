// Decides where a window shows what a notice of the office is about.
import { padChatId } from '../contract/chat-id.ts';
import { routeOfReference } from './reference-route.ts';

/** A place of the app and nothing else: no other host, no way round by dots or backslashes. */
const ownPlace = /^\/(?:main|setting)(?:[/?][\w\-/?=&:.#%,+@]*)?$/u;

/**
 * The message it names, the path the office gave it, or the place of the thing. Undefined for what leads nowhere.
 */
export function noticeRoute(notice: {
  readonly path?: string | undefined;
  readonly reference?: string | undefined;
  readonly message?: { readonly chatId: string; readonly mid: number } | undefined;
}): string | undefined {
  const { path = '', reference = '', message } = notice;
  if (message !== undefined) return `/main/messages/${padChatId(message.chatId)}?mid=${message.mid}`;
  if (ownPlace.test(path) && !path.includes('..') && !path.includes('//')) return path;
  return routeOfReference(reference);
}
