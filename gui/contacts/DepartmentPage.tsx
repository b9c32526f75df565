// Draws a department: where it stands, how many are in it, and its people, fetched as they come into sight.
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useId, useRef, useState, type JSX, type KeyboardEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { forReader } from '#sdk/contacts/rules/for-reader.ts';
import { DepartmentScreen } from '#sdk/contacts/screens/department.ts';
import { mayHelpAgain } from '#sdk/errors.ts';
import { textLanguage } from '#sdk/chat/rules/text-language.ts';
import { useApp } from '../ground/app-parts.ts';
import { errorText } from '../ground/error-text.ts';
import { useOwnScreen } from '../ground/useOwnScreen.ts';
import { useScreen } from '../ground/useScreen.ts';
import { PaneHeader } from '../frame/PaneHeader.tsx';
import { Avatar } from '../parts/Avatar.tsx';
import { Checkbox } from '../parts/Checkbox.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { ErrorState } from '../parts/ErrorState.tsx';
import { Icon } from '../parts/Icon.tsx';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import { useTranslator } from '../parts/text.ts';
import { PersonName } from '../parts/PersonName.tsx';

const rowHeight = 56;

/** Keyed by its department, so that another one is another screen. */
export function DepartmentPage(props: {
  readonly departmentId: string;
  readonly onBack?: (() => void) | undefined;
}): JSX.Element | null {
  const { office } = useApp();
  const screen = useOwnScreen(() => new DepartmentScreen(office, props.departmentId));
  return screen === undefined ? null : <People {...props} screen={screen} />;
}

function People(props: {
  readonly screen: DepartmentScreen;
  readonly onBack?: (() => void) | undefined;
}): JSX.Element {
  const { screen, onBack } = props;
  const translator = useTranslator();
  const { t } = translator;
  const navigate = useNavigate();
  const id = useId();
  const shown = useScreen(screen);
  const { below, total, pages, online, error } = shown;
  const path = shown.path.map((one) => forReader(one, translator.language));
  const scroller = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const virtualizer = useVirtualizer({
    count: total ?? 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    paddingEnd: 16,
  });
  const rows = virtualizer.getVirtualItems();
  const [first, last] = [rows.at(0)?.index, rows.at(-1)?.index];
  useEffect(() => {
    if (first !== undefined && last !== undefined) screen.need(first, last);
  }, [screen, first, last, pages]);
  const own = path.at(-1);
  const open = (index: number): void => {
    const person = screen.person(index);
    if (person !== undefined) void navigate(`/main/contacts/${person.id}`);
  };
  const press = (event: KeyboardEvent): void => {
    const end = (total ?? 0) - 1;
    const steps: Record<string, number> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: active + 10,
      PageUp: active - 10,
      Home: 0,
      End: end,
    };
    const target = steps[event.key];
    if (target !== undefined) {
      const next = Math.max(0, Math.min(end, target));
      setActive(next);
      virtualizer.scrollToIndex(next, { align: 'auto' });
    } else if (event.key === 'Enter') open(active);
    else return;
    event.preventDefault();
  };
  if (error !== undefined && pages.size === 0)
    return (
      <>
        <PaneHeader title={t('contacts.title')} {...(onBack ? { onBack } : {})} />
        <ErrorState
          detail={errorText(translator, error)}
          code={error.code}
          {...(mayHelpAgain(error) && { onRetry: () => void screen.retry() })}
        />
      </>
    );
  return (
    <>
      <PaneHeader
        title={own?.name ?? t('contacts.department')}
        meta={total === undefined ? '' : t('contacts.headcount', { count: total })}
        acts={
          <Checkbox checked={below} onChange={(checked) => screen.setBelow(checked)}>
            {t('contacts.allBelow')}
          </Checkbox>
        }
        {...(onBack ? { onBack } : {})}
      />
      {path.length < 2 ? null : (
        <nav className="tg-crumbs" aria-label={t('contacts.breadcrumbs')}>
          {path.slice(0, -1).map((department) => (
            <span key={department.id}>
              <Link to={`/main/contacts?department=${department.id}`}>{department.name}</Link>
              <Icon name="next" size={14} />
            </span>
          ))}
          <span aria-current="page" lang={textLanguage(own?.name ?? '')}>
            {own?.name}
          </span>
        </nav>
      )}
      {total === undefined ? (
        <div className="tg-department">
          <ListSkeleton rows={8} />
        </div>
      ) : total === 0 ? (
        <EmptyState
          figure="house"
          title={t(below ? 'contacts.empty.title' : 'contacts.departmentEmpty')}
          detail={t('contacts.empty.detail')}
        />
      ) : (
        <div
          ref={scroller}
          className="tg-department tg-contacts"
          role="listbox"
          tabIndex={0}
          aria-label={own?.name ?? t('contacts.department')}
          aria-activedescendant={`${id}-${active}`}
          onKeyDown={press}
        >
          <div className="tg-virtual" style={{ height: virtualizer.getTotalSize() }} role="presentation">
            {rows.map((item) => {
              const told = screen.person(item.index);
              const person = told === undefined ? undefined : forReader(told, translator.language);
              return (
                <div
                  key={item.key}
                  id={`${id}-${item.index}`}
                  role="option"
                  aria-selected={false}
                  aria-busy={person === undefined || undefined}
                  aria-setsize={total}
                  aria-posinset={item.index + 1}
                  className="tg-found-row tg-virtual__row"
                  data-active={item.index === active || undefined}
                  style={{ transform: `translateY(${item.start}px)`, height: item.size }}
                  onClick={() => open(item.index)}
                >
                  {person === undefined ? (
                    <span className="tg-department__wait" />
                  ) : (
                    <>
                      <Avatar
                        id={person.id}
                        name={person.name}
                        photo={person.avatar}
                        online={online.has(person.id)}
                      />
                      <span className="tg-found-row__text">
                        <b>
                          <span className="tg-truncate" lang={textLanguage(person.name)}>
                            <PersonName name={person.name} />
                          </span>
                        </b>
                        <span className="tg-truncate">
                          {[person.title, below ? person.departmentName : ''].filter(Boolean).join(' · ')}
                        </span>
                      </span>
                    </>
                  )}
                </div>
              );
            })}
          </div>
        </div>
      )}
    </>
  );
}
