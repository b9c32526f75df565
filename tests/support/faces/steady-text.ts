// Takes out of a stored text what must differ from one run or face to the next.

/**
 * Cards name a forwarded record and a file by random ids, one that is still here too; records and quotes hold the times of their messages, and only
 * a window draws a small picture to go with a picture.
 */
export function steadyText(text: string): string {
  return text
    .replaceAll(/(?:\b|(?<=\bf_))[0-9a-f]{32}\b/g, 'random')
    .replaceAll(/\blocal-[0-9a-f-]{36}\b/g, 'local-random')
    .replaceAll(/\b1[67]\d{11}\b/g, 'time')
    .replaceAll(/,"coverurl":"[^"]*"/g, '');
}
