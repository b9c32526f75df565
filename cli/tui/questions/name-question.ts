// Asks for a name to be typed before something ends for everybody.
import type { Desk } from '../frame/desk.ts';

/** Whether somebody typed the name and took it. All three are drawable already; `detail` says what ends. */
export async function askName(
  { questions, go, translator }: Pick<Desk, 'questions' | 'go' | 'translator'>,
  { title, name, detail }: { readonly title: string; readonly name: string; readonly detail: string },
): Promise<boolean> {
  const { t } = translator;
  const wanted = name.trim();
  const answer = await questions.ask(
    {
      title,
      placeholder: t('tuiPanes.nameHint', { name }),
      unfit: detail,
      suggest: (typed) =>
        wanted !== '' && typed.trim() === wanted
          ? [{ key: 'name', text: title, detail: t('words.ok'), answer: wanted }]
          : [],
    },
    () => go({ type: 'overlay', overlay: 'question' }),
  );
  return answer !== undefined;
}
