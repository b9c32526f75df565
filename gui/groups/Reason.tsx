// Draws why something cannot be done here, under what cannot be done.
import type { JSX } from 'react';
import type { ErrorCode } from '#sdk/errors.ts';
import { FieldMessage } from '../parts/FieldMessage.tsx';
import { useTranslator } from '../parts/text.ts';
import { errorText } from '../ground/error-text.ts';

/** Nothing where there is no reason. `id` ties it to the disabled act. */
export function Reason(props: {
  readonly id?: string;
  readonly code: ErrorCode | undefined;
}): JSX.Element | null {
  const translator = useTranslator();
  if (props.code === undefined) return null;
  return (
    <FieldMessage tone="hint" {...(props.id === undefined ? {} : { id: props.id })}>
      {errorText(translator, { code: props.code, params: {} })}
    </FieldMessage>
  );
}
