// Draws the views of the to-do page: to-do, to read and done, and the sources that have something, with their counts.
import type { JSX } from 'react';
import type { TodoListScreen } from '#sdk/todo/screens/todo-list.ts';
import { useScreen } from '../ground/useScreen.ts';
import { Icon } from '../parts/Icon.tsx';
import { useTranslator } from '../parts/text.ts';
import { Glyph } from '../workbench/Glyph.tsx';
import { sourceText } from '#sdk/locales/work-text.ts';
import { sourceLook } from '../workbench/said.ts';

const views = [
  ['todo', 'todo'],
  ['read', 'bell'],
  ['done', 'check'],
] as const;

/** The list pane of the to-do page. */
export function TodoViews({ screen }: { readonly screen: TodoListScreen }): JSX.Element {
  const translator = useTranslator();
  const { t } = translator;
  const { tab, source, sources, counts } = useScreen(screen);
  const numbers = { todo: counts.todo, read: counts.toRead, done: 0 };
  return (
    <div className="tg-todo-views">
      <h2>{t('workbench.todo.views')}</h2>
      {views.map(([id, icon]) => (
        <button
          key={id}
          type="button"
          className="tg-todo-view"
          aria-pressed={tab === id && source === undefined}
          onClick={() => screen.setTab(id)}
        >
          <Icon name={icon} size={18} />
          <span className="tg-truncate">{t(`workbench.todo.tab.${id}`)}</span>
          <span className="tg-number">{numbers[id] > 0 ? numbers[id] : ''}</span>
        </button>
      ))}
      {sources.length === 0 ? null : <h2>{t('workbench.todo.sources')}</h2>}
      {sources.map((each) => (
        <button
          key={each.source}
          type="button"
          className="tg-todo-view"
          aria-pressed={source === each.source}
          onClick={() => screen.setSource(source === each.source ? undefined : each.source)}
        >
          <Glyph {...sourceLook(each.source)} size={24} />
          <span className="tg-truncate">{sourceText(translator, each.source, each.name)}</span>
          <span className="tg-number">{each.count}</span>
        </button>
      ))}
    </div>
  );
}
