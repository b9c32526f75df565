// Stands where a part of the workbench would be in a build that has it not: it says so, and who can change that.
import type { JSX } from 'react';
import type { ErrorData } from '#sdk/errors.ts';
import { AppFrame } from '../frame/AppFrame.tsx';
import { errorText } from '../ground/error-text.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { useTranslator } from '../parts/text.ts';

/** By the refusal that the office has for it. */
export function OffPlace({ refusal }: { readonly refusal: ErrorData['code'] }): JSX.Element {
  const translator = useTranslator();
  const title = errorText(translator, { code: refusal, params: {} });
  return (
    <AppFrame
      current={undefined}
      place={title}
      turn="main"
      main={<EmptyState level={1} figure="house" title={title} />}
    />
  );
}
