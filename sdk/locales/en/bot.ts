// Owns the sentences a bot says about its commands by itself, in English.
import type { Translation } from '../translation.ts';
import type { bot as zh } from '../zh/bot.ts';

export const bot = {
  tooMuch: '“{{words}}” is too much. Usage: {{usage}}',
  wrongArgument: '{{field}} does not fit: {{message}}. Usage: {{usage}}',
} as const satisfies Translation<typeof zh>;
