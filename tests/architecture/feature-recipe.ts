// Which rooms a feature has on every floor: named in one list, it stands in all of them, or says why not.
import type { SourceFile } from './sources.ts';

/** What is looked at: the files of the project by path, READMEs among them. */
export type Project = ReadonlyMap<string, string>;

/** A floor of the house, and what a feature's room there looks like. */
type Floor = {
  /** How it is called where it is missing. */
  name: string;
  /** One of these files must be there; `*` stands for letters, digits and hyphens, `**` for folders too. */
  files(feature: string): readonly string[];
  /** The list that must name it, and how. */
  listed?: { in: string | ((feature: string) => readonly string[]); as(feature: string): RegExp };
};

const imported = (feature: string): RegExp => new RegExp(`from '\\./${feature}/feature\\.tsx?'`);

/** Nouns that differ from the feature's name: one thing, not many. */
const nouns: Readonly<Record<string, string>> = {
  announcements: 'announce',
  notices: 'notice',
  apps: 'app',
  groups: 'group',
  suggestions: 'suggest',
};
/** Features that are one capability together: they share its sentences and the tests of its office. */
const capabilities: Readonly<Record<string, string>> = {
  announcements: 'workbench',
  approval: 'workbench',
  apps: 'workbench',
  suggestions: 'workbench',
  todo: 'workbench',
};
const nounOf = (feature: string): string => nouns[feature] ?? feature;
const capabilityOf = (feature: string): string => capabilities[feature] ?? feature;

/** The floors, from the wire up. */
export const floors = [
  {
    name: 'contract',
    files: (feature) => [`sdk/contract/${feature}.ts`],
    // The one door through which every call of the contract is found.
    listed: {
      in: (feature) => [`sdk/${feature}/service.ts`, `sdk/${feature}/open-${feature}.ts`],
      as: (feature) => new RegExp(`^export const contract = .*contract/${feature}\\.ts`, 'mu'),
    },
  },
  {
    name: 'office',
    files: (feature) => [`fixtures/office/${feature}/feature.ts`],
    listed: { in: 'fixtures/office/features.ts', as: imported },
  },
  {
    name: 'demo',
    files: (feature) => [
      `fixtures/seed/${feature}**.ts`,
      `fixtures/seed/*-${feature}.ts`,
      `fixtures/office/${feature}/fill*.ts`,
    ],
  },
  {
    name: 'SDK',
    files: (feature) => [`sdk/${feature}/feature.ts`],
    listed: { in: 'sdk/features.ts', as: imported },
  },
  { name: 'interface', files: (feature) => [`sdk/${feature}/${feature}-api.ts`] },
  ...(['zh', 'en'] as const).map((language): Floor => ({
    name: `sentences, ${language}`,
    files: (feature) => [`sdk/locales/${language}/${capabilityOf(feature)}.ts`],
    listed: {
      in: `sdk/locales/${language}/index.ts`,
      as: (feature) => new RegExp(`from '\\./(${capabilityOf(feature)}|first)\\.ts'`),
    },
  })),
  {
    name: 'window',
    files: (feature) => [`gui/${feature}/feature.ts`, `gui/${feature}/feature.tsx`],
    listed: { in: 'gui/features.ts', as: imported },
  },
  {
    name: 'command line',
    files: (feature) => [`cli/commands/${nounOf(feature)}/index.ts`],
    listed: {
      in: 'cli/commands/index.ts',
      as: (feature) => new RegExp(`'\\./${nounOf(feature)}/index\\.ts'`),
    },
  },
  { name: 'tests of the SDK', files: (feature) => [`tests/sdk/${feature}/**.test.ts`] },
  {
    name: 'tests of the office',
    files: (feature) => [
      `tests/fixtures/*${feature}**.test.ts`,
      `tests/fixtures/*${capabilityOf(feature)}**.test.ts`,
    ],
  },
  {
    name: 'README',
    files: () => [],
    listed: {
      in: (feature) => [`sdk/${feature}/README.md`, 'sdk/README.md', 'fixtures/README.md', 'gui/README.md'],
      as: (feature) =>
        new RegExp(`\`(?:sdk/|fixtures/office/|office/|gui/)?${feature}/|^#.*\\b${feature}\\b`, 'im'),
    },
  },
] as const satisfies readonly Floor[] as readonly Floor[];

/** Where a feature has no room on a floor, and why. */
export type Exceptions = Readonly<Record<string, Readonly<Record<string, string>>>>;

const before = 'it was there before features had rooms of their own in the office';
const core = 'its places in the window belong to the frame';

/** The exceptions there are. A row goes when the room is there. */
export const exceptions: Exceptions = {
  admin: { demo: 'the organisation itself is its filling' },
  contacts: { contract: before, office: before, demo: before, window: core },
  notices: { demo: 'what the other features tell people fills it' },
  status: { window: core, 'command line': 'it is set and read by the commands of contacts' },
  groups: { contract: before, office: before, demo: before, window: core },
  transfers: {
    contract: before,
    office: before,
    demo: before,
    interface: 'it is called «files», as in its interface',
    'sentences, zh': 'it is called «files», as in its sentences',
    'sentences, en': 'it is called «files», as in its sentences',
    window: core,
    'command line': 'files are sent and fetched by the commands of chats',
    'tests of the office': 'it has none of its own there: files belong to the core',
  },
};

/** The lists that name features by their folder. */
const lists = ['sdk/features.ts', 'fixtures/office/features.ts', 'gui/features.ts'] as const;

/** The files as a project, so that a test can leave some out. */
export const projectOf = (files: readonly SourceFile[]): Project =>
  new Map(files.map(({ path, text }) => [path, text]));

/** Every feature that any list names, in alphabetical order. */
export function featuresOf(project: Project): string[] {
  const named = lists.flatMap((list) =>
    [...(project.get(list) ?? '').matchAll(/from '\.\/([a-z-]+)\/feature\.tsx?'/g)].map(
      ([, name = '']) => name,
    ),
  );
  return [...new Set(named)].toSorted();
}

function hasFile(project: Project, pattern: string): boolean {
  if (!pattern.includes('*')) return project.has(pattern);
  const matches = new RegExp(
    `^${pattern.replaceAll('.', '\\.').replaceAll(/\*\*?/g, (stars) => (stars === '*' ? '[\\w-]*' : '.*'))}$`,
  );
  return [...project.keys()].some((path) => matches.test(path));
}

/** What a floor lacks of a feature. */
function lacks(project: Project, floor: Floor, feature: string): string[] {
  const files = floor.files(feature);
  const { listed } = floor;
  const where = listed === undefined ? [] : typeof listed.in === 'string' ? [listed.in] : listed.in(feature);
  return [
    ...(files.length === 0 || files.some((pattern) => hasFile(project, pattern))
      ? []
      : [`there is no ${files.join(' or ')}`]),
    ...(where.length === 0 || where.some((list) => listed?.as(feature).test(project.get(list) ?? ''))
      ? []
      : [`${where.join(' or ')} does not name it`]),
  ];
}

/** One sentence per room that is missing, and per exception that is none. */
export function recipeProblems(project: Project, allowed: Exceptions = exceptions): string[] {
  return featuresOf(project).flatMap((feature) =>
    floors.flatMap((floor) => {
      const missing = lacks(project, floor, feature);
      const reason = allowed[feature]?.[floor.name];
      if (reason === undefined) return missing.map((what) => `${feature}, ${floor.name}: ${what}`);
      return missing.length > 0 ? [] : [`${feature}, ${floor.name}: it is there, so the exception may go`];
    }),
  );
}
