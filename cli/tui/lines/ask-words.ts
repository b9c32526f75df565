// Asks for words that are typed and checked while typing, or for one of a few answers.
import type { Desk } from '../frame/desk.ts';

type Asking = Pick<Desk, 'questions' | 'go' | 'translator'>;

/** What somebody typed; undefined where they left. `problem` says why it cannot be taken as it is. */
export function askWords(
  { questions, go, translator }: Asking,
  wish: {
    readonly title: string;
    readonly placeholder: string;
    readonly begin?: string;
    readonly problem: (typed: string) => string | undefined;
  },
): Promise<string | undefined> {
  return questions.ask(
    {
      ...{ title: wish.title, placeholder: wish.placeholder },
      ...(wish.begin !== undefined && { begin: wish.begin }),
      unfit: (typed) => wish.problem(typed) ?? '',
      suggest: (typed) =>
        wish.problem(typed) === undefined
          ? [
              {
                key: 'typed',
                text: typed.trim() === '' ? wish.placeholder : typed.trim(),
                detail: translator.t('words.ok'),
                answer: typed.trim(),
              },
            ]
          : [],
    },
    () => go({ type: 'overlay', overlay: 'question' }),
  );
}

/** One of a few answers by its id; undefined where they left. */
export function askOneOf<Id extends string>(
  { questions, go }: Asking,
  title: string,
  choices: readonly { readonly id: Id; readonly text: string }[],
): Promise<Id | undefined> {
  return questions
    .ask(
      {
        ...{ title, placeholder: title, unfit: '' },
        suggest: (typed) =>
          choices
            .filter(({ text }) => text.toLowerCase().includes(typed.trim().toLowerCase()))
            .map(({ id, text }) => ({ key: id, text, answer: id })),
      },
      () => go({ type: 'overlay', overlay: 'question' }),
    )
    .then((answer) => choices.find(({ id }) => id === answer)?.id);
}
