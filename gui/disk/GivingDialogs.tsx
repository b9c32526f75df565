// Gives a thing of a disk to others: shares it, authorises people for it, or makes links to it with password, end and count.
import { useCallback, useEffect, useId, useState, type JSX } from 'react';
import type { DiskGrant, DiskGrantee, DiskLevel, DiskLink, DiskNode } from '#sdk/api.ts';
import { forReader } from '#sdk/contacts/rules/for-reader.ts';
import { shareEach } from '#sdk/disk/actions/giving.ts';
import { asOfficeError } from '#sdk/errors.ts';
import { writeDate } from '#sdk/locales/date-format.ts';
import { useApp } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Field } from '../parts/Field.tsx';
import { GrantDialog, type GrantWish } from '../parts/GrantDialog.tsx';
import type { Grantee } from '../parts/GranteeField.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { useTranslator } from '../parts/text.ts';
import { UntilSelect, untilIn } from '../parts/UntilSelect.tsx';
import { findGrantees } from '../picker/find-grantees.ts';

const levels = ['view', 'download', 'edit', 'manage'] as const satisfies readonly DiskLevel[];

const granteeOf = ({ kind, id, name }: Grantee): DiskGrantee => ({ kind, id, name });

type Props = { readonly row: DiskNode; readonly onClose: () => void };

function useFinding(): (query: string, signal: AbortSignal) => Promise<readonly Grantee[]> {
  const { office } = useApp();
  const { language } = useTranslator();
  return useCallback((query, signal) => findGrantees(office, query, signal, language), [office, language]);
}

/** Shares a thing with people, departments and groups: they are told, and have a card in their chat. */
export function ShareDialog({
  rows,
  onClose,
}: {
  readonly rows: readonly DiskNode[];
  readonly onClose: () => void;
}): JSX.Element {
  const { office } = useApp();
  const { t } = useTranslator();
  const notify = useNotify();
  const find = useFinding();
  const most = Math.min(...rows.map(({ level }) => levels.indexOf(level)));
  /** What was shared before something went wrong is not shared again. */
  const [given] = useState(() => new Set<string>());
  const share = async ({ grantees, level, until }: GrantWish): Promise<boolean> => {
    const wish = { grantees: grantees.map(granteeOf), level: level as DiskLevel };
    const worked = await notify.attempt(() =>
      shareEach(office, rows, { ...wish, ...(until !== undefined && { until }) }, given),
    );
    if (worked) {
      notify.done(
        rows.length === 1
          ? { key: 'disk.shareDone' }
          : { key: 'disk.sharedMany', parameters: { count: rows.length } },
      );
      onClose();
    }
    return worked;
  };
  const [only] = rows;
  return (
    <GrantDialog
      title={
        rows.length === 1 && only !== undefined
          ? t('disk.shareTitle', { name: only.name })
          : t('disk.shareMany', { count: rows.length })
      }
      act={t('disk.share')}
      // Nobody gives more than they have.
      levels={levels
        .slice(0, Math.min(3, most + 1))
        .map((value) => ({ value, label: t(`disk.levels.${value}`) }))}
      level="download"
      find={find}
      onGive={share}
      onClose={onClose}
    >
      <p className="tg-disk-hint">{t('disk.shareHint')}</p>
    </GrantDialog>
  );
}

/** Looks after who may do what with a thing. */
export function AuthoriseDialog({ row, onClose }: Props): JSX.Element {
  const { office } = useApp();
  const { t, language } = useTranslator();
  const notify = useNotify();
  const find = useFinding();
  const [grants, setGrants] = useState<readonly DiskGrant[]>([]);
  useEffect(() => {
    office.disk
      .grants(row.id)
      .then(setGrants)
      .catch((error: unknown) => notify.fail(asOfficeError(error).data));
  }, [office, notify, row.id]);
  const give = ({ grantees, level, until }: GrantWish): Promise<boolean> =>
    notify.attempt(async () => {
      for (const one of grantees)
        setGrants(
          await office.disk.grant({
            ...{ id: row.id, grantee: granteeOf(one), level: level as DiskLevel },
            ...(until !== undefined && { until }),
          }),
        );
    });
  return (
    <GrantDialog
      title={t('disk.authoriseTitle', { name: row.name })}
      act={t('disk.authorise')}
      levels={levels.map((value) => ({ value, label: t(`disk.levels.${value}`) }))}
      level="view"
      rows={grants.map(({ grantee, level, until }) => ({
        grantee: forReader(grantee, language),
        level,
        until,
      }))}
      find={find}
      onGive={give}
      onTake={(one) =>
        notify.attempt(async () => setGrants(await office.disk.ungrant(row.id, granteeOf(one))))
      }
      onClose={onClose}
    />
  );
}

