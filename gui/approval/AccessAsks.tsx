// What others ask of one beside approvals: to come into a group, to see a file. It is settled where it stands.
import type { JSX } from 'react';
import { rowTime } from '#sdk/locales/time-text.ts';
import { TodoListScreen } from '#sdk/todo/screens/todo-list.ts';
import { useApp } from '../ground/app-parts.ts';
import { useNow } from '../ground/useNow.ts';
import { useOwnScreen } from '../ground/useOwnScreen.ts';
import { useScreen } from '../ground/useScreen.ts';
import { useTranslator } from '../parts/text.ts';
import { useOpenTodo } from '../todo/useOpenTodo.ts';
import { Glyph } from '../workbench/Glyph.tsx';
import { inLanguage } from '#sdk/locales/work-text.ts';
import { sourceLook } from '../workbench/said.ts';
import './asks.css';

const source = 'access';

/** The rows; nothing while nobody asks. */
export function AccessAsks(): JSX.Element | null {
  const { office } = useApp();
  const screen = useOwnScreen(() => {
    const own = new TodoListScreen(office, () => Date.now());
    own.setSource(source);
    return own;
  });
  return screen === undefined ? null : <Rows screen={screen} />;
}

function Rows({ screen }: { readonly screen: TodoListScreen }): JSX.Element | null {
  const translator = useTranslator();
  const { items = [] } = useScreen(screen);
  const now = useNow();
  const open = useOpenTodo(screen);
  if (items.length === 0) return null;
  return (
    <ul className="tg-asks" aria-label={translator.t('workbench.todo.source.access')}>
      {items.map((item) => (
        <li key={item.id}>
          <button type="button" onClick={() => void open(item)}>
            <Glyph {...sourceLook(source)} size={40} />
            <span>
              <span className="tg-truncate">{inLanguage(item.title, translator.language)}</span>
              <small>
                {[item.from?.name, rowTime(translator, item.createdTime, now)]
                  .filter((word) => word !== undefined)
                  .join(' · ')}
              </small>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
