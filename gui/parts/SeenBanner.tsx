// Draws the band over what the office could not be asked for: from when it is.
import type { JSX } from 'react';
import { fullTime } from '#sdk/locales/time-text.ts';
import { Banner } from './Banner.tsx';
import { useTranslator } from './text.ts';

/** Nothing where it is from now. @param seenAt epoch ms */
export function SeenBanner({ seenAt }: { readonly seenAt: number | undefined }): JSX.Element | null {
  const translator = useTranslator();
  if (seenAt === undefined) return null;
  const time = fullTime(translator, seenAt);
  return <Banner tone="warn" text={translator.t('words.offlineSince', { time })} />;
}