/** Makes links to a thing, and ends them. */
export function LinkDialog({ row, onClose }: Props): JSX.Element {
  const { office } = useApp();
  const { t, timeLocale } = useTranslator();
  const notify = useNotify();
  const titleId = useId();
  const [links, setLinks] = useState<readonly DiskLink[]>([]);
  const [password, setPassword] = useState('');
  const [most, setMost] = useState('');
  const [days, setDays] = useState(7);
  const [made, setMade] = useState('');
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    office.disk
      .links(row.id)
      .then(setLinks)
      .catch((error: unknown) => notify.fail(asOfficeError(error).data));
  }, [office, notify, row.id, asked]);
  const isShort = password !== '' && password.length < 4;
  const isNoCount = most !== '' && !/^[1-9]\d{0,5}$/.test(most);
  const make = (): Promise<boolean> =>
    notify.attempt(async () => {
      const until = untilIn(days);
      const link = await office.disk.makeLink({
        id: row.id,
        ...(password !== '' && { password }),
        ...(most !== '' && { mostOpens: Number(most) }),
        ...(until !== undefined && { until }),
      });
      const address = `${location.origin}/main/disk/link?token=${link.token ?? ''}`;
      setMade(address);
      setAsked(asked + 1);
      // Where the clipboard is refused, the address stands there to be copied.
      await navigator.clipboard.writeText(address).then(
        () => notify.done({ key: 'disk.linkCopied' }),
        () => undefined,
      );
    });
  return (
    <Dialog isOpen onClose={onClose} aria-labelledby={titleId} transitionDuration={180}>
      <form
        className="tg-dialog tg-disk-links"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isShort && !isNoCount) void make();
        }}
      >
        <h2 id={titleId} className="tg-truncate" title={row.name}>
          {t('disk.linkTitle', { name: row.name })}
        </h2>
        <div className="tg-disk-links__fields">
          <Field
            label={t('disk.linkPassword')}
            value={password}
            onChange={setPassword}
            autoComplete="off"
            error={isShort ? t('disk.linkPasswordShort') : undefined}
          />
          <Field
            label={t('disk.linkMost')}
            value={most}
            onChange={setMost}
            error={isNoCount ? t('disk.linkMostWrong') : undefined}
          />
        </div>
        <div className="tg-grant-dialog__line">
          <UntilSelect value={days} onChoose={setDays} />
          <span />
          <Button type="submit" look="primary" icon="link" disabled={isShort || isNoCount}>
            {t('disk.makeLink')}
          </Button>
        </div>
        {made === '' ? null : (
          <output className="tg-disk-links__made" dir="ltr">
            <span>{made}</span>
            <IconButton
              icon="copy"
              size={16}
              label={t('words.copy')}
              onClick={() =>
                void notify.attempt(async () => {
                  await navigator.clipboard.writeText(made);
                  notify.done({ key: 'disk.linkCopied' });
                })
              }
            />
          </output>
        )}
        {links.length === 0 ? null : (
          <ul>
            {links.map((link) => (
              <li key={link.id}>
                <span className="tg-number">
                  {[
                    link.until === undefined
                      ? t('grants.forever')
                      : t('grants.untilDay', {
                          day: writeDate(timeLocale, link.until, { dateStyle: 'medium' }),
                        }),
                    link.mostOpens === undefined
                      ? t('disk.linkOpens', { count: link.opens })
                      : t('disk.linkOpensOf', { count: link.opens, most: link.mostOpens }),
                    ...(link.hasPassword ? [t('disk.linkHasPassword')] : []),
                  ].join(' · ')}
                </span>
                <Button
                  size="small"
                  onClick={() =>
                    void notify.attempt(async () => {
                      await office.disk.revokeLink(link.id);
                      setAsked(asked + 1);
                    })
                  }
                >
                  {t('disk.revoke')}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <div className="tg-dialog__acts">
          <Button onClick={onClose}>{t('words.close')}</Button>
        </div>
      </form>
    </Dialog>
  );
}
