// Gives the watermark of who is signed in, on the day it is.
import { useMemo } from 'react';
import { watermark, type Watermark } from '#sdk/config/rules/watermark.ts';
import { writeDate } from '#sdk/locales/date-format.ts';
import { useTranslator } from '../parts/text.ts';
import { useApp, useDesk } from './app-parts.ts';
import { useNow } from './useNow.ts';
import { useScreen } from './useScreen.ts';

/** The same value until it says something else; undefined where there is none. */
export function useWatermark(): Watermark | undefined {
  const { constants } = useScreen(useApp().config);
  const { person } = useDesk();
  const { timeLocale } = useTranslator();
  const day = writeDate(timeLocale, useNow(), { dateStyle: 'medium' });
  const said = JSON.stringify(watermark(constants, person, day) ?? null);
  return useMemo(() => (JSON.parse(said) as Watermark | null) ?? undefined, [said]);
}
