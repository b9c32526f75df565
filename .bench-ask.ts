import { readdirSync, readFileSync } from 'node:fs';
const R = '/work/wt/ask/fixtures/office/ask/';
const { openIndexStore } = await import(R + 'index/index-store.ts');
const { openAnalysis } = await import(R + 'index/analysis.ts');
const { passagesOf } = await import(R + 'text/passages.ts');
const { search, enough } = await import(R + 'index/search.ts');
const { compose } = await import(R + 'compose.ts');
type Q = { doc: string; q: string; a: string; lang: string; set: string };
const sets: Record<string, { docs: { name: string; text: string }[]; qs: Q[]; none: string[] }> = {};
for (const lang of ['zh', 'en']) {
  const dir = '/tmp/ask-set/' + lang + '/';
  const docs = readdirSync(dir).filter((n) => n.endsWith('.txt')).map((n) => ({ name: n, text: readFileSync(dir + n, 'utf8') }));
  const qs = readFileSync(dir + 'q.tsv', 'utf8').trim().split('\n').map((l) => { const [doc, q, a] = l.split('\t'); return { doc: doc + '.txt', q, a, lang, set: lang } as Q; });
  for (const { doc, q, a } of qs) if (!docs.find((d) => d.name === doc)?.text.replace(/\s+/g, '').includes(a.replace(/\s+/g, ''))) console.log('BAD', doc, q, a);
  sets[lang] = { docs, qs, none: readFileSync(dir + 'none.tsv', 'utf8').trim().split('\n') };
}
{
  const dir = '/work/wt/ask/fixtures/seed/ask/';
  const docs = readdirSync(dir).filter((n) => n.endsWith('.md')).map((n) => ({ name: n, text: readFileSync(dir + n, 'utf8') }));
  const all = readFileSync('/work/wt/ask/tests/fixtures/ask/held-out.tsv', 'utf8').trim().split('\n').map((l) => l.split('\t'));
  sets.demo = { docs, qs: all.filter(([d]) => d !== '').map(([doc, q, a]) => ({ doc: doc + '.md', q: q!, a: a!, lang: /\p{Script=Han}/u.test(q!) ? 'zh' : 'en', set: 'demo' })), none: all.filter(([d]) => d === '').map(([, q]) => q!) };
}
function index(docs: { name: string; text: string }[]) {
  const store = openIndexStore(':memory:');
  store.put(docs.map((d, i) => ({ id: i + 1, baseId: 1, hash: 'h', name: d.name, text: d.text, passages: passagesOf({ ...d, headings: [], pages: [] } as never) })));
  const analysis = openAnalysis();
  return { ask: (text: string, plain = false) => search(store, analysis, { text, baseIds: [1], limit: 10, plain }), docs, remove: (i: number) => { store.remove([i + 1]); analysis.forget(); } };
}
const sq = (s: string) => s.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
const corpora: [string, string[]][] = [['zh', ['zh']], ['en', ['en']], ['demo', ['demo']], ['all', ['zh', 'en', 'demo']]];
const verbose = process.argv.includes('-v');
const dump: any[] = [];
const words = new Intl.Segmenter('zh', { granularity: 'word' });
const { termsOf, isHan } = await import(R + 'text/terms.ts');
function more(r: any, ix: any) {
  const terms = r.weighed as any[]; if (!terms) return {};
  const best = r.found[0]; if (!best) return {};
  const text = (best.passage.title + ' ' + best.passage.heading + ' ' + best.passage.lead + ' ' + best.passage.body);
  const held = new Set(termsOf(text).map((t: any) => t.text));
  const has = (t: any) => held.has(t.text) || (t.prefix && [...held].some((h: any) => h.startsWith(t.text)));
  const content = terms.filter((t) => t.weight >= 1);
  const sum = (l: any[]) => l.reduce((a, t) => a + t.worth, 0);
  const all = sum(content) || 1;
  const heldC = content.filter(has);
  const unknown = content.filter((t) => t.having === 0);
  const maxW = Math.max(0, ...content.map((t) => t.worth));
  const maxMiss = Math.max(0, ...content.filter((t) => !has(t)).map((t) => t.worth));
  const maxHeld = Math.max(0, ...heldC.map((t) => t.worth));
  return { cov: sum(heldC) / all, unknown: sum(unknown) / all, nC: content.length, nHeld: heldC.length, heldWorth: sum(heldC) / 10, maxMiss: maxMiss / (maxW || 1), maxHeld: maxHeld / 7, missWorth: (all - sum(heldC)) / 10, gap: r.found[1] ? r.found[1].score / best.score : 0, score: best.score, top: best.sentences[0]?.score ?? 0 };
}
for (const [name, parts] of corpora) {
  const ix = index(parts.flatMap((p) => sets[p]!.docs));
  const qs = parts.flatMap((p) => sets[p]!.qs);
  for (const lang of ['zh', 'en']) {
    const mine = qs.filter((x) => x.lang === lang);
    if (mine.length === 0) continue;
    const row: string[] = [];
    for (const plain of [false, true]) {
      const h = [0, 0, 0, 0, 0, 0, 0];
      for (const x of mine) {
        const r = ix.ask(x.q, plain);
        const at = r.found.findIndex((f: any) => ix.docs[f.passage.documentId - 1]!.name === x.doc && sq(f.passage.body).includes(sq(x.a)));
        if (at === 0) h[0]!++; if (at >= 0 && at < 3) h[1]!++; if (at >= 0 && at < 5) h[2]!++;
        const hits = r.found.map((f: any) => ({ ...f.passage, score: f.score, sentences: f.sentences }));
        const c = compose([{ certainty: r.certainty, found: hits }] as never, 'quick');
        if (!plain) {
          if (c.refused) h[3]!++;
          if (c.quotes.some((q: any) => sq(q.quote).includes(sq(x.a)))) h[4]!++;
          if (c.quotes[0] && sq(c.quotes[0].quote).includes(sq(x.a))) h[6]!++;
          h[5]! += c.quotes.length;
          if (name !== 'all') dump.push({ corpus: name, kind: 'yes', lang, q: x.q, certainty: r.certainty, signals: r.found[0]?.signals, second: r.found[1]?.signals, score: r.found[0]?.score, right: at >= 0 && at < 3, f: more(r, ix) });
          if (verbose && at !== 0) console.log(name, at, x.q, '|', r.found[0]?.passage.body.slice(0, 60).replace(/\n/g, ' '));
          if (verbose && c.refused) console.log('  REFUSED', x.q, r.certainty.toFixed(3));
          if (verbose && at === 0 && !c.quotes.some((q: any) => sq(q.quote).includes(sq(x.a)))) console.log('  NOQUOTE', x.q, '|', c.quotes.map((q: any) => q.quote.slice(0, 50)).join(' / '));
        }
      }
      const s = (n: number) => (n / mine.length).toFixed(3);
      row.push(`${plain ? 'plain' : 'ours'} ${s(h[0]!)} ${s(h[1]!)} ${s(h[2]!)}` + (plain ? '' : ` refused ${s(h[3]!)} quote ${s(h[4]!)} first ${s(h[6]!)} quotes/answer ${s(h[5]!)}`));
    }
    console.log(name, lang, mine.length, row.join(' | '));
  }
  // refusals
  const refuse = (label: string, list: { q: string }[], from = ix) => {
    let n = 0; const wrong: string[] = [];
    for (const { q } of list) {
      const r = from.ask(q);
      dump.push({ corpus: name, kind: label, lang: /\p{Script=Han}/u.test(q) ? 'zh' : 'en', q, certainty: r.certainty, signals: r.found[0]?.signals, second: r.found[1]?.signals, score: r.found[0]?.score, f: more(r, null) });
      if (r.certainty < enough || r.found.length === 0) n++; else wrong.push(`${q} ${r.certainty.toFixed(2)}`);
    }
    console.log('   refusal', name, label, `${n}/${list.length}`, verbose ? wrong.slice(0, 40).join(' ; ') : '');
  };
  if (name !== 'all') {
    const lang = name;
    refuse('none', parts.flatMap((p) => sets[p]!.none).map((q) => ({ q })));
    const others = Object.keys(sets).filter((k) => !parts.includes(k));
    refuse('other-same', others.flatMap((k) => sets[k]!.qs).filter((x) => name === 'demo' || x.lang === lang));
    refuse('other-lang', others.flatMap((k) => sets[k]!.qs).filter((x) => name !== 'demo' && x.lang !== lang));
    // leave one out
    let n = 0, all = 0;
    const docs = parts.flatMap((p) => sets[p]!.docs);
    for (const d of docs) {
      const rest = index(docs.filter((x) => x !== d));
      for (const x of qs.filter((each) => each.doc === d.name)) {
        const r = rest.ask(x.q); all++;
        dump.push({ corpus: name, kind: 'leave', lang: x.lang, q: x.q, certainty: r.certainty, signals: r.found[0]?.signals, second: r.found[1]?.signals, score: r.found[0]?.score, f: more(r, null) });
        if (r.certainty < enough) n++; else if (verbose) console.log('   LEAVE', x.q, r.certainty.toFixed(2), r.found[0]?.passage.body.slice(0, 50).replace(/\n/g, ' '));
      }
    }
    console.log('   refusal', name, 'leave-one-out', `${n}/${all}`);
  }
}
(await import('node:fs')).writeFileSync('/tmp/ask-set/dump.json', JSON.stringify(dump));
