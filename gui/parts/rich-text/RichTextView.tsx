// Draws rich text for reading: the tree as elements of the page, never as markup that somebody wrote.
import { createElement, Fragment, type JSX, type ReactNode } from 'react';
import { safeLink, type RichMark, type RichNode, type RichText } from '#sdk/contract/rich-text.ts';
import './RichText.css';

const markTags = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  code: 'code',
  unsure: 'span',
} as const;

function marked(text: ReactNode, marks: readonly RichMark[]): ReactNode {
  return marks.reduce<ReactNode>((inner, mark) => {
    if (mark.type !== 'link') return createElement(markTags[mark.type], null, inner);
    const href = safeLink(mark.attrs.href);
    if (href === undefined) return inner;
    return (
      <a href={href} target={href.startsWith('/') ? undefined : '_blank'} rel="noopener noreferrer">
        {inner}
      </a>
    );
  }, text);
}

/** Headings begin under the title of the page they stand in. */
const headingTags = ['h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** Draws a picture of the office's files. */
export type DrawPicture = (file: string, words: string) => ReactNode;

function drawn(node: RichNode, key: number, picture: DrawPicture | undefined): ReactNode {
  const children = (node.content ?? []).map((child, at) => drawn(child, at, picture));
  const { attrs = {} } = node;
  switch (node.type) {
    case 'text':
      return <Fragment key={key}>{marked(node.text ?? '', node.marks ?? [])}</Fragment>;
    case 'hardBreak':
      return <br key={key} />;
    case 'paragraph':
      return <p key={key}>{children}</p>;
    case 'heading':
      return createElement(headingTags[Math.min(4, (attrs.level ?? 1) - 1)] ?? 'h6', { key }, children);
    case 'bulletList':
      return <ul key={key}>{children}</ul>;
    case 'orderedList':
      return (
        <ol key={key} start={attrs.start ?? 1}>
          {children}
        </ol>
      );
    case 'listItem':
      return <li key={key}>{children}</li>;
    case 'blockquote':
      return <blockquote key={key}>{children}</blockquote>;
    case 'codeBlock':
      return (
        <pre key={key}>
          <code>{children}</code>
        </pre>
      );
    case 'horizontalRule':
      return <hr key={key} />;
    case 'table':
      return (
        <div key={key} className="tg-rich__table">
          <table>
            <tbody>{children}</tbody>
          </table>
        </div>
      );
    case 'tableRow':
      return <tr key={key}>{children}</tr>;
    case 'tableHeader':
      return <th key={key}>{children}</th>;
    case 'tableCell':
      return <td key={key}>{children}</td>;
    case 'image':
      return picture === undefined || attrs.file === undefined ? (
        <p key={key} className="tg-rich__picture">
          {attrs.alt ?? ''}
        </p>
      ) : (
        <Fragment key={key}>{picture(attrs.file, attrs.alt ?? '')}</Fragment>
      );
    default:
      return <Fragment key={key}>{children}</Fragment>;
  }
}

/** The text, in the measure of a page; without `picture` a picture is there by its words. */
export function RichTextView(props: {
  readonly text: RichText;
  readonly picture?: DrawPicture;
}): JSX.Element {
  return (
    <div className="tg-rich">{props.text.content.map((node, at) => drawn(node, at, props.picture))}</div>
  );
}
