// Reads what `chat send` shall send beside words: a place, a link, the message that is answered.
import type { NewMessage } from '#sdk/api.ts';
import { composeMessage } from '#sdk/chat/rules/outgoing.ts';
import { isWebAddress } from '#sdk/contract/markup/address.ts';
import { OfficeError } from '#sdk/errors.ts';
import type { OptionSpec } from '../../command.ts';
import type { Input } from '../../input.ts';
import { CliError } from '../../errors.ts';

/** The flags. */
export const outgoingOptions: readonly OptionSpec[] = [
  { name: 'flash', text: 'cliFlash.send' },
  { name: 'reply', value: 'text', shown: 'MID', text: 'cliHelp.chat.send.reply' },
  { name: 'at', value: 'text', shown: 'NAMES', text: 'cliHelp.chat.send.at' },
  { name: 'link', value: 'text', shown: 'URL', text: 'cliHelp.chat.send.link' },
  { name: 'location', value: 'text', shown: 'LAT,LNG[,NAME]', text: 'cliHelp.chat.send.location' },
  { name: 'address', value: 'text', shown: 'TEXT', text: 'cliHelp.chat.send.address' },
];

/** What is sent: words alone, or a card whose words name it. */
export type Outgoing = Pick<NewMessage, 'text' | 'card' | 'quote' | 'flash' | 'mentions'>;

/** Whether these flags make a card, so that words are not needed. */
export function makesCard(input: Input): boolean {
  return input.text('link') !== undefined || input.text('location') !== undefined;
}

/** Joins words and flags. @throws CliError where a flag's value or their combination is no message */
export function outgoingOf(input: Input, text: string): Outgoing {
  const quote = input.text('reply');
  if (quote !== undefined && !/^[1-9]\d{0,15}$/.test(quote)) throw invalid('--reply', quote);
  const card = cardOf(input, text.trim());
  if (card !== undefined && quote !== undefined) throw new OfficeError('quoteTextOnly');
  const outgoing = {
    text: card === undefined ? text : '',
    ...(card === undefined ? {} : { card }),
    ...(quote === undefined ? {} : { quote: Number(quote) }),
    ...(input.has('flash') ? { flash: true } : {}),
  };
  if (input.has('flash') && quote !== undefined) throw conflict('--flash', '--reply');
  if (input.text('at') !== undefined && (card !== undefined || input.has('flash')))
    throw conflict('--at', input.has('flash') ? '--flash' : `--${card?.type ?? ''}`);
  checkContent(outgoing);
  return outgoing;
}

function checkContent({ text, card, flash }: Outgoing): void {
  const verdict = composeMessage({ text, card, flash });
  if (verdict.ok) return;
  throw verdict.code === 'characterLimit'
    ? new OfficeError(verdict.code, { params: { count: verdict.count, limit: verdict.limit } })
    : new OfficeError(verdict.code);
}

function cardOf(input: Input, name: string): NewMessage['card'] {
  const link = input.text('link');
  const location = input.text('location');
  if (link !== undefined && location !== undefined) throw invalid('--location', location);
  if (link !== undefined) {
    if (!isWebAddress(link)) throw invalid('--link', link);
    return { type: 'link', url: link, label: name };
  }
  if (location === undefined) return undefined;
  const found = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*(?:,(.*))?$/s.exec(location);
  const [latitude, longitude] = [Number(found?.[1]), Number(found?.[2])];
  // The comparisons are false for what is no number.
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) throw invalid('--location', location);
  const address = input.text('address');
  // The name is the text, or stands behind the numbers; two names are one too many.
  const behind = found?.[3]?.trim() ?? '';
  if (behind !== '' && name !== '') throw invalid('--location', location);
  const called = name === '' ? behind : name;
  return {
    type: 'location',
    latitude,
    longitude,
    ...(called === '' ? {} : { name: called }),
    ...(address === undefined ? {} : { address }),
  };
}

function conflict(a: string, b: string): CliError {
  return new CliError('conflictingOptions', { a, b }, { param: a });
}

function invalid(name: string, value: string): CliError {
  return new CliError('invalidValue', { name, value }, { param: name });
}
