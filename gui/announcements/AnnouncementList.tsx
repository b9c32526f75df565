// Draws the list of announcements: a jade dot until read, and what asks for confirmation until it is confirmed.
import { useId, type JSX, type KeyboardEvent } from 'react';
import type {
  AnnouncementListScreen,
  AnnouncementListSnapshot,
} from '#sdk/announcements/screens/announcement-list.ts';
import { forReader } from '#sdk/contacts/rules/for-reader.ts';
import type { AnnouncementRow } from '#sdk/announcements/announcements-api.ts';
import { rowTime } from '#sdk/locales/time-text.ts';
import { errorText } from '../ground/error-text.ts';
import { useNow } from '../ground/useNow.ts';
import { useScreen } from '../ground/useScreen.ts';
import { ListHeader } from '../frame/ListHeader.tsx';
import { PaneHeader } from '../frame/PaneHeader.tsx';
import { useFrameFold } from '../frame/useFrameFold.ts';
import { Button } from '../parts/Button.tsx';
import { ChipRow } from '../parts/ChipRow.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { ErrorState } from '../parts/ErrorState.tsx';
import { Icon } from '../parts/Icon.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { ListRow } from '../parts/ListRow.tsx';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import { Select } from '../parts/Select.tsx';
import { SearchBox } from '../parts/SearchBox.tsx';
import { SeenBanner } from '../parts/SeenBanner.tsx';
import { Tag } from '../parts/Tag.tsx';
import { useTranslator } from '../parts/text.ts';
import { UnreadDot } from '../workbench/UnreadDot.tsx';
import '../workbench/work-rows.css';

/** The list pane. */
export function AnnouncementList(props: {
  readonly screen: AnnouncementListScreen;
  readonly openId: string | undefined;
  readonly onOpen: (id: string) => void;
  readonly onWrite: () => void;
}): JSX.Element {
  const { screen, openId } = props;
  const translator = useTranslator();
  const { t, language } = translator;
  const {
    sought,
    filter,
    departments,
    departmentId,
    rows,
    more,
    error,
    mayPublish,
    mayManage,
    unread,
    seenAt,
  } = useScreen(screen);
  const now = useNow();
  const prefix = useId();
  const fold = useFrameFold();
  // Where the list has the window for itself, nothing beside it says what it is.
  const alone = fold === 'turns' || fold === 'phone';
  const add = mayPublish ? (
    <IconButton icon="plus" label={t('workbench.announcement.publish')} onClick={props.onWrite} />
  ) : null;
  const filters: readonly AnnouncementListSnapshot['filter'][] = [
    'all',
    'unread',
    ...(mayPublish ? (['mine'] as const) : []),
    ...(mayManage === true ? (['managed'] as const) : []),
  ];
  const press = (event: KeyboardEvent): void => {
    const moves: Readonly<Record<string, 1 | -1>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };
    const move = moves[event.key];
    if (move === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const at = rows?.findIndex(({ id }) => id === openId) ?? -1;
    const next = rows?.[at === -1 ? 0 : at + move];
    if (next !== undefined) props.onOpen(next.id);
  };
  return (
    <>
      {alone ? <PaneHeader title={t('workbench.announcement.title')} acts={add} /> : null}
      <ListHeader>
        <SearchBox
          value={sought}
          placeholder={t('workbench.announcement.searchHint')}
          onChange={(text) => screen.setSought(text)}
        />
        {alone ? null : add}
      </ListHeader>
      <div className="tg-announcements__filters">
        <ChipRow
          label={t('workbench.announcement.title')}
          chosen={filter}
          onChoose={(next) => screen.setFilter(next as AnnouncementListSnapshot['filter'])}
          choices={filters.map((id) => ({
            id,
            label:
              id === 'unread' && unread > 0
                ? `${t(`workbench.announcement.filter.${id}`)} ${unread}`
                : t(`workbench.announcement.filter.${id}`),
          }))}
        />
        {departments.length < 2 ? null : (
          <Select
            label={t('workbench.announcement.department')}
            value={departmentId ?? ''}
            choices={[
              { value: '', label: t('workbench.announcement.allDepartments') },
              ...departments.map((one) => ({ value: one.id, label: forReader(one, language).name })),
            ]}
            onChoose={(id) => screen.setDepartment(id === '' ? undefined : id)}
          />
        )}
      </div>
      <SeenBanner seenAt={seenAt} />
      {rows === undefined ? (
        error === undefined ? (
          <ListSkeleton />
        ) : (
          <ErrorState
            small
            detail={errorText(translator, error)}
            code={error.code}
            onRetry={() => void screen.reload()}
          />
        )
      ) : rows.length === 0 ? (
        <EmptyState
          small
          figure="fish"
          title={
            sought.trim() !== ''
              ? t('workbench.announcement.noHits')
              : filter === 'unread'
                ? t('workbench.announcement.emptyUnread')
                : filter === 'mine'
                  ? t('workbench.announcement.emptyMine')
                  : filter === 'managed'
                    ? t('workbench.announcement.emptyManaged')
                    : t('workbench.announcement.empty')
          }
          {...(filter === 'all' && sought === '' ? { detail: t('workbench.announcement.emptyDetail') } : {})}
        />
      ) : (
        <div
          className="tg-work-rows"
          role="listbox"
          tabIndex={0}
          aria-label={t('workbench.announcement.title')}
          aria-activedescendant={openId === undefined ? undefined : `${prefix}-${openId}`}
          onKeyDown={press}
        >
          {rows.map((row) => (
            <ListRow
              key={row.id}
              id={`${prefix}-${row.id}`}
              avatar={<UnreadDot read={row.read} />}
              name={row.title}
              time={rowTime(translator, row.time, now)}
              after={row.pinned ? <Icon name="pin" size={14} /> : null}
              line={<Line row={row} />}
              end={<Mark row={row} />}
              selected={row.id === openId}
              onOpen={() => props.onOpen(row.id)}
            />
          ))}
          {more ? (
            <div className="tg-work-rows__more">
              <Button look="quiet" size="small" onClick={() => void screen.more()}>
                {t('workbench.loadMore')}
              </Button>
            </div>
          ) : null}
        </div>
      )}
    </>
  );
}

function Line({ row }: { readonly row: AnnouncementRow }): JSX.Element {
  const { t, language } = useTranslator();
  const count = row.mine || row.managed === true || row.mustConfirm;
  return (
    <>
      {forReader(row, language).departmentName}
      {!count || row.total === 0
        ? ''
        : ` · ${
            row.mustConfirm
              ? t('workbench.announcement.confirmedAt', { done: row.confirmedCount, of: row.total })
              : t('workbench.announcement.readAt', { done: row.readCount, of: row.total })
          }`}
    </>
  );
}

function Mark({ row }: { readonly row: AnnouncementRow }): JSX.Element | null {
  const { t } = useTranslator();
  if (row.state !== 'published')
    return <Tag tone="plain">{t(`workbench.announcement.state.${row.state}`)}</Tag>;
  return row.mustConfirm && !row.confirmed && !row.mine && row.unaddressed !== true ? (
    <Tag>{t('workbench.announcement.mustConfirm')}</Tag>
  ) : null;
}
