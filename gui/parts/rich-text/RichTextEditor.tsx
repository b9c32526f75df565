// Edits rich text with tiptap's starter kit, whose nodes are those of our schema; what comes out is read by the schema again.
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useReducer, type JSX } from 'react';
import { readRichText, safeLink, type RichText } from '#sdk/contract/rich-text.ts';
import { useText } from '../text.ts';
import './RichText.css';

/** `start` is what stands there first; `onChange` hears every later state. */
export function RichTextEditor(props: {
  readonly label: string;
  readonly start: RichText;
  readonly onChange: (text: RichText) => void;
}): JSX.Element {
  const t = useText();
  const [, moved] = useReducer((count: number) => count + 1, 0);
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        heading: { levels: [1, 2, 3, 4, 5] },
        link: { openOnClick: false, autolink: true, isAllowedUri: (href) => safeLink(href) !== undefined },
      }),
    ],
    content: props.start,
    editorProps: {
      attributes: { 'aria-label': props.label, role: 'textbox', 'aria-multiline': 'true', class: 'tg-rich' },
    },
    onUpdate: ({ editor: now }) => props.onChange(readRichText(now.getJSON())),
    onTransaction: moved,
  });
  const tools = [
    ['B', t('workbench.rich.bold'), editor.isActive('bold'), () => editor.chain().focus().toggleBold().run()],
    [
      'I',
      t('workbench.rich.italic'),
      editor.isActive('italic'),
      () => editor.chain().focus().toggleItalic().run(),
    ],
    [
      'U',
      t('workbench.rich.underline'),
      editor.isActive('underline'),
      () => editor.chain().focus().toggleUnderline().run(),
    ],
    [
      'H1',
      t('workbench.rich.heading'),
      editor.isActive('heading', { level: 1 }),
      () => editor.chain().focus().toggleHeading({ level: 1 }).run(),
    ],
    [
      'H2',
      t('workbench.rich.subheading'),
      editor.isActive('heading', { level: 2 }),
      () => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    ],
    [
      '•',
      t('workbench.rich.bullets'),
      editor.isActive('bulletList'),
      () => editor.chain().focus().toggleBulletList().run(),
    ],
    [
      '1.',
      t('workbench.rich.numbers'),
      editor.isActive('orderedList'),
      () => editor.chain().focus().toggleOrderedList().run(),
    ],
    [
      '“”',
      t('workbench.rich.quote'),
      editor.isActive('blockquote'),
      () => editor.chain().focus().toggleBlockquote().run(),
    ],
    ['—', t('workbench.rich.rule'), false, () => editor.chain().focus().setHorizontalRule().run()],
  ] as const;
  return (
    <div className="tg-rich-editor">
      <div className="tg-rich-editor__bar" role="toolbar" aria-label={t('workbench.rich.tools')}>
        {tools.map(([sign, name, pressed, act]) => (
          <button
            key={sign}
            type="button"
            className="tg-rich-editor__tool"
            title={name}
            aria-label={name}
            aria-pressed={pressed}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => act()}
          >
            {sign}
          </button>
        ))}
      </div>
      <EditorContent editor={editor} />
    </div>
  );
}
