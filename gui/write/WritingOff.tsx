// Stands where writing would be in a build that has none: it says so, and who can change that.
import type { JSX, ReactNode } from 'react';
import { useApp } from '../ground/app-parts.ts';
import { errorText } from '../ground/error-text.ts';
import { shownEntries } from '../ground/shown-entries.ts';
import { AppFrame } from '../frame/AppFrame.tsx';
import { ErrorState } from '../parts/ErrorState.tsx';
import { useTranslator } from '../parts/text.ts';

/** Draws what it holds where there is writing. */
export function WithWriting({ children }: { readonly children: ReactNode }): JSX.Element {
  const app = useApp();
  const translator = useTranslator();
  if (shownEntries(app).some(({ name }) => name === 'aiWriting')) return <>{children}</>;
  return (
    <AppFrame
      current={undefined}
      place={translator.t('write.title')}
      turn="main"
      main={<ErrorState detail={errorText(translator, { code: 'writingOff', params: {} })} />}
    />
  );
}
