// Chooses files to send from the composer's tools.
import { useRef, type JSX } from 'react';
import { IconButton } from '../parts/IconButton.tsx';
import { useText } from '../parts/text.ts';

/** Gives the chosen files; the same one can be chosen again. */
export function AttachButton({
  onChoose,
}: {
  readonly onChoose: (files: readonly File[]) => void;
}): JSX.Element {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton icon="attach" label={t('files.attach')} onClick={() => field.current?.click()} />
      <input
        ref={field}
        type="file"
        multiple
        hidden
        aria-label={t('files.attach')}
        onChange={(event) => {
          onChoose([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </>
  );
}
