// Edits rich text with tiptap's starter kit, whose nodes are those of our schema; what comes out is read by the schema again.
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useReducer, useRef, type JSX } from 'react';
import { readRichText, safeLink, type RichText } from '#sdk/contract/rich-text.ts';
import { Icon } from '../Icon.tsx';
import { useText } from '../text.ts';
import { PictureNode, type PictureLoader } from './picture-node.ts';
import './RichText.css';

/** How pictures come into the text and onto the screen; `add` answers the file's id, or nothing where it could not go up. */
export type RichPictures = {
  readonly load: PictureLoader;
  readonly add: (file: File) => Promise<string | undefined>;
};

/** `start` is what stands there first; `onChange` hears every later state. Without `pictures` none can be put in. */
export function RichTextEditor(props: {
  readonly label: string;
  readonly start: RichText;
  readonly onChange: (text: RichText) => void;
  readonly pictures?: RichPictures;
}): JSX.Element {
  const t = useText();
  const { pictures } = props;
  const chooser = useRef<HTMLInputElement>(null);
  const [, moved] = useReducer((count: number) => count + 1, 0);
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        heading: { levels: [1, 2, 3, 4, 5] },
        link: { openOnClick: false, autolink: true, isAllowedUri: (href) => safeLink(href) !== undefined },
      }),
      PictureNode.configure({ load: pictures?.load }),
    ],
    content: props.start,
    // The page's content policy allows no style that a script writes; ours is in RichText.css.
    injectCSS: false,
    editorProps: {
      attributes: { 'aria-label': props.label, role: 'textbox', 'aria-multiline': 'true', class: 'tg-rich' },
    },
    onUpdate: ({ editor: now }) => props.onChange(readRichText(now.getJSON())),
    onTransaction: moved,
  });
  const put = async (file: File): Promise<void> => {
    const id = await pictures?.add(file);
    if (id === undefined) return;
    const attrs = { file: id, alt: file.name.slice(0, 200) };
    editor.chain().focus().insertContent({ type: 'image', attrs }).run();
  };
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
        {pictures === undefined ? null : (
          <>
            <input
              ref={chooser}
              type="file"
              accept="image/png,image/jpeg,image/gif,image/webp"
              hidden
              aria-label={t('workbench.rich.picture')}
              onChange={(event) => {
                const [file] = event.currentTarget.files ?? [];
                event.currentTarget.value = '';
                if (file !== undefined) void put(file);
              }}
            />
            <button
              type="button"
              className="tg-rich-editor__tool"
              title={t('workbench.rich.picture')}
              aria-label={t('workbench.rich.picture')}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => chooser.current?.click()}
            >
              <Icon name="picture" size={16} />
            </button>
          </>
        )}
      </div>
      <EditorContent editor={editor} />
    </div>
  );
}
