// Chooses files, or a whole folder, to send from the composer's tools.
import { useRef, type JSX } from 'react';
import { IconButton } from '../parts/IconButton.tsx';
import { useText } from '../parts/text.ts';

/** Gives the chosen files, or those of the chosen folder with their paths in it; the same can be chosen again. */
export function AttachButton({
  onChoose,
  onChooseFolder,
}: {
  readonly onChoose: (files: readonly File[]) => void;
  readonly onChooseFolder: (files: readonly File[]) => void;
}): JSX.Element {
  const t = useText();
  return (
    <>
      <Chooser icon="attach" label={t('files.attach')} onChoose={onChoose} />
      {'webkitdirectory' in HTMLInputElement.prototype ? (
        <Chooser icon="disk" label={t('files.attachFolder')} folder onChoose={onChooseFolder} />
      ) : null}
    </>
  );
}

function Chooser(props: {
  readonly icon: 'attach' | 'disk';
  readonly label: string;
  readonly folder?: boolean;
  readonly onChoose: (files: readonly File[]) => void;
}): JSX.Element {
  const { label } = props;
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton icon={props.icon} label={label} onClick={() => field.current?.click()} />
      <input
        ref={(input) => {
          field.current = input;
          if (input !== null && props.folder === true) input.webkitdirectory = true;
        }}
        type="file"
        multiple
        hidden
        aria-label={label}
        onChange={(event) => {
          props.onChoose([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </>
  );
}
