import { rmSync, statSync } from 'node:fs';
const { openIndex } = await import('/work/wt/ask/fixtures/office/ask/index/open-index.ts');
const docs = Number(process.argv[2] ?? 1000), per = 100;
rmSync('/tmp/ask-scale', { recursive: true, force: true }); (await import('node:fs')).mkdirSync('/tmp/ask-scale');
const ix = openIndex('/tmp/ask-scale/i.db');
let seed = 1; const rnd = () => ((seed = (seed * 1103515245 + 12345) & 0x7fffffff) / 0x7fffffff);
const sy = '建立管理设备系统流程安全检查维护采购仓库运输客户服务合同审批质量检验生产计划人员培训考核记录环境保护能源消耗节约技术改造项目预算成本控制风险评估应急预案演练通风照明供水排水电气线路仪表阀门管道压力温度流量振动噪声润滑更换备件校准'.match(/../g)!;
const en = Array.from({ length: 30000 }, () => { let w = ''; const n = 2 + Math.floor(rnd() * 3); for (let i = 0; i < n; i++) w += 'bacdifugehajokilamenopurasotevuwixayoze'.slice(2 * Math.floor(rnd() * 19)).slice(0, 2); return w + 'n'; });
const zipf = () => en[Math.floor(30000 ** rnd()) - 1]!;
const page = (d: number, p: number) => d % 2 ? Array.from({ length: 6 }, () => Array.from({ length: 12 }, () => sy[Math.floor(sy.length ** rnd()) - 1] ?? '的').join('') + '。').join('') + `编号${d}之${p}的额定功率为${d * 7 + p}千瓦。` : Array.from({ length: 6 }, () => Array.from({ length: 16 }, zipf).join(' ') + '.').join(' ') + ` The rated power of unit ${d} stage ${p} is ${d * 7 + p} kilowatts.`;
const t0 = performance.now(); let n = 0;
for (let i = 0; i < docs; i += 40) {
  const put = ix.put(Array.from({ length: Math.min(40, docs - i) }, (_, k) => ({ id: i + k + 1, baseId: 1, hash: 'h', name: `d${i + k}.txt`, text: Array.from({ length: per }, (_, p) => `## ${(i + k) % 2 ? '第' + p + '节' : 'Section ' + p}\n\n` + page(i + k, p)).join('\n\n'), headings: [], pages: [] })));
  n += put.reduce((s, x) => s + x.passages, 0);
  if (i % 1000 === 0) console.log(i, n, (n / ((performance.now() - t0) / 1000)).toFixed(0) + ' passages/s', 'rss', (process.memoryUsage().rss / 1e6).toFixed(0));
}
console.log('indexed', n, ((performance.now() - t0) / 1000).toFixed(1) + 's', 'file MB', statSync('/tmp/ask-scale/i.db').size / 1e6);
const times: number[] = [];
for (let q = 0; q < 200; q++) {
  const d = Math.floor(rnd() * docs), p = Math.floor(rnd() * per);
  const text = d % 2 ? `编号${d}之${p}的额定功率是多少？${q % 3 ? '' : '设备安全检查的要求'}` : `What is the rated power of unit ${d} stage ${p}${q % 3 ? '' : ' when ' + zipf() + ' ' + zipf()}?`;
  const t = performance.now(); const [r] = ix.search([{ text, baseIds: [1], limit: 10 }]); times.push(performance.now() - t);
  if (q < 4) console.log(text, r!.found[0]?.documentId === d + 1);
}
times.sort((a, b) => a - b); console.log('p50', times[100]!.toFixed(0), 'p95', times[190]!.toFixed(0), 'max', times[199]!.toFixed(0), 'rss MB', (process.memoryUsage().rss / 1e6).toFixed(0));
