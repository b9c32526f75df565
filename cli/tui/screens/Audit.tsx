// Draws the log of what was done to groups and the organisation: who, what, to whom and when, by what is typed.
import type { JSX } from 'react';
import { AuditScreen, auditWords } from '#sdk/account/screens/audit.ts';
import type { AuditEntry } from '#sdk/api.ts';
import { fullTime } from '#sdk/locales/time-text.ts';
import { auditFilter } from '../commands/audit-filter.ts';
import { useDesk } from '../frame/desk.ts';
import { drawableLine } from '../lines/drawable.ts';
import { errorText } from '../lines/error-text.ts';
import type { FinderRow } from '../lines/finder-rows.ts';
import type { Cells } from '../frame/layout.ts';
import { Finder } from '../parts/Finder.tsx';
import { FinderLine } from '../parts/FinderLine.tsx';
import { useNotify } from '../frame/useNotify.ts';
import { useOwnScreen } from '../frame/useOwnScreen.ts';
import { useScreen } from '../frame/useScreen.ts';

/** For super administrators: the office refuses it to everybody else, and that is what then stands here. */
export function Audit(cells: Cells): JSX.Element | null {
  const { office } = useDesk();
  const screen = useOwnScreen(() => new AuditScreen(office));
  return screen === undefined ? null : <Log {...cells} screen={screen} />;
}

function Log(props: Cells & { readonly screen: AuditScreen }): JSX.Element {
  const { screen } = props;
  const { copy, go, now, signs, translator } = useDesk();
  const { t } = translator;
  const notify = useNotify();
  const { entries, loading, error } = useScreen(screen);
  const between = ` ${signs.separator} `;
  const isUnknown = error?.code === 'notFound';
  const look = (typed: string): void => {
    const filter = auditFilter(translator, typed, now());
    const { act, day, account } = screen.getSnapshot();
    if (filter.act !== act) screen.setAct(filter.act);
    if (filter.day !== day) screen.setDay(filter.day);
    if (filter.account !== account) screen.setAccount(filter.account);
  };
  const said = (entry: AuditEntry): string => {
    const { act, targets } = auditWords(translator, entry);
    const group = entry.chatName ?? entry.chatId ?? '';
    return [act, targets, group].filter((part) => part !== '').join(between);
  };
  return (
    <Finder
      {...props}
      label={t('settings.audit.row')}
      onLeave={() => go({ type: 'overlay', overlay: 'account' })}
      placeholder={[t('settings.audit.row'), t('audit.account'), t('audit.actLabel'), t('audit.day')].join(
        between,
      )}
      list={entries.map((item): FinderRow<AuditEntry> => ({ type: 'item', key: String(item.id), item }))}
      problem={error === undefined || isUnknown ? undefined : errorText(translator, error)}
      empty={t(loading ? 'words.loading' : isUnknown ? 'audit.unknown' : 'audit.none')}
      onQuery={look}
      onEnd={() => void screen.loadMore()}
      onTake={(entry) => {
        if (copy(drawableLine(`${auditWords(translator, entry).who} ${said(entry)}`)))
          notify.done({ key: 'chat.copied' });
      }}
      row={(entry, isChosen, width) => (
        <FinderLine
          sign={signs.prompt}
          text={drawableLine(auditWords(translator, entry).who)}
          detail={drawableLine(said(entry))}
          end={fullTime(translator, entry.time)}
          isChosen={isChosen}
          width={width}
        />
      )}
    />
  );
}
