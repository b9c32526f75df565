// The tile of a kind of document: its first character on the hue of its family.
import type { JSX } from 'react';
import { moduleOf, type WriteModuleId } from '#sdk/write/rules/modules.ts';

/** Red for official documents, jade for work writing: 14 % tint, full-strength glyph. */
export function ModuleGlyph(props: {
  readonly module: WriteModuleId;
  readonly language: 'zh' | 'en';
  readonly small?: boolean;
}): JSX.Element {
  const { zh, en, kind } = moduleOf(props.module);
  const name = props.language === 'zh' ? zh.replace(/^工作/u, '') : en;
  return (
    <span
      className="tg-write-glyph"
      data-kind={kind}
      data-small={props.small || undefined}
      aria-hidden="true"
    >
      {name.charAt(0)}
    </span>
  );
}
