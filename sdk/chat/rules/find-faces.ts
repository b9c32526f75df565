// Decides which faces answer to what was typed into the picker: Chinese, English or pinyin.

/** What of a face can be asked for. */
export type FindableFace = { name: string; english: string; pinyin: string };

/** The faces whose name, English name or pinyin holds the query; those that begin with it come first. */
export function findFaces<F extends FindableFace>(faces: readonly F[], query: string): readonly F[] {
  const wanted = query.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
  if (wanted === '') return faces;
  const words = (face: F): string[] => [
    face.name.toLowerCase(),
    face.pinyin,
    face.english.replace(/\s+/g, ''),
  ];
  const starting = faces.filter((face) => words(face).some((word) => word.startsWith(wanted)));
  const holding = faces.filter(
    (face) => !starting.includes(face) && words(face).some((word) => word.includes(wanted)),
  );
  return [...starting, ...holding];
}
