// P6: local search over a million messages by kind of query, paging, names, and the recall of the index.
import { searchMessages } from '#sdk/chat/history/search.ts';
import { contentType } from '#sdk/contract/flags.ts';
import { matchesName, nameKeys, nameQueryKey } from '#storage/names-search.ts';
import { matches, matchExpression, parseQuery } from '#storage/search-text.ts';
import { corpusChats, seededRandom } from './corpus.ts';
import { median, quantile, type Report } from './figure.ts';
import { corpusSize, storePair, type StorePair } from './store-pair.ts';

const rounds = 5;
const perClass = 60;
const rows = 30;
const recallQueries = 300;

/**
 * Times both ways over the same questions in interleaved rounds. A question's time is the median of its rounds,
 * so that what else runs on the machine does not become the slowest question.
 */
function race<Q>(
  questions: readonly Q[],
  ours: (question: Q) => unknown,
  raw: (question: Q) => unknown,
): { ours: number[]; raw: number[] } {
  const times = questions.map(() => ({ ours: [] as number[], raw: [] as number[] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, question] of questions.entries()) {
      const start = performance.now();
      ours(question);
      const middle = performance.now();
      raw(question);
      times[index]?.raw.push(performance.now() - middle);
      times[index]?.ours.push(middle - start);
    }
  }
  return { ours: times.map((time) => median(time.ours)), raw: times.map((time) => median(time.raw)) };
}

function reportRace(
  report: Report,
  id: string,
  name: string,
  share: number,
  times: { ours: number[]; raw: number[] },
): void {
  report({
    id,
    name,
    ours: quantile(times.ours, share),
    baseline: quantile(times.raw, share),
    unit: 'ms',
    note: `p50 ${quantile(times.ours, 0.5).toFixed(3)} against ${quantile(times.raw, 0.5).toFixed(3)}; ours merged as a program that stays merges it, the bare index as it was written`,
  });
}

type Question = { text: string; chat?: number };

/** Reports p95 of every kind of query beside the same SQL written raw, p99 of a page, and the recall. */
export async function run(report: Report): Promise<void> {
  const pair = storePair();
  const random = seededRandom(99);
  for (const [name, questions] of questionClasses(pair, random)) measureClass(pair, name, questions, report);
  measurePage(pair, random, report);
  measurePeople(pair, random, report);
  measureRecall(pair, random, report);
  measureEverything(pair, random, report);
}

function questionClasses({ vocabulary, raw }: StorePair, random: () => number): [string, Question[]][] {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const chinese = (length: number): string[] =>
    vocabulary.chinese.filter((word) => [...word].length === length);
  const many = (make: () => Question): Question[] => Array.from({ length: perClass }, make);
  // Four characters as people search them: a word, or what stands side by side in some message.
  const some = raw.prepare('SELECT c FROM message WHERE mid % 997 = 5').all() as { c: string }[];
  const four = [...chinese(4), ...some.flatMap(({ c }) => c.match(/[\u4e00-\u9fff]{4}/) ?? [])];
  return [
    ['zh-1', many(() => ({ text: pick(chinese(1)) }))],
    ['zh-2', many(() => ({ text: pick(chinese(2)) }))],
    ['zh-4', many(() => ({ text: pick(four) }))],
    ['en', many(() => ({ text: pick(vocabulary.english) }))],
    ['none', many(() => ({ text: `${pick(['qzx', 'wvk', 'jjq'])}${Math.floor(random() * 1000)}` }))],
    [
      'in-chat',
      many(() => ({ text: pick(vocabulary.chinese), chat: 1 + Math.floor(random() * corpusChats) })),
    ],
    [
      'two-terms',
      many(() => ({
        text: `${pick(vocabulary.chinese.slice(0, 300))} ${pick(vocabulary.english.slice(0, 300))}`,
      })),
    ],
    ['en-prefix-2', many(() => ({ text: pick(vocabulary.english).slice(0, 2) }))],
  ];
}

function measureClass({ store, raw }: StorePair, name: string, questions: Question[], report: Report): void {
  const statement = raw.prepare(
    'SELECT m.* FROM search s JOIN message m ON m.mid = s.rowid WHERE s.search MATCH ? ORDER BY s.rowid DESC LIMIT 30',
  );
  const expressions = new Map(
    questions.map((question) => {
      const filter = question.chat === undefined ? '' : ` AND {c} : "c${question.chat}"`;
      return [question, matchExpression(parseQuery(question.text)) + filter];
    }),
  );
  const times = race(
    questions,
    ({ text, chat }) => {
      const chatId = chat === undefined ? {} : { chatId: String(chat).padStart(5, '0') };
      return store.messages.search({ text, ...chatId, offset: 0, limit: rows });
    },
    (question) => statement.all(expressions.get(question)),
  );
  reportRace(report, `P6-search-${name}`, `search ${name}, p95 over ${corpusSize} messages`, 0.95, times);
}

