// Draws the way to the service desk: a press opens the chat with it, its telephone stands beside.
import { useState, type JSX } from 'react';
import { serviceDesk } from '#sdk/contacts/rules/service-desk.ts';
import { useApp, useDesk } from '../ground/app-parts.ts';
import { useOpenChat } from '../ground/useOpenChat.ts';
import { useScreen } from '../ground/useScreen.ts';
import { Button } from '../parts/Button.tsx';
import { useText } from '../parts/text.ts';
import './ContactService.css';

/** Nothing for the desk itself. `onOpen` closes what it stands in. */
export function ContactService({ onOpen }: { readonly onOpen?: () => void }): JSX.Element | null {
  const t = useText();
  const { config } = useApp();
  const { person: me } = useDesk();
  const openChat = useOpenChat();
  const [busy, setBusy] = useState(false);
  const { personId, telephone } = serviceDesk(useScreen(config).constants);
  if (personId === me.id) return null;
  const open = async (): Promise<void> => {
    setBusy(true);
    const outcome = await openChat({ personId }, t('contacts.service.name'));
    setBusy(false);
    if (outcome !== 'failed') onOpen?.();
  };
  return (
    <span className="tg-contact-service">
      <Button icon="chat" busy={busy} onClick={() => void open()}>
        {t('contacts.service.contact')}
      </Button>
      {telephone === '' ? null : (
        <span className="tg-number">{t('contacts.service.telephone', { telephone })}</span>
      )}
    </span>
  );
}
