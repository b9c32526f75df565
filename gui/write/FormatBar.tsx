// The bar over the paper: level, marks, lists, table, footnote, undo, find and replace, and how long the text is.
import { useEditorState, type Editor } from '@tiptap/react';
import { useRef, useState, type JSX } from 'react';
import { wordCount } from '#sdk/write/rules/modules.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { Select } from '../parts/Select.tsx';
import { useTranslator } from '../parts/text.ts';
import { FindBar } from './FindBar.tsx';

const cell = (type: string) => ({ type, content: [{ type: 'paragraph' }] });
/** A table of three rows and three columns. */
const freshTable = {
  type: 'table',
  content: ['tableHeader', 'tableCell', 'tableCell'].map((type) => ({
    type: 'tableRow',
    content: [cell(type), cell(type), cell(type)],
  })),
};

/** See the file's first line. */
export function FormatBar({
  editor,
  words,
  onPicture,
}: {
  readonly editor: Editor;
  readonly words: number;
  readonly onPicture: (file: File) => void;
}): JSX.Element {
  const { t } = useTranslator();
  const [finding, setFinding] = useState(false);
  const picture = useRef<HTMLInputElement>(null);
  const now = useEditorState({
    editor,
    selector: ({ editor: at }) => ({
      level: [1, 2, 3, 4, 5].find((level) => at.isActive('heading', { level })) ?? 0,
      bold: at.isActive('bold'),
      italic: at.isActive('italic'),
      underline: at.isActive('underline'),
      bullets: at.isActive('bulletList'),
      ordered: at.isActive('orderedList'),
      undo: at.can().undo(),
      redo: at.can().redo(),
      chosen: at.state.selection.empty
        ? 0
        : wordCount(at.state.doc.textBetween(at.state.selection.from, at.state.selection.to, '\n')),
    }),
  });
  const run = () => editor.chain().focus();
  const tools = [
    ['B', t('write.bold'), now.bold, () => run().toggleBold().run()],
    ['I', t('write.italic'), now.italic, () => run().toggleItalic().run()],
    ['U', t('write.underline'), now.underline, () => run().toggleUnderline().run()],
    ['•', t('write.bullets'), now.bullets, () => run().toggleBulletList().run()],
    ['1.', t('write.numbers'), now.ordered, () => run().toggleOrderedList().run()],
    ['▦', t('write.table'), false, () => run().insertContent(freshTable).run()],
    [
      '[1]',
      t('write.footnote'),
      false,
      () =>
        run()
          .insertContent({ type: 'footnote', attrs: { note: '' } })
          .run(),
    ],
  ] as const;
  return (
    <>
      <div className="tg-format" role="toolbar" aria-label={t('write.formatting')}>
        <Select
          label={t('write.level')}
          value={String(now.level)}
          choices={[
            { value: '0', label: t('write.body') },
            ...[1, 2, 3, 4, 5].map((level) => ({
              value: String(level),
              label: t('write.headingLevel', { level }),
            })),
          ]}
          onChoose={(value) => {
            const level = Number(value) as 0 | 1 | 2 | 3 | 4 | 5;
            if (level === 0) run().setParagraph().run();
            else run().setHeading({ level }).run();
          }}
        />
        {tools.map(([sign, label, pressed, act]) => (
          <button
            key={label}
            type="button"
            className="tg-format__tool"
            aria-label={label}
            title={label}
            aria-pressed={pressed}
            onMouseDown={(event) => event.preventDefault()}
            onClick={act}
          >
            {sign}
          </button>
        ))}
        <IconButton
          icon="picture"
          size={18}
          label={t('write.picture')}
          onClick={() => picture.current?.click()}
        />
        <input
          ref={picture}
          type="file"
          hidden
          accept="image/png,image/jpeg,image/gif,image/bmp,image/webp"
          aria-label={t('write.picture')}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file !== undefined) onPicture(file);
          }}
        />
        <IconButton
          icon="undo"
          size={18}
          label={t('words.undo')}
          disabled={!now.undo}
          onClick={() => run().undo().run()}
        />
        <IconButton
          icon="redo"
          size={18}
          label={t('write.redo')}
          disabled={!now.redo}
          onClick={() => run().redo().run()}
        />
        <IconButton
          icon="search"
          size={18}
          label={t('write.find')}
          pressed={finding}
          onClick={() => setFinding(!finding)}
        />
        <span className="tg-format__words tg-number">
          {now.chosen > 0
            ? t('write.chosenWords', { chosen: now.chosen, count: words })
            : t('write.words', { count: words })}
        </span>
      </div>
      {finding ? <FindBar editor={editor} onClose={() => setFinding(false)} /> : null}
    </>
  );
}