function measurePage({ store, raw }: StorePair, random: () => number, report: Report): void {
  const statement = raw.prepare(
    'SELECT * FROM message WHERE chat = ? AND mid < ? ORDER BY mid DESC LIMIT 30',
  );
  const places = Array.from({ length: 1000 }, () => ({
    chat: 1 + Math.floor(random() * corpusChats),
    before: 1 + Math.floor(random() * corpusSize),
  }));
  const times = race(
    places,
    ({ chat, before }) => store.messages.page(String(chat).padStart(5, '0'), before, rows),
    ({ chat, before }) => statement.all(chat, before),
  );
  reportRace(report, 'P6-page', 'page of 30 messages, p99', 0.99, times);
}

/** 100,000 people found by pinyin; the baseline walks the bare key table. */
function measurePeople({ store, raw }: StorePair, random: () => number, report: Report): void {
  const syllables =
    'zhang wang li zhao chen liu yang huang wu zhou xu sun wei fang na min jing qiang lei jun yan'.split(' ');
  const pick = (): string => syllables[Math.floor(random() * syllables.length)] as string;
  const people = Array.from({ length: 100_000 }, (_, index) => {
    const pinyin = `${pick()} ${pick()} ${pick()}`;
    const base = {
      departmentId: '1',
      createTime: 0,
      title: '',
      type: 'user',
      departmentName: '',
      removed: false,
    };
    return { ...base, id: String(index + 1), label: pinyin, loginName: `u${index}`, pinyin };
  });
  store.organisation.putPeople(people);
  raw.exec(
    'CREATE TABLE person (id INTEGER PRIMARY KEY, label TEXT, department INTEGER, created INTEGER, title TEXT, type TEXT, login TEXT, departmentName TEXT, removed INTEGER); CREATE TABLE key (key TEXT, id INTEGER, PRIMARY KEY (key, id)) WITHOUT ROWID',
  );
  const insertPerson = raw.prepare("INSERT INTO person VALUES (?, ?, 1, 0, '', 'user', ?, '', 0)");
  const insertKey = raw.prepare('INSERT OR IGNORE INTO key VALUES (?, ?)');
  raw.transaction(() => {
    for (const { id, label, loginName, pinyin } of people) {
      insertPerson.run(id, label, loginName);
      for (const key of nameKeys({ names: [label, loginName], pinyin })) insertKey.run(key, id);
    }
  })();
  const find = raw.prepare(
    'SELECT p.* FROM key k JOIN person p ON p.id = k.id WHERE k.key >= ? AND k.key < ? LIMIT 20',
  );
  const typed = Array.from({ length: 300 }, (_, turn) =>
    turn % 2 === 0 ? `${pick()}${pick()}` : `${pick()[0]}${pick()[0]}${pick()[0]}`,
  );
  for (const text of typed) {
    for (const { label, loginName } of store.organisation.searchPeople(text, 20)) {
      if (!matchesName({ names: [label, loginName], pinyin: label }, text))
        throw new Error(`${text}: wrong ${label}`);
    }
  }
  const times = race(
    typed,
    (text) => store.organisation.searchPeople(text, 20),
    (text) => find.all(nameQueryKey(text), `${nameQueryKey(text)}\u{10ffff}`),
  );
  reportRace(
    report,
    'P6-search-pinyin',
    'people by pinyin and initials, p95 over 100,000 people',
    0.95,
    times,
  );
}

/**
 * What one search does on a device: texts, files and direct files together (spec §9) through the SDK, with what is marked
 * in each hit, and people by name and pinyin. Everything that is shown is held against the texts of a sample.
 */
