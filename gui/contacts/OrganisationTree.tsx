// Draws the organisation as a tree, virtual, with the arrow keys of a tree: right opens, left closes or goes up.
import { useVirtualizer } from '@tanstack/react-virtual';
import { useId, useRef, useState, type JSX, type KeyboardEvent } from 'react';
import type { TreeRow } from '#sdk/contacts/screens/contacts.ts';
import { forReader } from '#sdk/contacts/rules/for-reader.ts';
import { textLanguage } from '#sdk/chat/rules/text-language.ts';
import { Avatar } from '../parts/Avatar.tsx';
import { Icon } from '../parts/Icon.tsx';
import { useTranslator } from '../parts/text.ts';
import { treeKey } from './tree-keys.ts';
import { PersonName } from '../parts/PersonName.tsx';

const rowHeights = { dept: 40, user: 48 } as const;

/** A person's row opens the card; a department's opens and closes itself, and its number (or Ctrl+Enter) shows its people. */
export function OrganisationTree(props: {
  readonly rows: readonly TreeRow[];
  readonly online: ReadonlySet<string>;
  readonly personId: string | undefined;
  readonly departmentId: string | undefined;
  readonly onToggle: (departmentId: string) => void;
  readonly onOpen: (personId: string) => void;
  readonly onDepartment: (departmentId: string) => void;
}): JSX.Element {
  const { rows } = props;
  const { t, language } = useTranslator();
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<string>();
  const keyOf = (row: TreeRow): string => `${row.node.kind}-${row.node.id}-${row.node.parentId}`;
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => rowHeights[rows[index]?.node.kind ?? 'dept'],
    getItemKey: (index) => {
      const row = rows[index];
      return row === undefined ? index : keyOf(row);
    },
    overscan: 10,
    paddingEnd: 8,
  });
  const at = Math.max(
    0,
    rows.findIndex((row) => keyOf(row) === active),
  );
  const use = (row: TreeRow): void => {
    setActive(keyOf(row));
    if (row.node.kind === 'dept') props.onToggle(row.node.id);
    else props.onOpen(row.node.id);
  };
  const press = (event: KeyboardEvent): void => {
    const own = rows[at];
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && own?.node.kind === 'dept') {
      event.preventDefault();
      props.onDepartment(own.node.id);
      return;
    }
    const act = treeKey(event.key, rows, at);
    if (act === undefined) return;
    event.preventDefault();
    const row = rows[act.index];
    if (row === undefined) return;
    setActive(keyOf(row));
    virtualizer.scrollToIndex(act.index, { align: 'auto' });
    if (act.toggle) props.onToggle(row.node.id);
    if (act.open) use(row);
  };
  return (
    <div
      ref={scroller}
      className="tg-list-rows tg-contacts"
      role="tree"
      tabIndex={0}
      aria-label={t('contacts.tree')}
      aria-activedescendant={rows[at] === undefined ? undefined : `${id}-${keyOf(rows[at])}`}
      onKeyDown={press}
    >
      <div className="tg-virtual" style={{ height: virtualizer.getTotalSize() }} role="presentation">
        {virtualizer.getVirtualItems().map((item) => {
          const row = rows[item.index];
          if (row === undefined) return null;
          const node = forReader(row.node, language);
          const key = keyOf(row);
          return (
            <div
              key={item.key}
              id={`${id}-${key}`}
              role="treeitem"
              aria-level={row.depth + 1}
              aria-expanded={node.kind === 'dept' ? row.open : undefined}
              aria-selected={node.id === (node.kind === 'user' ? props.personId : props.departmentId)}
              aria-busy={row.loading || undefined}
              className="tg-tree-row tg-virtual__row"
              data-kind={node.kind}
              data-active={item.index === at || undefined}
              style={{
                transform: `translateY(${item.start}px)`,
                height: item.size,
                paddingLeft: 8 + row.depth * 18,
              }}
              onClick={() => use(row)}
            >
              {node.kind === 'dept' ? (
                <>
                  <span className="tg-tree-row__arrow" data-open={row.open || undefined}>
                    <Icon name="next" size={16} />
                  </span>
                  <span
                    className="tg-tree-row__name tg-truncate"
                    title={node.name}
                    lang={textLanguage(node.name)}
                  >
                    {node.name}
                  </span>
                  {node.personCount === undefined ? null : (
                    <span
                      className="tg-tree-row__meta tg-tree-row__people tg-number"
                      title={t('contacts.showDepartment', { name: node.name })}
                      onClick={(event) => {
                        event.stopPropagation();
                        setActive(key);
                        props.onDepartment(node.id);
                      }}
                    >
                      {t('contacts.headcount', { count: node.personCount })}
                    </span>
                  )}
                </>
              ) : (
                <>
                  <Avatar id={node.id} name={node.name} size="small" online={props.online.has(node.id)} />
                  <span
                    className="tg-tree-row__name tg-truncate"
                    title={node.name}
                    lang={textLanguage(node.name)}
                  >
                    <PersonName name={node.name} />
                  </span>
                  <span className="tg-tree-row__meta tg-truncate">{node.title}</span>
                </>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
