// Draws the picker of people and chats: a field with chips, the sources, and a list that the field's keys drive.
import { useId, useRef, type JSX, type KeyboardEvent } from 'react';
import { pickedCount } from '#sdk/contacts/rules/picked-count.ts';
import { targetKey } from '#sdk/contacts/rules/pick.ts';
import type { PickerScreen, PickerOptions } from '#sdk/contacts/screens/picker.ts';
import { textLanguage } from '#sdk/chat/rules/text-language.ts';
import { errorText } from '../ground/error-text.ts';
import { useScreen } from '../ground/useScreen.ts';
import { Icon } from '../parts/Icon.tsx';
import { KeyLegend } from '../parts/KeyLegend.tsx';
import { PersonName } from '../parts/PersonName.tsx';
import { Segments } from '../parts/Segments.tsx';
import { useTranslator } from '../parts/text.ts';
import { PickerList } from './PickerList.tsx';
import { pickerKey } from './picker-keys.ts';
import './Picker.css';

/** Fills the height it is given. `onDone` is asked for by Ctrl+Enter, and by the pick itself where one is wanted. */
export function Picker(props: {
  readonly screen: PickerScreen;
  readonly options: PickerOptions;
  readonly onDone: () => void;
}): JSX.Element {
  const { screen, options, onDone } = props;
  const translator = useTranslator();
  const { t } = translator;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const shown = useScreen(screen);
  const isChats = options.mode === 'chats';
  const rowId = (key: string): string => `${id}-${key.replaceAll(' ', '_')}`;
  const pick = (key?: string): void => {
    screen.toggle(key);
    if (options.single === true && screen.getSnapshot().picked.length > 0) onDone();
    field.current?.focus();
    // What was typed stays, for whoever picks several of what it found; the next word replaces it.
    field.current?.select();
  };
  const press = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, nativeEvent } = event;
    const isComposing = nativeEvent.isComposing || event.keyCode === 229;
    const meant = pickerKey({ key, ctrlKey, metaKey, isComposing }, shown.query === '');
    if (meant === undefined) return;
    // Backspace and ← → are the field's own as well: only what does something here is taken from it.
    event.preventDefault();
    event.stopPropagation();
    if (meant.act === 'move') screen.move(meant.steps);
    if (meant.act === 'pick') pick();
    if (meant.act === 'open') screen.openActive();
    if (meant.act === 'close') screen.closeActive();
    if (meant.act === 'takeLast') screen.removeLast();
    if (meant.act === 'clear') screen.setQuery('');
    if (meant.act === 'confirm') onDone();
  };
  const label = t(isChats ? 'picker.listChats' : 'picker.list');
  return (
    <div className="tg-picker">
      <div className="tg-picker__field" onClick={() => field.current?.focus()}>
        {shown.picked.length === 0 ? <Icon name="search" size={16} /> : null}
        {shown.picked.map((target) => (
          <span key={targetKey(target)} className="tg-picker__chip">
            {target.type === 'person' ? null : <Icon name="people" size={14} />}
            <span className="tg-truncate" lang={textLanguage(target.name)}>
              {target.type === 'person' ? <PersonName name={target.name} /> : target.name}
            </span>
            <button
              type="button"
              aria-label={t('picker.take', { name: target.name })}
              onClick={() => {
                screen.remove(targetKey(target));
                field.current?.focus();
              }}
            >
              <Icon name="close" size={12} />
            </button>
          </span>
        ))}
        <input
          ref={field}
          autoFocus
          type="text"
          role="combobox"
          aria-expanded={shown.rows.length > 0}
          aria-haspopup={shown.query === '' ? 'tree' : 'listbox'}
          aria-controls={`${id}-list`}
          aria-activedescendant={shown.active === undefined ? undefined : rowId(shown.active)}
          aria-label={t(isChats ? 'picker.hintChats' : 'picker.hint')}
          autoComplete="off"
          spellCheck={false}
          placeholder={shown.picked.length > 0 ? '' : t(isChats ? 'picker.hintChats' : 'picker.hint')}
          value={shown.query}
          onChange={(event) => screen.setQuery(event.target.value)}
          onKeyDown={press}
        />
      </div>
      <Segments
        label={t('picker.sources')}
        choices={shown.sources.map((source) => ({ id: source, label: t(`picker.source.${source}`) }))}
        // What is typed is looked for everywhere, so no source is marked then.
        chosen={shown.query.trim() === '' ? shown.source : undefined}
        onChoose={(source) => screen.setSource(source)}
      />
      <PickerList
        id={`${id}-list`}
        label={label}
        screen={screen}
        isSingle={options.single === true}
        rowId={rowId}
        onPick={pick}
      />
      <footer className="tg-picker__foot">
        <span role="status">
          {shown.error !== undefined && shown.rows.length > 0 ? (
            <span data-tone="danger">{errorText(translator, shown.error)}</span>
          ) : shown.refusal !== undefined ? (
            <span data-tone="danger">{translator.translateRef(shown.refusal)}</span>
          ) : shown.expanding ? (
            t('picker.expanding')
          ) : options.single === true ? null : (
            translator.translateRef(pickedCount(options.mode, shown.count, options.limit))
          )}
        </span>
        <span aria-hidden="true">
          <KeyLegend
            keys={[
              ['↑↓', t('picker.keyMove')],
              ['Enter', t('picker.keyPick')],
              ...(options.single === true ? [] : [['Ctrl+Enter', t('picker.keyConfirm')] as const]),
            ]}
          />
        </span>
      </footer>
    </div>
  );
}
