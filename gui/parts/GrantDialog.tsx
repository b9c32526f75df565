// Who may do what with one thing: give it to people, departments and groups at a level and until a time, change it, take it back.
import { useId, useState, type JSX, type ReactNode } from 'react';
import { writeDate } from '#sdk/locales/date-format.ts';
import { textLanguage } from '#sdk/chat/rules/text-language.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { GranteeFace, GranteeField, granteeKey, type Grantee } from './GranteeField.tsx';
import { IconButton } from './IconButton.tsx';
import { Select } from './Select.tsx';
import { useTranslator } from './text.ts';
import { UntilSelect, untilIn } from './UntilSelect.tsx';
import './GrantDialog.css';

/** A right that stands. `until` in epoch ms; without one it has no end. */
export type GrantRow = {
  readonly grantee: Grantee;
  readonly level: string;
  readonly until?: number | undefined;
  /** A right that comes from elsewhere is shown and cannot be changed; the words say whence. */
  readonly fixed?: string;
};

/** What is given to whom. */
export type GrantWish = {
  readonly grantees: readonly Grantee[];
  readonly level: string;
  readonly until: number | undefined;
};

/** Mounted is open. `onGive` answers whether it worked; then the field is empty again. */
export function GrantDialog(props: {
  readonly title: string;
  readonly act: string;
  /** Lowest first. */
  readonly levels: readonly { readonly value: string; readonly label: string }[];
  /** The one that is offered first. */
  readonly level: string;
  /** Undefined until they are known; left out where there is nothing to look after here. */
  readonly rows?: readonly GrantRow[] | undefined;
  readonly rowsTitle?: string;
  readonly find: (query: string, signal: AbortSignal) => Promise<readonly Grantee[]>;
  readonly onGive: (wish: GrantWish) => Promise<boolean>;
  readonly onTake?: (grantee: Grantee) => Promise<boolean>;
  readonly children?: ReactNode;
  readonly onClose: () => void;
}): JSX.Element {
  const { t, timeLocale } = useTranslator();
  const titleId = useId();
  const [picked, setPicked] = useState<readonly Grantee[]>([]);
  const [level, setLevel] = useState(props.level);
  const [days, setDays] = useState(0);
  const [busy, setBusy] = useState(false);
  const give = async (): Promise<void> => {
    setBusy(true);
    const worked = await props.onGive({ grantees: picked, level, until: untilIn(days) });
    setBusy(false);
    if (worked) setPicked([]);
  };
  const change = (row: GrantRow, next: { level?: string; until?: number | undefined }): void =>
    void props.onGive({ grantees: [row.grantee], level: row.level, until: row.until, ...next });
  return (
    <Dialog
      isOpen
      onClose={props.onClose}
      aria-labelledby={titleId}
      transitionDuration={180}
      className="tg-grant-dialog"
      data-size="wide"
    >
      <div className="tg-dialog">
        <h2 id={titleId} className="tg-truncate" title={props.title}>
          {props.title}
        </h2>
        <GranteeField
          label={t('grants.whom')}
          placeholder={t('grants.whomHint')}
          picked={picked}
          onChange={setPicked}
          find={props.find}
          autoFocus
        />
        <div className="tg-grant-dialog__line">
          <Select label={t('grants.level')} value={level} choices={props.levels} onChoose={setLevel} />
          <UntilSelect value={days} onChoose={setDays} />
          <Button look="primary" busy={busy} disabled={picked.length === 0} onClick={() => void give()}>
            {props.act}
          </Button>
        </div>
        {props.rows === undefined ? null : (
          <section className="tg-grant-dialog__rows">
            <h3>{props.rowsTitle ?? t('grants.standing')}</h3>
            {props.rows.length === 0 ? <p>{t('grants.none')}</p> : null}
            <ul>
              {props.rows.map((row) => (
                <li key={granteeKey(row.grantee)}>
                  <GranteeFace grantee={row.grantee} />
                  <span className="tg-grantees__who">
                    <b className="tg-truncate" lang={textLanguage(row.grantee.name)}>
                      {row.grantee.name}
                    </b>
                    <span className="tg-number">
                      {row.fixed ??
                        (row.until === undefined
                          ? t('grants.forever')
                          : t('grants.untilDay', {
                              day: writeDate(timeLocale, row.until, { dateStyle: 'medium' }),
                            }))}
                    </span>
                  </span>
                  <Select
                    label={t('grants.levelOf', { name: row.grantee.name })}
                    value={row.level}
                    choices={props.levels}
                    disabled={row.fixed !== undefined}
                    onChoose={(next) => change(row, { level: next })}
                  />
                  {props.onTake === undefined || row.fixed !== undefined ? null : (
                    <IconButton
                      icon="close"
                      size={16}
                      label={t('grants.take', { name: row.grantee.name })}
                      onClick={() => void props.onTake?.(row.grantee)}
                    />
                  )}
                </li>
              ))}
            </ul>
          </section>
        )}
        {props.children}
        <div className="tg-dialog__acts">
          <Button onClick={props.onClose}>{t('words.close')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
