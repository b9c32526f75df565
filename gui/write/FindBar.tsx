// Find and replace in the paper: the next one, one, or all of them as one step that can be undone.
import type { Editor } from '@tiptap/react';
import { useState, type JSX } from 'react';
import { Button } from '../parts/Button.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { useTranslator } from '../parts/text.ts';

type Place = { from: number; to: number };

/** Every place where the words stand, within one block each. */
function places(editor: Editor, wanted: string): Place[] {
  const found: Place[] = [];
  if (wanted === '') return found;
  const sought = wanted.toLowerCase();
  editor.state.doc.descendants((node, position) => {
    if (!node.isTextblock) return true;
    const text = node.textBetween(0, node.content.size, undefined, '\uFFFC').toLowerCase();
    for (let at = text.indexOf(sought); at !== -1; at = text.indexOf(sought, at + sought.length))
      found.push({ from: position + 1 + at, to: position + 1 + at + wanted.length });
    return false;
  });
  return found;
}

/** See the file's first line. */
export function FindBar({
  editor,
  onClose,
}: {
  readonly editor: Editor;
  readonly onClose: () => void;
}): JSX.Element {
  const { t } = useTranslator();
  const [wanted, setWanted] = useState('');
  const [other, setOther] = useState('');
  const count = places(editor, wanted).length;
  const next = (): void => {
    const all = places(editor, wanted);
    const place = all.find(({ from }) => from >= editor.state.selection.to) ?? all[0];
    if (place !== undefined) editor.chain().setTextSelection(place).scrollIntoView().run();
  };
  const replace = (all: boolean): void => {
    const found = places(editor, wanted);
    const { from } = editor.state.selection;
    const chosen = all ? found : [found.find((place) => place.from >= from) ?? found[0]];
    const { tr } = editor.state;
    for (const place of chosen.toReversed())
      if (place !== undefined) {
        if (other === '') tr.delete(place.from, place.to);
        else tr.insertText(other, place.from, place.to);
      }
    editor.view.dispatch(tr);
    setWanted(`${wanted}`);
    if (!all) next();
  };
  return (
    <form
      className="tg-find"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        next();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
        editor.commands.focus();
      }}
    >
      <input
        autoFocus
        aria-label={t('write.find')}
        placeholder={t('write.find')}
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      <span className="tg-number">{t('write.foundCount', { count })}</span>
      <input
        aria-label={t('write.replaceWith')}
        placeholder={t('write.replaceWith')}
        value={other}
        onChange={(event) => setOther(event.target.value)}
      />
      <Button size="small" type="submit" disabled={count === 0}>
        {t('write.next')}
      </Button>
      <Button size="small" disabled={count === 0} onClick={() => replace(false)}>
        {t('write.replace')}
      </Button>
      <Button size="small" disabled={count === 0} onClick={() => replace(true)}>
        {t('write.replaceAll')}
      </Button>
      <IconButton icon="close" size={16} label={t('words.close')} onClick={onClose} />
    </form>
  );
}
