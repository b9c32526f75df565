// Where words stand in what a part of the page shows, whatever elements their letters are spread over.

/** The ranges of `words`, letter by letter as they were found, in the text of `place`. */
export function foundRanges(place: Element, words: readonly string[]): Range[] {
  const nodes: { readonly node: Node; readonly from: number }[] = [];
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  let text = '';
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    nodes.push({ node, from: text.length });
    text += node.nodeValue ?? '';
  }
  const range = (from: number, to: number): Range => {
    const made = document.createRange();
    const [first, last] = [from, to - 1].map((at) => nodes.findLast((one) => one.from <= at));
    if (first !== undefined) made.setStart(first.node, from - first.from);
    if (last !== undefined) made.setEnd(last.node, to - last.from);
    return made;
  };
  return words.flatMap((word) => {
    const found: Range[] = [];
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length))
      found.push(range(at, at + word.length));
    return found;
  });
}
