// Decides which models of the office are offered, and which of them answers where nobody has chosen one (spec §9).
import type { Constants } from '#variants/constants.ts';

/** What the office has. Names are `provider/model`. */
export type OfficeModels = { readonly models: readonly string[]; readonly model: string };
/** The constants that decide. */
export type ModelConstants = Pick<Constants, 'aiProvider' | 'aiModel' | 'aiDeepSeekOnly'>;

const onlyProvider = 'deepSeek/';

/** Those offered: of the one provider alone where variant or office say so; the configured pair where it is there. */
export function modelChoice({ models, model }: OfficeModels, constants: ModelConstants): OfficeModels {
  const offered = constants.aiDeepSeekOnly ? models.filter((name) => name.startsWith(onlyProvider)) : models;
  const wanted = `${constants.aiProvider}/${constants.aiModel}`;
  const usual = offered.includes(wanted) ? wanted : offered.includes(model) ? model : (offered[0] ?? '');
  return { models: offered, model: usual };
}
