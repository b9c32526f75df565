// AI questions of one signed-in person: calls to the office, and answers as streams that end when nobody listens.
import type { OpenFeature, PersonGround } from '../feature.ts';
import type { WireUpload } from '../contract/file.ts';
import { asOfficeError, OfficeError } from '../errors.ts';
import type { AnswerEvent as OfficeEvent } from '../contract/ask-entities.ts';
import { askLimits } from '../contract/ask-limits.ts';
import { refusalError } from '../net/refusal-errors.ts';
import type { AskApi, AskNews, AskRequest } from './ask-api.ts';
import { modelChoice } from './rules/model-choice.ts';
import { askProblem } from './rules/question.ts';

/** Its calls of the office; the table is loaded with the first of them. */
export const contract = async () => (await import('../contract/ask.ts')).askContract;

/** Opens AI questions of a person. */
export function open(ground: PersonGround): OpenFeature<AskApi> {
  const calls = ground.client(contract);
  const open = new Set<AbortController>();

  /** One stream; the listener hears nothing any more once it has unsubscribed. */
  function answering(request: AskRequest): (listener: (news: AskNews) => void) => () => void {
    return (listener) => {
      const over = new AbortController();
      open.add(over);
      const hear = (news: AskNews): void => {
        if (!over.signal.aborted) listener(news);
      };
      void ask(request, hear, over.signal).finally(() => open.delete(over));
      return () => over.abort();
    };
  }

  async function ask(request: AskRequest, hear: (news: AskNews) => void, signal: AbortSignal): Promise<void> {
    let ended = false;
    try {
      const problem = request.turnId === undefined ? askProblem(request) : undefined;
      if (problem !== undefined) throw new OfficeError(problem);
      const { baseIds, ...rest } = request;
      await calls.ask(
        { ...rest, baseIds: [...baseIds] },
        {
          signal,
          onEvent: (event) => {
            const news = event as OfficeEvent;
            ended ||= news.type === 'done';
            if (news.type === 'failed') throw new OfficeError(refusalError(news.code) ?? 'systemError');
            hear(news);
          },
        },
      );
      // The office went in the middle of a word.
      if (!ended && !signal.aborted) throw new OfficeError('connectionFailed');
    } catch (error) {
      hear({ type: 'error', error: asOfficeError(error).data });
    }
  }

  const api: AskApi = {
    async place(call) {
      const place = await calls.getAskPlace({}, { ...call, retry: true });
      const { aiProvider, aiModel, aiDeepSeekOnly } = ground.constants();
      const choice = modelChoice(place, { aiProvider, aiModel, aiDeepSeekOnly });
      return { ...place, ...choice, deepSeekOnly: place.deepSeekOnly || aiDeepSeekOnly };
    },
    answering,
    stop: async (id, call) => void (await calls.stopAnswer({ id }, call)),
    retrieve: (question, baseIds, limit, call) =>
      calls.retrieve({ question, baseIds: [...baseIds], limit }, call),
    measure: (questions, baseIds, plain, call) =>
      calls.measure(
        { questions: [...questions], baseIds: [...baseIds], plain },
        { timeoutMs: 120_000, ...call },
      ),
    createBase: (input, call) => calls.createBase(input, call),
    updateBase: (input, call) => calls.updateBase(input, call),
    removeBase: async (id, call) => void (await calls.removeBase({ id }, call)),
    grants: (id, call) => calls.getBaseGrants({ id }, { ...call, retry: true }),
    grant: (input, call) => calls.setBaseGrant(input, call),
    apps: (call) => calls.listApps({}, { ...call, retry: true }),
    putApp: ({ baseIds, starters, ...rest }, call) =>
      calls.putApp(
        { ...rest, baseIds: [...baseIds], ...(starters !== undefined && { starters: [...starters] }) },
        call,
      ),
    setAppAudience: (input, call) => calls.setAppAudience(input, call),
    removeApp: async (id, call) => void (await calls.removeApp({ id }, call)),
    documents: (id, call) => calls.listDocuments({ id }, { ...call, retry: true }),
    addTexts: (id, documents, call) =>
      calls.addDocuments({ id, documents: [...documents] }, { timeoutMs: 120_000, ...call }),
    addFile: (id, name, content, call) => {
      const file: WireUpload = {
        name,
        type: content.type || 'application/octet-stream',
        size: content.size,
        content,
      };
      return calls.addDocumentFile({ id, name, file }, { timeoutMs: 0, ...call });
    },
    addDiskFile: (id, node, call) =>
      calls.addDiskDocument({ id, nodeId: node.id, fileId: node.fileId, name: node.name }, call),
    removeDocuments: async (ids, call) => void (await calls.removeDocuments({ ids: [...ids] }, call)),
    pairs: (id, call) => calls.listPairs({ id }, { ...call, retry: true }),
    putPairs: (id, pairs, call) => calls.putPairs({ id, pairs: [...pairs] }, call),
    importPairs: async (id, bytes, call) => {
      const { readPairs } = await import('./exchange/pairs-sheet.ts');
      const pairs = readPairs(bytes);
      const going = call?.dryRun === true ? [] : pairs;
      for (let at = 0; at < going.length; at += askLimits.pairsAtOnce)
        await calls.putPairs(
          { id, pairs: going.slice(at, at + askLimits.pairsAtOnce) },
          { timeoutMs: 120_000, ...call },
        );
      return { read: pairs.length };
    },
    exportPairs: async (id, language, call) => {
      const { printPairs } = await import('./exchange/pairs-sheet.ts');
      return printPairs(await calls.listPairs({ id }, { ...call, retry: true }), language);
    },
    removePairs: async (ids, call) => void (await calls.removePairs({ ids: [...ids] }, call)),
    sessions: (input = {}, call) => calls.listSessions(input, { ...call, retry: true }),
    session: (id, call) => calls.getSession({ id }, { ...call, retry: true }),
    changeSession: (input, call) => calls.changeSession(input, call),
    clearSession: async (id, remove, call) => void (await calls.clearSession({ id, remove }, call)),
    rate: (id, rating, reason, call) => calls.rateAnswer({ id, rating, reason }, call),
    correct: (id, text, call) => calls.correctAnswer({ id, text }, call),
    unanswered: (call) => calls.listUnanswered({}, { ...call, retry: true }),
    rated: (call) => calls.listRated({}, { ...call, retry: true }),
    share: async (id, call) => void (await calls.shareAnswer({ id }, call)),
    answer: (id, call) => calls.getAnswer({ id }, { ...call, retry: true }),
    readSource: (answerId, n, call) => calls.readSource({ answerId, n }, { ...call, retry: true }),
    sourceFile: (id, call) => calls.getAskFile({ id }, { timeoutMs: 0, ...call }),
    picture: (id, call) => calls.getAskFile({ id }, call),
    baseChanged: (baseId) => (listener) => ground.watch(`base:${baseId}`, listener),
  };
  return {
    api,
    /** Past questions and shared answers by their words. */
    async finds(query, { limit, signal }) {
      const found = await calls
        .listSessions(
          { words: query, limit: Math.min(limit, 50) },
          { retry: true, ...(signal !== undefined && { signal }) },
        )
        .catch((error: unknown) => {
          // Where the build has no questions nothing of them is found, and the search has not failed.
          if (asOfficeError(error).code === 'askOff') return [];
          throw error;
        });
      return found.map(({ id, title, time }, at) => ({
        reference: `asked:${id}`,
        title,
        excerpt: '',
        time,
        score: found.length - at,
        path: `/main/aiQa/${id}`,
      }));
    },
    close() {
      for (const over of open) over.abort();
      open.clear();
    },
  };
}
