// Draws the confirmation dialog over the frame.
import type { JSX } from 'react';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { useText, useTranslator } from '../parts/text.ts';
import { nothing } from './nothing.ts';
import { SampleFrame } from './SampleFrame.tsx';
import { samples } from './samples.ts';

/** A destructive question, as it looks while it is asked. */
export function SampleDialog(): JSX.Element {
  const t = useText();
  const { language } = useTranslator();
  return (
    <>
      <SampleFrame state="full" />
      <ConfirmDialog
        open
        destructive
        title={samples[language].dialogTitle}
        act={t('words.delete')}
        onConfirm={nothing}
        onClose={nothing}
      >
        {samples[language].dialogText}
      </ConfirmDialog>
    </>
  );
}
