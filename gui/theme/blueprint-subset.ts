// Decides which of Blueprint's style rules reach the page: only those of the pieces we use, in a layer of their own.

/** The class families of the pieces we draw with; everything else of the 560 kB sheet is dropped. */
const kept =
  /^bp6-(?:active|align-(?:left|right)|button(?:-[a-z]+)*|context-menu[a-z-]*|control(?:-[a-z]+)*|dialog(?:-(?:container|body|footer|header))?|disabled|fill|html-select|icon|inline|input(?:-group|-action|-left-container)?|intent-(?:primary|danger)|large|loading|minimal|no-spin|overlay(?:-[a-z-]+)?|popover(?:-[a-z-]+)?|portal|small|spinner(?:-[a-z]+)*|switch(?:-[a-z-]+)?|tooltip)$/u;

/** True when a selector speaks only of kept classes; bare element rules are ours to make. */
function isKept(selector: string): boolean {
  const classes = [...selector.matchAll(/\.(bp6-[a-z0-9-]+)/gu)].map((match) => match[1] ?? '');
  return classes.length > 0 && classes.every((name) => kept.test(name));
}

/** The position after the `}` that closes the block opened at `open`. */
function blockEnd(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    else if (css[at] === '}' && (depth -= 1) === 0) return at + 1;
  }
  throw new Error('The style sheet ends inside a block.');
}

/**
 * Cuts a Blueprint sheet down to the kept pieces. Variables, key frames and kept media blocks stay.
 * @param css the sheet as published: no nesting but at-rules
 */
export function subsetBlueprint(css: string): string {
  const source = css.replace(/\/\*[\s\S]*?\*\//gu, '').replace(/@charset[^;]*;/gu, '');
  let result = '';
  let at = 0;
  for (let open = source.indexOf('{'); open !== -1; open = source.indexOf('{', at)) {
    const head = source.slice(at, open).trim();
    const end = blockEnd(source, open);
    const body = source.slice(open + 1, end - 1);
    if (head.startsWith('@media') || head.startsWith('@supports')) {
      const inner = subsetBlueprint(body);
      if (inner !== '') result += `${head}{${inner}}\n`;
    } else if (head === ':root' || /^@keyframes [\w-]*(?:spin|skeleton|popover)/u.test(head)) {
      result += `${head}{${body}}\n`;
    } else if (!head.startsWith('@')) {
      const selectors = head.split(/,(?![^(]*\))/u).filter(isKept);
      if (selectors.length > 0) result += `${selectors.join(',')}{${body}}\n`;
    }
    at = end;
  }
  return result;
}

/** The build step: every `@blueprintjs/…/*.css` import becomes its subset inside `@layer blueprint`. */
export function blueprintSubset(): {
  readonly name: string;
  readonly enforce: 'pre';
  readonly transform: (code: string, id: string) => { code: string; map: null } | null;
} {
  return {
    name: 'blueprint-subset',
    enforce: 'pre',
    transform(code, id) {
      if (!/@blueprintjs\/[^?]*\.css(?:\?|$)/u.test(id)) return null;
      return { code: `@layer blueprint{${subsetBlueprint(code)}}`, map: null };
    },
  };
}
