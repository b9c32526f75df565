// Draws the rows of a picker, virtual; the field keeps the focus, so rows are told apart by what is active.
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, type JSX } from 'react';
import type { PickerScreen } from '#sdk/contacts/screens/picker.ts';
import { errorText } from '../ground/error-text.ts';
import { useScreen } from '../ground/useScreen.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { ErrorState } from '../parts/ErrorState.tsx';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import { useTranslator } from '../parts/text.ts';
import { PickerOption } from './PickerOption.tsx';

const heights = { heading: 30, target: 48 } as const;

/** `rowId` gives a row's element its id, which the field names as its active descendant. */
export function PickerList(props: {
  readonly id: string;
  readonly label: string;
  readonly screen: PickerScreen;
  readonly isSingle: boolean;
  readonly rowId: (key: string) => string;
  readonly onPick: (key: string) => void;
}): JSX.Element {
  const { screen, rowId } = props;
  const translator = useTranslator();
  const { t } = translator;
  const { rows, active, query, source, loading, error } = useScreen(screen);
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => heights[rows[index]?.type ?? 'target'],
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 8,
  });
  const at = rows.findIndex((row) => row.key === active);
  useEffect(() => {
    if (at >= 0) virtualizer.scrollToIndex(at, { align: 'auto' });
  }, [at, virtualizer]);
  const isTree = query === '';
  const isEmpty = rows.length === 0;
  return (
    <div
      ref={scroller}
      id={props.id}
      className="tg-picker__rows"
      // No stop of Tab: browsers make one of whatever scrolls, and its rows are gone through from the field.
      tabIndex={-1}
      data-stale={(loading && !isEmpty) || undefined}
      // What scrolls is the list itself, so that it is known to be moved through from the field.
      {...(isEmpty
        ? {}
        : {
            role: isTree ? 'tree' : 'listbox',
            'aria-label': props.label,
            'aria-multiselectable': !props.isSingle,
          })}
    >
      {isEmpty && error !== undefined ? (
        <ErrorState
          small
          detail={errorText(translator, error)}
          code={error.code}
          onRetry={() => void screen.retry()}
        />
      ) : isEmpty && loading ? (
        <ListSkeleton rows={6} />
      ) : isEmpty ? (
        <EmptyState
          small
          figure="fish"
          title={
            query.trim() === ''
              ? t(emptyTexts[source])
              : t('contacts.empty.noHitsTitle', { query: query.trim() })
          }
          detail={t(query.trim() === '' ? 'picker.emptyDetail' : 'contacts.empty.noHitsDetail')}
        />
      ) : null}
      <div
        role="presentation"
        className="tg-virtual"
        style={{ height: isEmpty ? 0 : virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map((item) => {
          const row = rows[item.index];
          if (row === undefined) return null;
          const place = { transform: `translateY(${item.start}px)`, height: item.size };
          if (row.type === 'heading')
            return (
              <div
                key={item.key}
                role="presentation"
                className="tg-picker__heading tg-virtual__row"
                style={place}
              >
                {translator.translateRef(row.text)}
              </div>
            );
          return (
            <PickerOption
              key={item.key}
              id={rowId(row.key)}
              row={row}
              isTree={isTree}
              isSingle={props.isSingle}
              isActive={item.index === at}
              place={place}
              setSize={rows.length}
              position={item.index + 1}
              onPoint={() => screen.point(row.key)}
              onPick={() => props.onPick(row.key)}
              onBranch={() => screen.toggleBranch(row.key)}
            />
          );
        })}
      </div>
    </div>
  );
}

const emptyTexts = {
  recent: 'picker.emptyRecent',
  following: 'picker.emptyFollowing',
  organisation: 'picker.emptyOrganisation',
  groups: 'picker.emptyGroups',
} as const;
