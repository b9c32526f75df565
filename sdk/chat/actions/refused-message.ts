// What stands under an own message, and taking one back that was refused; apart from the verbs of the menu, which come later.
import type { LocalMessage, OfficeApi } from '../../api.ts';
import { plainText } from '../../contract/markup/readable.ts';
import type { Translator } from '../../locales/index.ts';
import { errorText } from '../../notices/rules/error-sentence.ts';
import { flashOf } from '../rules/flash-message.ts';
import type { OwnState } from '../rules/own-state.ts';
import type { MessageOutcome } from './message-outcome.ts';

/** What stands under an own message, with the reason where the office refused its words. */
export function stateText(translator: Translator, state: OwnState): string {
  if (!('failed' in state)) return translator.translateRef(state);
  const { error } = state;
  return error === undefined
    ? translator.t('chat.state.failed')
    : translator.t('chat.state.failedWhy', { reason: errorText(translator, error) });
}

/** Takes a refused message out of the queue to write it anew: what the face puts into its field. */
export async function editRefused(office: OfficeApi, message: LocalMessage): Promise<MessageOutcome> {
  await office.chat.drop(message.key);
  const flash = flashOf(message.text);
  return flash === undefined
    ? { editText: plainText(message.text) }
    : { editText: flash.text ?? '', isFlash: true };
}
