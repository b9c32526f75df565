// Draws the list of requests: parts as chips, a search, and a row for each with where it stands.
import { useId, type JSX, type KeyboardEvent } from 'react';
import { forReader } from '#sdk/contacts/rules/for-reader.ts';
import { dueText } from '#sdk/locales/due-text.ts';
import { rowTime } from '#sdk/locales/time-text.ts';
import type { RequestListScreen } from '#sdk/approval/screens/request-list.ts';
import type { RequestQuery, RequestRow } from '#sdk/approval/approval-api.ts';
import { listText } from '#sdk/locales/list-text.ts';
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
import { IconButton } from '../parts/IconButton.tsx';
import { ListRow } from '../parts/ListRow.tsx';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import { SearchBox } from '../parts/SearchBox.tsx';
import { SeenBanner } from '../parts/SeenBanner.tsx';
import { Tag } from '../parts/Tag.tsx';
import { useTranslator } from '../parts/text.ts';
import { Glyph } from '../workbench/Glyph.tsx';
import { inLanguage } from '#sdk/locales/work-text.ts';
import { AccessAsks } from './AccessAsks.tsx';
import { AwayButton, AwayLine, useAway } from './Away.tsx';
import '../workbench/work-rows.css';

/** The list pane of requests. */
export function RequestList(props: {
  readonly screen: RequestListScreen;
  readonly title: string;
  readonly parts: readonly RequestQuery['part'][];
  /** Whether what others ask beside approvals stands above those that wait. */
  readonly asks: boolean;
  readonly openId: string | undefined;
  readonly onOpen: (id: string) => void;
  readonly onNew: () => void;
}): JSX.Element {
  const { screen, openId } = props;
  const translator = useTranslator();
  const { t, language } = translator;
  const { part, sought, rows, more, error, waiting, seenAt } = useScreen(screen);
  const now = useNow();
  const prefix = useId();
  const fold = useFrameFold();
  // Where the list has the window for itself, nothing beside it says what it is.
  const alone = fold === 'turns' || fold === 'phone';
  const away = useAway();
  const add = (
    <>
      {away !== undefined && props.parts.includes('decided') ? <AwayButton screen={away} /> : null}
      <IconButton icon="plus" label={t('workbench.approval.create')} onClick={props.onNew} />
    </>
  );
  const step = (by: 1 | -1): void => {
    const at = rows?.findIndex(({ id }) => id === openId) ?? -1;
    const next = rows?.[at === -1 ? 0 : at + by];
    if (next !== undefined) props.onOpen(next.id);
  };
  const press = (event: KeyboardEvent): void => {
    const moves: Readonly<Record<string, 1 | -1>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };
    const move = moves[event.key];
    if (move === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    step(move);
  };
  const line = (row: RequestRow): string => {
    if (row.state === 'running' && row.waitingFor.length > 0 && part === 'mine')
      return t('workbench.approval.waitingFor', { names: listText(translator, row.waitingFor) });
    const { name, departmentName } = forReader(row.applicant, translator.language);
    const state = part === 'waiting' ? '' : t(`workbench.approval.state.${row.state}`);
    return [name, departmentName, state].filter((word) => word !== '').join(' · ');
  };
  /** How late it is; in the part that one decides also until when there is time. */
  const due = (row: RequestRow): JSX.Element | undefined => {
    const { text, late } = dueText(translator, row, now);
    if (text === '' || (!late && part !== 'waiting')) return undefined;
    return late ? <Tag tone="warn">{text}</Tag> : <span className="tg-requests__due tg-number">{text}</span>;
  };
  return (
    <>
      {alone ? <PaneHeader title={props.title} acts={add} /> : null}
      <ListHeader>
        <SearchBox
          value={sought}
          placeholder={t('workbench.approval.searchHint')}
          onChange={(text) => screen.setSought(text)}
        />
        {alone ? null : add}
      </ListHeader>
      <div className="tg-requests__parts">
        <ChipRow
          label={props.title}
          chosen={part}
          onChoose={(next) => screen.setPart(next as RequestQuery['part'])}
          choices={props.parts.map((id) => ({
            id,
            label:
              id === 'waiting' && waiting > 0
                ? `${t(`workbench.approval.part.${id}`)} ${waiting}`
                : t(`workbench.approval.part.${id}`),
          }))}
        />
      </div>
      {away !== undefined && props.parts.includes('decided') ? <AwayLine screen={away} /> : null}
      <SeenBanner seenAt={seenAt} />
      {props.asks && part === 'waiting' ? <AccessAsks /> : null}
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
          title={t(`workbench.approval.empty.${part}`)}
          detail={t('workbench.approval.emptyDetail')}
          act={<Button onClick={props.onNew}>{t('workbench.approval.create')}</Button>}
        />
      ) : (
        <div
          className="tg-work-rows"
          role="listbox"
          tabIndex={0}
          aria-label={props.title}
          aria-activedescendant={openId === undefined ? undefined : `${prefix}-${openId}`}
          onKeyDown={press}
        >
          {rows.map((row) => (
            <ListRow
              key={row.id}
              id={`${prefix}-${row.id}`}
              avatar={<Glyph icon={row.icon} hue={row.hue} size={40} />}
              name={inLanguage(row.title, language)}
              time={rowTime(translator, row.createdTime, now)}
              line={line(row)}
              end={due(row)}
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
