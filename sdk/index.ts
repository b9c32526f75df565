// The public door of the SDK, for bots and for both faces.
export type * from './api.ts';
export {
  OfficeError,
  errorCatalogue,
  type ErrorCode,
  type ErrorData,
  type ErrorKind,
  type Severity,
} from './errors.ts';
export { openOffice, type Office, type OpenOfficeOptions } from './office.ts';
export { createBot, type Bot, type BotContext, type BotHandler } from './bot/index.ts';
export { plainText } from './contract/markup/readable.ts';
export { pickVariant, variantNames, type Variant, type VariantName } from '#variants/index.ts';
