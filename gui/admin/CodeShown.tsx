// A code or token that is shown once, with the way to take it along.
import { useState, type JSX } from 'react';
import { Button } from '../parts/Button.tsx';
import { useText } from '../parts/text.ts';

/** `detail` says what it is; without one it is a code for a first or new password. */
export function CodeShown({
  code,
  detail,
}: {
  readonly code: string;
  readonly detail?: string;
}): JSX.Element {
  const t = useText();
  const [copied, setCopied] = useState(false);
  return (
    <div className="tg-admin__code" role="status">
      <p>{detail ?? t('admin.person.resetDone')}</p>
      <code>{code}</code>
      <Button
        icon="copy"
        onClick={() =>
          void navigator.clipboard.writeText(code).then(
            () => setCopied(true),
            () => undefined,
          )
        }
      >
        {t(copied ? 'admin.person.copied' : 'admin.person.copy')}
      </Button>
    </div>
  );
}
