// Asks before a link is opened whose words look like another address than the one it leads to.
import type { JSX } from 'react';
import { Confirm } from '../ground/Confirm.tsx';
import { Breakable } from '../parts/Breakable.tsx';
import { useText } from '../parts/text.ts';
import './MessageText.css';

/** Shows the true address in full. */
export function OpenLinkDialog(props: {
  readonly open: boolean;
  readonly url: string;
  readonly host: string;
  readonly onClose: () => void;
}): JSX.Element {
  const t = useText();
  return (
    <Confirm
      open={props.open}
      title={t('chat.link.title')}
      act={t('chat.link.open', { host: props.host })}
      onConfirm={() => {
        props.onClose();
        window.open(props.url, '_blank', 'noopener,noreferrer');
      }}
      onClose={props.onClose}
    >
      {t('chat.link.detail')}
      <br />
      <b className="tg-link-address">
        <Breakable text={props.url} />
      </b>
    </Confirm>
  );
}
