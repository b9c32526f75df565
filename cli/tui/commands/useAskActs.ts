// What can be done in AI questions by keys: bases, conversations, versions, ratings, sources, pictures.
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerAsText } from '#sdk/ask/rules/answer-text.ts';
import { startersOf } from '#sdk/ask/rules/starters.ts';
import type { AskScreen } from '#sdk/ask/screens/ask.ts';
import { askOneOf, askWords } from '../lines/ask-words.ts';
import { startersShown } from '../lines/ask-lines.ts';
import { drawableLine } from '../lines/drawable.ts';
import { useDesk } from '../frame/desk.ts';
import { useNotify } from '../frame/useNotify.ts';
import { useScreen } from '../frame/useScreen.ts';
import { openFile } from './open-address.ts';

type Act = (() => void) | undefined;
const reasons = ['reasonWrong', 'reasonIncomplete', 'reasonSource', 'reasonOld', 'reasonOther'] as const;

/** The acts; those that cannot be done now are undefined. */
export function useAskActs(screen: AskScreen) {
  const desk = useDesk();
  const { consent, office, translator, copy } = desk;
  const { t } = translator;
  const notify = useNotify();
  const shown = useScreen(screen);
  const { place, turns, writing, session, sessions, source, chosenBases } = shown;
  const last = turns.at(-1);
  const answer = last?.answer;
  const isStill = writing === undefined;
  const sources = answer?.sources ?? [];
  const follow: readonly { question: string; baseIds?: readonly string[] }[] =
    answer === undefined
      ? startersOf(place?.assistants ?? [], translator.language, startersShown)
      : answer.followUps.map((question) => ({ question }));
  const opened = sources.findIndex(({ n }) => n === source?.n);
  const toClipboard = (text: string): void => {
    if (copy(text)) notify.done({ key: 'ask.copied' });
    else notify.inform({ key: 'tui.copyTooLong' });
  };
  const follows = (at: number): Act => {
    const next = follow[at];
    if (!isStill || next === undefined) return undefined;
    return () => {
      // An assistant answers from its own bases.
      if (next.baseIds !== undefined) screen.chooseBases(next.baseIds);
      screen.ask(next.question);
    };
  };
  const step = (by: 1 | -1): Act =>
    answer === undefined || sources.length === 0
      ? undefined
      : () => {
          const at =
            opened < 0
              ? by === 1
                ? 0
                : sources.length - 1
              : (opened + by + sources.length) % sources.length;
          void screen.openSource(answer.id, sources[at]?.n ?? 1);
        };
  /** Bases are chosen one after the other, until the question is left. */
  const bases = async (): Promise<void> => {
    for (;;) {
      const { chosenBases: chosen, place: now } = screen.getSnapshot();
      const id = await askOneOf(
        desk,
        t('ask.terminal.bases'),
        (now?.bases ?? []).map((base) => ({
          id: base.id,
          text: `${chosen.includes(base.id) ? '[x]' : '[ ]'} ${drawableLine(base.name)}`,
        })),
      );
      if (id === undefined) return;
      screen.toggleBase(id);
    }
  };
  const openSession = async (): Promise<void> => {
    const id = await askOneOf(
      desk,
      t('ask.history'),
      sessions.map((each) => ({
        id: each.id,
        text: `${each.pinned ? `${t('ask.pinned')} ` : ''}${drawableLine(each.title)}`,
      })),
    );
    if (id !== undefined) await screen.open(id);
  };
  const rate = (answerId: string, rating: 1 | -1) => async (): Promise<void> => {
    if (rating === 1) return screen.rate(answerId, 1, '');
    const reason = await askOneOf(
      desk,
      t('ask.reasonTitle'),
      reasons.map((each) => ({ id: each, text: t(`ask.${each}`) })),
    );
    if (reason !== undefined) await screen.rate(answerId, -1, t(`ask.${reason}`));
  };
  const correct = (answerId: string) => async (): Promise<void> => {
    const text = await askWords(desk, {
      title: t('ask.correct'),
      placeholder: t('ask.correctHint'),
      problem: (typed) => (typed.trim() === '' ? t('ask.correctHint') : undefined),
    });
    if (text === undefined) return;
    await screen.correct(answerId, text);
    notify.done({ key: 'ask.terminal.corrected' });
  };
  const picture = async (): Promise<void> => {
    const all = answer?.pictures ?? [];
    const id =
      all.length < 2
        ? all[0]?.id
        : await askOneOf(
            desk,
            t('ask.pictures'),
            all.map((each) => ({ id: each.id, text: drawableLine(each.caption) || `[${each.n}]` })),
          );
    if (id === undefined) return;
    const { type, bytes } = await office.ask.picture(id);
    const path = join(
      await mkdtemp(join(tmpdir(), 'tangram-')),
      `picture.${type === 'image/jpeg' ? 'jpg' : (type.split('/')[1] ?? 'png')}`,
    );
    await writeFile(path, bytes, { mode: 0o600 });
    await openFile(path);
    notify.done({ key: 'tui.openedFile', parameters: { path } });
  };
  const edit = (turnId: string, before: string) => async (): Promise<void> => {
    const text = await askWords(desk, {
      title: t('ask.editQuestion'),
      placeholder: t('ask.placeholder'),
      begin: before,
      problem: (typed) => (typed.trim() === '' ? t('errors.askQuestionEmpty') : undefined),
    });
    if (text !== undefined) screen.edit(turnId, text);
  };
  const rename = (id: string, before: string) => async (): Promise<void> => {
    const title = await askWords(desk, {
      title: t('ask.rename'),
      placeholder: before,
      begin: before,
      problem: (typed) => (typed.trim() === '' ? t('errors.askNameInvalid') : undefined),
    });
    if (title !== undefined) await screen.rename(id, title);
  };
  const model = async (): Promise<void> => {
    const chosen = await askOneOf(
      desk,
      t('ask.terminal.model'),
      (place?.models ?? []).map((name) => ({ id: name, text: drawableLine(name) })),
    );
    if (chosen !== undefined) screen.setModel(chosen);
  };
  const still = (work: (() => Promise<unknown>) | undefined): Act =>
    work === undefined ? undefined : () => notify.attempt(work);
  const mayCorrect = (place?.bases ?? []).some(
    ({ id, level }) => level === 'manage' && chosenBases.includes(id),
  );
  const versions = last?.turn.answers.length ?? 0;
  const clear = (remove: boolean): Act =>
    session === undefined
      ? undefined
      : () =>
          notify.attempt(async () => {
            const parameters = { title: drawableLine(session.title) };
            const title = t(remove ? 'ask.removeQuestion' : 'ask.clearQuestion', parameters);
            // What cannot be done while an answer is written is refused with its own sentence.
            if (!isStill || (await consent.ask({ title }))) await screen.clear(session.id, remove);
          });
  return {
    send: (question: string): void => screen.submit(question),
    follow: [follows(0), follows(1), follows(2)] as const,
    nextSource: step(1),
    previousSource: step(-1),
    copyQuote:
      opened < 0
        ? undefined
        : () => {
            const { quote = '', document = '', heading = '' } = sources[opened] ?? {};
            toClipboard(`“${quote}”\n—— ${[document, heading].filter((part) => part !== '').join(' › ')}`);
          },
    copy:
      last === undefined || answer === undefined
        ? undefined
        : () => toClipboard(answerAsText(last.turn.question, answer)),
    picture: (answer?.pictures.length ?? 0) > 0 ? () => notify.attempt(picture) : undefined,
    stop: isStill ? undefined : () => screen.stop(),
    again: isStill && last !== undefined ? () => screen.regenerate(last.turn.id) : undefined,
    version:
      last === undefined || answer === undefined || versions < 2
        ? undefined
        : () => screen.chooseVersion(last.turn.id, answer.version > 1 ? answer.version - 1 : versions),
    edit: still(isStill && last !== undefined ? edit(last.turn.id, last.turn.question) : undefined),
    good: still(answer === undefined ? undefined : rate(answer.id, 1)),
    bad: still(answer === undefined ? undefined : rate(answer.id, -1)),
    correct: still(answer === undefined || !mayCorrect ? undefined : correct(answer.id)),
    bases: (place?.bases.length ?? 0) > 0 ? () => notify.attempt(bases) : undefined,
    depth: () => {
      const next = shown.depth === 'quick' ? 'thorough' : 'quick';
      screen.setDepth(next);
      notify.inform({ key: `ask.${next}` });
    },
    model: (place?.models.length ?? 0) > 0 ? () => notify.attempt(model) : undefined,
    sessions: sessions.length > 0 ? () => notify.attempt(openSession) : undefined,
    fresh: session === undefined && turns.length === 0 ? undefined : () => void screen.open(undefined),
    topic:
      turns.length === 0 || !isStill
        ? undefined
        : () => {
            screen.newTopic();
            notify.inform({ key: 'ask.cutHere' });
          },
    rename: still(session === undefined ? undefined : rename(session.id, session.title)),
    pin: still(
      session === undefined
        ? undefined
        : async () => {
            await screen.pin(session.id, !session.pinned);
            await screen.reload();
          },
    ),
    clear: clear(false),
    remove: clear(true),
    retry: shown.phase === 'failed' ? () => void screen.load() : undefined,
  };
}