function measureEverything(pair: StorePair, random: () => number, report: Report): void {
  const { store, raw } = pair;
  const words = questionClasses(pair, random)
    .filter(([name]) => name !== 'in-chat')
    .flatMap(([, list]) => list.map(({ text }) => text))
    .toSorted(() => random() - 0.5)
    .slice(0, recallQueries - perClass);
  const names = ['zhangwei', 'liuj', 'wangf', 'zw', 'chenmin', 'lqj', 'yan', 'xuna', 'sunlei', 'hq'];
  const questions = [
    ...words,
    ...Array.from({ length: perClass }, (_, at) => names[at % names.length] as string),
  ];
  const kinds: number[] = [contentType.text, contentType.file, contentType.peerFile];
  const others = Object.values(contentType).filter((kind) => !kinds.includes(kind));
  const filter = `(${others.map((kind) => `{c} : "k${kind}"`).join(' OR ')})`;
  const statement = raw.prepare(
    'SELECT m.* FROM search s JOIN message m ON m.mid = s.rowid WHERE s.search MATCH ? ORDER BY s.rowid DESC LIMIT 31',
  );
  const find = raw.prepare(
    'SELECT p.* FROM key k JOIN person p ON p.id = k.id WHERE k.key >= ? AND k.key < ? LIMIT 20',
  );
  const ask = (text: string) => searchMessages(store, { text }, true);
  const times = race(
    questions,
    (text) => [ask(text), store.organisation.searchPeople(text, 20)],
    (text) => [
      statement.all(`(${matchExpression(parseQuery(text))}) NOT ${filter}`),
      find.all(nameQueryKey(text), `${nameQueryKey(text)}\u{10ffff}`),
    ],
  );
  reportRace(
    report,
    'search-everything',
    `messages of types 1, 3, 12 and people by pinyin, p95 of ${questions.length} queries over ${corpusSize} messages`,
    0.95,
    times,
  );
  // A step that meets every kind.
  const sample = raw.prepare('SELECT mid, c, ct FROM message WHERE mid % 19 = ?').all(3) as {
    mid: number;
    c: string;
    ct: number;
  }[];
  let expected = 0;
  let missed = 0;
  for (const text of questions) {
    const { hits } = ask(text);
    const oldest = hits.length < rows ? 0 : (hits.at(-1)?.message.mid ?? 0);
    const shown = new Set(hits.map(({ message }) => message.mid));
    const query = parseQuery(text);
    for (const { mid, c, ct } of sample) {
      if (mid < oldest || !kinds.includes(ct) || !matches(c, query)) continue;
      expected += 1;
      if (!shown.has(mid)) missed += 1;
    }
    if (hits.some(({ message }) => !matches(message.text, query)))
      throw new Error(`${text}: a hit does not match`);
  }
  report({
    id: 'search-everything-recall',
    name: `recall of the same ${questions.length} queries as they are shown, newest first`,
    ours: expected === 0 ? 0 : (100 * (expected - missed)) / expected,
    baseline: 100,
    unit: '%',
    note: `${expected} true hits of types 1, 3 and 12 among ${sample.length} texts, every nineteenth`,
  });
}

/** Every text is read once and held against every query; what the index finds must be exactly the same. */
function measureRecall(pair: StorePair, random: () => number, report: Report): void {
  const questions = questionClasses(pair, random)
    .filter(([name]) => name !== 'in-chat')
    .flatMap(([, list]) => list.map(({ text }) => parsed(text)))
    .toSorted(() => random() - 0.5)
    .slice(0, recallQueries);
  const sample = pair.raw.prepare('SELECT mid, c FROM message WHERE mid % 20 = ?').all(7) as {
    mid: number;
    c: string;
  }[];
  const inSample = new Set(sample.map((row) => row.mid));
  let expected = 0;
  let missed = 0;
  const ids = pair.raw.prepare('SELECT rowid AS mid FROM search WHERE search MATCH ?');
  for (const { query, text } of questions) {
    const truth = sample.filter((row) => matches(row.c, query)).map((row) => row.mid);
    const indexed = new Set((ids.all(matchExpression(query)) as { mid: number }[]).map((row) => row.mid));
    const top = pair.store.messages
      .search({ text, offset: 0, limit: rows })
      .filter((row) => inSample.has(row.mid));
    expected += truth.length;
    missed += truth.filter((mid) => !indexed.has(mid)).length;
    // Newest first without holes: everything true above the oldest shown row must be shown.
    const oldest = top.at(-1)?.mid ?? Number.MAX_SAFE_INTEGER;
    const shown = new Set(top.map((row) => row.mid));
    missed += truth.filter((mid) => mid >= oldest && !shown.has(mid)).length;
    if (top.some((row) => !truth.includes(row.mid))) throw new Error(`${text}: a hit does not match`);
  }
  report({
    id: 'P6-search-recall',
    name: `recall of ${recallQueries} queries against reading every text`,
    ours: (100 * (expected - missed)) / expected,
    baseline: 100,
    unit: '%',
    note: `${expected} true hits among ${sample.length} texts, every twentieth`,
  });
}

function parsed(text: string): { text: string; query: ReturnType<typeof parseQuery> } {
  return { text, query: parseQuery(text) };
}
