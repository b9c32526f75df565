// Limits as they are typed into a form, and back; an empty field is no limit.
import type { OfficeLimits } from '../../contract/admin.ts';
import { rateNames, type RateName } from '../../contract/rate-names.ts';

export { rateNames };

type RateText = { burst: string; perSecond: string };
/** The fields of the form. */
export type LimitTexts = Record<RateName, RateText> & {
  storageMb: string;
};

const whole = /^[1-9]\d{0,8}$/u;
const number = /^(?:0\.\d{1,3}|[1-9]\d{0,5}(?:\.\d{1,3})?)$/u;

/** What the fields begin with. */
export function limitTexts(limits: OfficeLimits): LimitTexts {
  const rate = (name: RateName): RateText => {
    const limit = limits[name];
    return limit === null
      ? { burst: '', perSecond: '' }
      : { burst: String(limit.burst), perSecond: String(limit.perSecond) };
  };
  return {
    ...(Object.fromEntries(rateNames.map((name) => [name, rate(name)])) as Record<RateName, RateText>),
    storageMb: limits.storageMb === null ? '' : String(limits.storageMb),
  };
}

/** What is typed; undefined while a field holds no number, or one of two is empty. */
export function limitsOf(texts: LimitTexts): OfficeLimits | undefined {
  const limits = {} as Record<RateName, { burst: number; perSecond: number } | null>;
  for (const name of rateNames) {
    const burst = texts[name].burst.trim();
    const perSecond = texts[name].perSecond.trim();
    if (burst === '' && perSecond === '') limits[name] = null;
    else if (whole.test(burst) && number.test(perSecond))
      limits[name] = { burst: Number(burst), perSecond: Number(perSecond) };
    else return undefined;
  }
  const storage = texts.storageMb.trim();
  if (storage !== '' && !whole.test(storage)) return undefined;
  return {
    ...limits,
    storageMb: storage === '' ? null : Number(storage),
  };
}
