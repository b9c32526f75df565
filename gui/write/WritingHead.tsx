// The head of a document: its title, whether everything is saved, versions, sharing and export.
import { useEffect, useState, type JSX } from 'react';
import type { DraftState, WrittenDocument } from '#sdk/write/index.ts';
import { writeDate } from '#sdk/locales/date-format.ts';
import { moduleOf } from '#sdk/write/rules/modules.ts';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { MenuButton } from '../parts/MenuButton.tsx';
import { useTranslator } from '../parts/text.ts';

/** What the head offers. */
export type HeadAct =
  | 'back'
  | 'outline'
  | 'form'
  | 'versions'
  | 'share'
  | 'tools'
  | 'docx'
  | 'md'
  | 'html'
  | 'print'
  | 'template';

/** See the file's first line. */
export function WritingHead(props: {
  readonly document: WrittenDocument;
  readonly state: DraftState;
  readonly readOnly: boolean;
  readonly turns: boolean;
  readonly onTitle: (title: string) => void;
  readonly onAct: (act: HeadAct) => void;
}): JSX.Element {
  const { document, state, readOnly, onAct } = props;
  const { t, language, timeLocale } = useTranslator();
  const [title, setTitle] = useState(document.title);
  useEffect(() => setTitle(document.title), [document.title]);
  const saved =
    state.saved === 'saved' && state.savedTime > 0
      ? t('write.savedAt', {
          time: writeDate(timeLocale, state.savedTime, { hour: '2-digit', minute: '2-digit' }),
        })
      : t(`write.state.${state.saved}`);
  return (
    <header className="tg-header tg-writing__head">
      {props.turns ? (
        <IconButton icon="back" label={t('write.outline')} onClick={() => onAct('outline')} />
      ) : null}
      <div className="tg-header__text">
        <h1 className="tg-writing__title">
          <input
            aria-label={t('write.documentTitle')}
            aria-invalid={title.trim() === '' || undefined}
            value={title}
            maxLength={120}
            readOnly={readOnly}
            onChange={(event) => {
              setTitle(event.target.value);
              props.onTitle(event.target.value);
            }}
            onBlur={() => title.trim() === '' && setTitle(document.title)}
          />
        </h1>
        <p className="tg-truncate tg-number" role="status" data-state={state.saved}>
          {moduleOf(document.module)[language]} ·{' '}
          {state.saved === 'saved' ? <Icon name="check" size={14} /> : null}
          {saved}
        </p>
      </div>
      <div className="tg-header__acts">
        {document.level === 'manage' ? (
          <IconButton icon="share" label={t('write.share')} onClick={() => onAct('share')} />
        ) : null}
        <IconButton icon="panel" label={t('write.tools')} onClick={() => onAct('tools')} />
        <MenuButton
          label={t('words.more')}
          entries={[
            {
              id: 'form',
              label: t('write.form'),
              icon: 'approval',
              ...(readOnly && { disabledReason: t('errors.documentReadOnly') }),
            },
            { id: 'versions', label: t('write.versions'), icon: 'clock' },
            { id: 'template', label: t('write.saveTemplate'), icon: 'copy' },
          ]}
          onChoose={(id) => onAct(id as HeadAct)}
        >
          {({ expanded, toggle }) => (
            <IconButton icon="more" label={t('words.more')} expanded={expanded} onClick={toggle} />
          )}
        </MenuButton>
        <MenuButton
          label={t('write.export')}
          entries={[
            { id: 'docx', label: t('write.exportWord') },
            { id: 'md', label: 'Markdown' },
            { id: 'html', label: 'HTML' },
            'line',
            { id: 'print', label: t('write.print') },
          ]}
          onChoose={(id) => onAct(id as HeadAct)}
        >
          {({ toggle }) => (
            <Button look="primary" onClick={toggle}>
              {t('write.export')}
            </Button>
          )}
        </MenuButton>
      </div>
    </header>
  );
}
