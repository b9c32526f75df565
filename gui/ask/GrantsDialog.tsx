// Whom a base is open to: people, departments and groups, each with what they may, and everybody by one switch.
import { useCallback, useEffect, useId, useState, type JSX } from 'react';
import { baseLevels, type BaseGrant, type BaseLevel, type KnowledgeBase } from '#sdk/ask/index.ts';
import { forReader } from '#sdk/contacts/rules/for-reader.ts';
import { useApp } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { GranteeField } from '../parts/GranteeField.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { Select } from '../parts/Select.tsx';
import { Toggle } from '../parts/Toggle.tsx';
import { useTranslator } from '../parts/text.ts';
import { findGrantees } from '../picker/find-grantees.ts';

/** Mounted is open. Whoever made the base keeps it. */
export function GrantsDialog(props: {
  readonly base: KnowledgeBase;
  readonly onClose: () => void;
}): JSX.Element {
  const { base } = props;
  const { office } = useApp();
  const { t, language } = useTranslator();
  const notify = useNotify();
  const titleId = useId();
  const [grants, setGrants] = useState<readonly BaseGrant[]>([]);
  useEffect(() => {
    void notify.attempt(async () => setGrants(await office.ask.grants(base.id)));
  }, [office, base.id, notify]);
  const give = (kind: BaseGrant['kind'], granteeId: string | undefined, level: BaseLevel | undefined) =>
    notify.attempt(async () =>
      setGrants(
        await office.ask.grant({
          id: base.id,
          kind,
          ...(granteeId !== undefined && { granteeId }),
          ...(level !== undefined && { level }),
        }),
      ),
    );
  const find = useCallback(
    (query: string, signal: AbortSignal) => findGrantees(office, query, signal, language),
    [office, language],
  );
  const levelName = { ask: t('ask.mayAsk'), manage: t('ask.mayManage') };
  const named = grants.filter(({ kind }) => kind !== 'everybody').map((one) => forReader(one, language));
  const isOpen = named.length < grants.length;
  return (
    <Dialog isOpen onClose={props.onClose} aria-labelledby={titleId} transitionDuration={120}>
      <div className="tg-dialog">
        <h2 id={titleId}>{t('ask.authorise')}</h2>
        <div className="tg-dialog__body">
          <div className="tg-ask-grants__all">
            <span>{`${t('ask.everybody')}: ${t('ask.mayAsk')}`}</span>
            <Toggle
              label={`${t('ask.everybody')}: ${t('ask.mayAsk')}`}
              checked={isOpen}
              onChange={(open) => void give('everybody', undefined, open ? 'ask' : undefined)}
            />
          </div>
          <GranteeField
            label={t('ask.authoriseAdd')}
            placeholder={t('grants.whomHint')}
            picked={[]}
            onChange={(picked) => {
              const [one] = picked;
              if (one !== undefined) void give(one.kind, one.id, 'ask');
            }}
            find={find}
          />
          {named.length <= 1 && !isOpen ? <p>{t('ask.authoriseNobody')}</p> : null}
          <ul className="tg-ask-grants">
            {named.map((grant) => {
              const isKeeper = grant.kind === 'person' && grant.id === base.keeperId;
              return (
                <li key={`${grant.kind}-${grant.id ?? ''}`}>
                  <span className="tg-truncate">{grant.name}</span>
                  <Select
                    label={`${t('ask.level')}: ${grant.name}`}
                    value={grant.level}
                    disabled={isKeeper}
                    choices={baseLevels.map((level) => ({ value: level, label: levelName[level] }))}
                    onChoose={(level) => void give(grant.kind, grant.id, level as BaseLevel)}
                  />
                  <IconButton
                    icon="close"
                    size={16}
                    disabled={isKeeper}
                    label={t('ask.takeAway', { name: grant.name })}
                    onClick={() => void give(grant.kind, grant.id, undefined)}
                  />
                </li>
              );
            })}
          </ul>
        </div>
        <div className="tg-dialog__acts">
          <Button onClick={props.onClose}>{t('words.close')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
