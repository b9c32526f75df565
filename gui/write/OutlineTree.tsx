// The outline beside the paper: chosen, folded, renamed and moved by keys, by dragging and by buttons.
import { useRef, useState, type JSX, type KeyboardEvent, type ReactNode } from 'react';
import type { OutlineNode } from '#sdk/write/rules/outline.ts';
import { hasCoarsePointer } from '../ground/coarse-pointer.ts';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { useTranslator } from '../parts/text.ts';

/** What somebody does to the outline; `at` is the block of the heading. */
export type OutlineAct =
  | { act: 'addSibling' | 'addChild'; at: number | undefined; title: string }
  | { act: 'rename'; at: number; title: string }
  | { act: 'promote' | 'demote' | 'up' | 'down' | 'remove'; at: number }
  | { act: 'move'; at: number; target: number; place: 'before' | 'after' | 'into' };

/** What is being typed: a new heading, or another title. */
type Typing = { kind: 'addSibling' | 'addChild' | 'rename'; at: number | undefined; text: string };

/** See the file's first line. */
export function OutlineTree(props: {
  readonly nodes: readonly OutlineNode[];
  readonly readOnly: boolean;
  /** Beside the buttons that add. */
  readonly maker: ReactNode;
  readonly onAct: (act: OutlineAct) => boolean;
  readonly onOpen: (node: OutlineNode) => void;
  readonly onUndo: () => void;
  readonly onBack: () => void;
}): JSX.Element {
  const { nodes, readOnly, onAct } = props;
  const { t } = useTranslator();
  const tree = useRef<HTMLUListElement>(null);
  const [chosen, setChosen] = useState<number>();
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [typing, setTyping] = useState<Typing>();
  const ended = useRef<Typing>(undefined);
  const [drag, setDrag] = useState<{ from: number; over?: number; place?: 'before' | 'after' | 'into' }>();

  const shown = nodes.filter(
    (node) =>
      !nodes.some((other) => folded.has(other.section) && node.section.startsWith(`${other.section}.`)),
  );
  const current = nodes.find(({ at }) => at === chosen);
  const fold = (node: OutlineNode, close: boolean): void => {
    const next = new Set(folded);
    if (close) next.add(node.section);
    else next.delete(node.section);
    setFolded(next);
  };
  const follow = (act: OutlineAct): void => {
    if (!onAct(act)) return;
    if (act.act === 'remove') setChosen(undefined);
  };
  const finish = (keep: boolean): void => {
    const was = typing;
    // The field loses the keyboard when the tree takes it: what was ended by a key is not ended once more.
    if (ended.current === was) return;
    ended.current = was;
    setTyping(undefined);
    tree.current?.focus();
    if (was === undefined || !keep) return;
    if (was.kind === 'rename') {
      if (was.at !== undefined) follow({ act: 'rename', at: was.at, title: was.text });
    } else follow({ act: was.kind, at: was.at, title: was.text });
  };
  const begin = (kind: 'addSibling' | 'addChild'): void => {
    // The refusals of the outline (no node chosen, a sixth level) are said before anything is typed.
    if (current === undefined && nodes.length > 0)
      return void onAct({ act: kind, at: undefined, title: '·' });
    if (kind === 'addChild' && current?.level === 5)
      return void onAct({ act: kind, at: current.at, title: '·' });
    setTyping({ kind: current === undefined ? 'addSibling' : kind, at: current?.at, text: '' });
  };
  const keys = (event: KeyboardEvent): void => {
    if (typing !== undefined) return;
    const place = shown.findIndex(({ at }) => at === chosen);
    const node = shown[place];
    const moves = event.altKey && event.shiftKey;
    const go = (to: number): void => {
      const next = shown[Math.max(0, Math.min(shown.length - 1, to))];
      if (next !== undefined) setChosen(next.at);
    };
    if (event.key === 'ArrowDown' && !moves) go(place + 1);
    else if (event.key === 'ArrowUp' && !moves) go(place - 1);
    else if (event.key === 'Home') go(0);
    else if (event.key === 'End') go(shown.length - 1);
    else if (node === undefined) return;
    else if (readOnly && event.key !== 'Enter') return;
    else if (moves && event.key === 'ArrowUp') follow({ act: 'up', at: node.at });
    else if (moves && event.key === 'ArrowDown') follow({ act: 'down', at: node.at });
    else if ((moves && event.key === 'ArrowRight') || (event.key === 'Tab' && !event.shiftKey))
      follow({ act: 'demote', at: node.at });
    else if ((moves && event.key === 'ArrowLeft') || (event.key === 'Tab' && event.shiftKey))
      follow({ act: 'promote', at: node.at });
    else if (event.key === 'ArrowLeft') fold(node, true);
    else if (event.key === 'ArrowRight') fold(node, false);
    else if (event.key === 'Enter') props.onOpen(node);
    else if (event.key === 'F2') setTyping({ kind: 'rename', at: node.at, text: node.title });
    else if (event.key === 'Delete') follow({ act: 'remove', at: node.at });
    else return;
    event.preventDefault();
  };
  const field = (label: string): JSX.Element => (
    <input
      aria-label={label}
      className="tg-outline__field"
      autoFocus
      value={typing?.text ?? ''}
      placeholder={t('write.nodeTitle')}
      onChange={(event) => typing && setTyping({ ...typing, text: event.target.value })}
      onBlur={() => finish((typing?.text.trim() ?? '') !== '')}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        event.stopPropagation();
        if (event.key === 'Enter') finish(true);
        if (event.key === 'Escape') finish(false);
      }}
    />
  );
  return (
    <div className="tg-outline">
      <header className="tg-outline__head">
        <IconButton icon="back" label={t('write.documents')} onClick={props.onBack} />
        <h2>{t('write.outline')}</h2>
        <IconButton
          icon="undo"
          size={18}
          label={t('words.undo')}
          disabled={readOnly}
          onClick={props.onUndo}
        />
      </header>
      <ul
        ref={tree}
        role="tree"
        aria-label={t('write.outline')}
        className="tg-outline__tree"
        tabIndex={0}
        aria-activedescendant={current === undefined ? undefined : `outline-${current.at}`}
        onKeyDown={keys}
      >
        {nodes.length === 0 ? <li className="tg-outline__none">{t('write.outlineEmpty')}</li> : null}
        {shown.map((node) => (
          <li
            key={node.at}
            id={`outline-${node.at}`}
            role="treeitem"
            aria-level={node.level}
            aria-selected={node.at === chosen}
            aria-expanded={node.hasChildren ? !folded.has(node.section) : undefined}
            className="tg-outline__node"
            data-drop={drag?.over === node.at ? drag.place : undefined}
            style={{ paddingLeft: `${8 + (node.level - 1) * 16}px` }}
            draggable={!readOnly && typing === undefined && !hasCoarsePointer()}
            onClick={() => {
              setChosen(node.at);
              props.onOpen(node);
            }}
            onDoubleClick={() => readOnly || setTyping({ kind: 'rename', at: node.at, text: node.title })}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              setDrag({ from: node.at });
            }}
            onDragOver={(event) => {
              if (drag === undefined) return;
              event.preventDefault();
              const { top, height } = event.currentTarget.getBoundingClientRect();
              const part = (event.clientY - top) / height;
              const place = part < 0.3 ? 'before' : part > 0.7 ? 'after' : 'into';
              if (drag.over !== node.at || drag.place !== place) setDrag({ ...drag, over: node.at, place });
            }}
            onDrop={(event) => {
              event.preventDefault();
              if (drag?.place !== undefined && drag.from !== node.at)
                follow({ act: 'move', at: drag.from, target: node.at, place: drag.place });
              setDrag(undefined);
            }}
            onDragEnd={() => setDrag(undefined)}
          >
            {node.hasChildren ? (
              <button
                type="button"
                tabIndex={-1}
                className="tg-outline__fold"
                aria-label={t(folded.has(node.section) ? 'write.unfold' : 'write.fold')}
                data-closed={folded.has(node.section) || undefined}
                onClick={(event) => {
                  event.stopPropagation();
                  fold(node, !folded.has(node.section));
                }}
              >
                <Icon name="expand" size={14} />
              </button>
            ) : (
              <span className="tg-outline__fold" />
            )}
            {typing?.kind === 'rename' && typing.at === node.at ? (
              field(t('write.rename'))
            ) : (
              <span className="tg-truncate tg-outline__title" title={node.title}>
                {node.number}
                {node.title}
              </span>
            )}
            <span className="tg-outline__words tg-number">{node.words > 0 ? node.words : ''}</span>
          </li>
        ))}
        {typing !== undefined && typing.kind !== 'rename' ? (
          <li
            className="tg-outline__node"
            style={{
              paddingLeft: `${8 + ((current?.level ?? 1) - (typing.kind === 'addChild' ? 0 : 1)) * 16}px`,
            }}
          >
            {field(t(typing.kind === 'addChild' ? 'write.addChild' : 'write.addSibling'))}
          </li>
        ) : null}
      </ul>
      {readOnly ? null : (
        <footer className="tg-outline__foot">
          <div>
            <Button size="small" onClick={() => begin('addSibling')}>
              {t('write.addSibling')}
            </Button>
            <Button size="small" onClick={() => begin('addChild')}>
              {t('write.addChild')}
            </Button>
            {props.maker}
          </div>
          <div>
            <IconButton
              icon="up"
              size={16}
              label={t('write.moveUp')}
              hint="Alt+Shift+↑"
              disabled={current === undefined}
              onClick={() => current && follow({ act: 'up', at: current.at })}
            />
            <IconButton
              icon="down"
              size={16}
              label={t('write.moveDown')}
              hint="Alt+Shift+↓"
              disabled={current === undefined}
              onClick={() => current && follow({ act: 'down', at: current.at })}
            />
            <IconButton
              icon="back"
              size={16}
              label={t('write.promote')}
              hint="Shift+Tab"
              disabled={current === undefined}
              onClick={() => current && follow({ act: 'promote', at: current.at })}
            />
            <IconButton
              icon="next"
              size={16}
              label={t('write.demote')}
              hint="Tab"
              disabled={current === undefined}
              onClick={() => current && follow({ act: 'demote', at: current.at })}
            />
            <IconButton
              icon="trash"
              size={16}
              label={t('words.delete')}
              hint="Delete"
              disabled={current === undefined}
              onClick={() => current && follow({ act: 'remove', at: current.at })}
            />
          </div>
          <p>{t('write.outlineHint')}</p>
        </footer>
      )}
    </div>
  );
}
