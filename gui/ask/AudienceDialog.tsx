// Whom a published assistant is for: everybody by one switch, and people, departments and groups one by one.
import { useCallback, useId, type JSX } from 'react';
import type { BaseGrant, PublishedApp } from '#sdk/ask/index.ts';
import { forReader } from '#sdk/contacts/rules/for-reader.ts';
import { useApp } from '../ground/app-parts.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { GranteeField } from '../parts/GranteeField.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { useTranslator } from '../parts/text.ts';
import { Toggle } from '../parts/Toggle.tsx';
import { findGrantees } from '../picker/find-grantees.ts';

type Change = { id: string; kind: BaseGrant['kind']; granteeId?: string; allowed: boolean };

/** Mounted is open; each change is made at once. */
export function AudienceDialog(props: {
  readonly app: PublishedApp;
  readonly onChange: (change: Change) => Promise<boolean>;
  readonly onClose: () => void;
}): JSX.Element {
  const { app, onChange } = props;
  const { office } = useApp();
  const { t, language } = useTranslator();
  const titleId = useId();
  const find = useCallback(
    (query: string, signal: AbortSignal) => findGrantees(office, query, signal, language),
    [office, language],
  );
  const named = app.audience
    .filter(({ kind }) => kind !== 'everybody')
    .map((one) => forReader(one, language));
  const isForAll = named.length < app.audience.length;
  return (
    <Dialog isOpen onClose={props.onClose} aria-labelledby={titleId} transitionDuration={120}>
      <div className="tg-dialog">
        <h2 id={titleId}>{t('ask.appAudienceOf', { name: app.name })}</h2>
        <div className="tg-dialog__body">
          <div className="tg-ask-grants__all">
            <span>{t('ask.everybody')}</span>
            <Toggle
              label={t('ask.everybody')}
              checked={isForAll}
              onChange={(allowed) => void onChange({ id: app.id, kind: 'everybody', allowed })}
            />
          </div>
          <GranteeField
            label={t('grants.whom')}
            placeholder={t('grants.whomHint')}
            picked={[]}
            onChange={(picked) => {
              const [one] = picked;
              if (one !== undefined)
                void onChange({ id: app.id, kind: one.kind, granteeId: one.id, allowed: true });
            }}
            find={find}
          />
          {app.audience.length === 0 ? <p>{t('ask.appNobody')}</p> : null}
          <ul className="tg-ask-grants">
            {named.map(({ kind, id = '', name }) => (
              <li key={`${kind}-${id}`}>
                <span className="tg-truncate">{name}</span>
                <span>{t('ask.appAdd')}</span>
                <IconButton
                  icon="close"
                  size={16}
                  label={t('ask.takeAway', { name })}
                  onClick={() => void onChange({ id: app.id, kind, granteeId: id, allowed: false })}
                />
              </li>
            ))}
          </ul>
        </div>
        <div className="tg-dialog__acts">
          <Button onClick={props.onClose}>{t('words.close')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
