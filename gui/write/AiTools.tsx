// The tools of the model: each for the passage one is at; without a model the buttons say what is missing.
import { useEditorState, type Editor } from '@tiptap/react';
import { useState, type JSX } from 'react';
import { assistTones, type AssistTone, type AssistTool } from '#sdk/write/rules/assist-request.ts';
import { Icon } from '../parts/Icon.tsx';
import type { IconName } from '../parts/icon-paths.ts';
import { MenuButton } from '../parts/MenuButton.tsx';
import { useTranslator } from '../parts/text.ts';
import { passageAt } from './editor/suggesting.ts';
import type { AssistMore } from './useAssist.ts';

const tools: readonly (readonly [AssistTool, IconName])[] = [
  ['continue', 'write'],
  ['polish', 'spark'],
  ['shorten', 'minus'],
  ['expand', 'plus'],
  ['fix', 'check'],
  ['tone', 'chat'],
  ['translate', 'globe'],
  ['table', 'apps'],
  ['summarise', 'quote'],
  ['draft', 'file'],
];

/** See the file's first line. */
export function AiTools(props: {
  readonly editor: Editor;
  /** Undefined until the office has said which models there are. */
  readonly models: readonly string[] | undefined;
  readonly readOnly: boolean;
  readonly running: AssistTool | undefined;
  readonly onAsk: (tool: AssistTool, more?: AssistMore) => void;
}): JSX.Element {
  const { editor, models, readOnly, running, onAsk } = props;
  const { t } = useTranslator();
  const [wish, setWish] = useState('');
  const about = useEditorState({
    editor,
    selector: ({ editor: at }) => passageAt(at).text.replaceAll(/\s+/gu, ' ').trim().slice(0, 24),
  });
  const isMissing = models?.length === 0;
  const why = readOnly ? t('errors.documentReadOnly') : isMissing ? t('errors.writingModelMissing') : '';
  const off = readOnly || models === undefined || isMissing;
  const button = (tool: AssistTool, icon: IconName, act: () => void, expanded?: boolean): JSX.Element => (
    <button
      key={tool}
      type="button"
      disabled={off}
      aria-pressed={running === tool}
      aria-expanded={expanded}
      aria-describedby={why === '' ? undefined : 'write-tools-why'}
      onMouseDown={(event) => event.preventDefault()}
      onClick={act}
    >
      <Icon name={icon} size={18} />
      {t(`write.tool.${tool}`)}
    </button>
  );
  return (
    <section aria-label={t('write.aiTools')}>
      <h2>
        {t('write.aiTools')}
        {about === '' ? null : <small className="tg-truncate">{t('write.about', { text: about })}</small>}
      </h2>
      <div className="tg-tools__grid">
        {tools.map(([tool, icon]) =>
          tool === 'tone' && !off ? (
            <MenuButton
              key={tool}
              label={t('write.tool.tone')}
              entries={assistTones.map((tone) => ({ id: tone, label: t(`write.tone.${tone}`) }))}
              onChoose={(tone) => onAsk('tone', { tone: tone as AssistTone })}
            >
              {({ expanded, toggle }) => button(tool, icon, toggle, expanded)}
            </MenuButton>
          ) : (
            button(tool, icon, () => onAsk(tool))
          ),
        )}
      </div>
      {why === '' ? (
        <form
          className="tg-tools__wish"
          onSubmit={(event) => {
            event.preventDefault();
            if (wish.trim() === '' || off) return;
            onAsk('rewrite', { wish: wish.trim() });
            setWish('');
          }}
        >
          <input
            id="write-wish"
            aria-label={t('write.wishNow')}
            placeholder={t('write.wishNow')}
            maxLength={600}
            value={wish}
            onChange={(event) => setWish(event.target.value)}
          />
          <button type="submit" aria-label={t('write.wishSend')} disabled={wish.trim() === '' || off}>
            <Icon name="up" size={18} />
          </button>
        </form>
      ) : (
        <p id="write-tools-why" className="tg-tools__why">
          {why}
        </p>
      )}
    </section>
  );
}
