// Draws a question that is answered by typing over the part in front: a field, and what fits what is typed.
import { useEffect, useReducer, useState, type JSX } from 'react';
import { useDesk } from '../frame/desk.ts';
import { drawableLine } from '../lines/drawable.ts';
import type { FinderRow } from '../lines/finder-rows.ts';
import { type Cells, maxRowCells } from '../frame/layout.ts';
import { Finder } from '../parts/Finder.tsx';
import { FinderLine } from '../parts/FinderLine.tsx';
import type { Question, Suggested } from '../questions/questions.ts';

/** Without a question there is nothing to draw. */
export function QuestionSheet(cells: Cells): JSX.Element | null {
  const { questions } = useDesk();
  const asked = questions.question;
  // Whatever takes the question away answers it with nothing.
  useEffect(() => () => questions.settle(undefined), [questions]);
  // Who answers one question may be asked the next at once: the sheet stays, its field begins anew.
  return asked === undefined ? null : <Asking key={asked.title} {...cells} asked={asked} />;
}

function Asking({ asked, ...cells }: Cells & { readonly asked: Question }): JSX.Element {
  const { go, questions, signs } = useDesk();
  const [typed, setTyped] = useState(asked.begin ?? '');
  const [, drawAnew] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    let isHere = true;
    void asked.more?.then(() => isHere && drawAnew());
    const unsubscribe = asked.finder?.subscribe(drawAnew);
    return () => {
      isHere = false;
      unsubscribe?.();
      asked.finder?.dispose();
    };
  }, [asked]);
  return (
    <Finder
      {...cells}
      begin={asked.begin ?? ''}
      label={asked.title}
      title={asked.title}
      placeholder={asked.placeholder}
      list={[
        ...asked.suggest(typed).map((item): FinderRow<Suggested> => ({ type: 'item', key: item.key, item })),
        ...aboutRows(asked),
      ]}
      maxCells={maxRowCells}
      more={asked.more}
      empty={typeof asked.unfit === 'string' ? asked.unfit : asked.unfit(typed)}
      onQuery={(text, caret) => {
        setTyped(text);
        asked.finder?.look(text, caret);
      }}
      onTake={({ answer, isStep = false, onTake }, write) => {
        onTake?.();
        if (isStep) return write(answer);
        questions.settle(answer);
        go({ type: 'overlay', overlay: undefined });
      }}
      row={(item, isChosen, width) => (
        <FinderLine
          sign={signs.prompt}
          text={drawableLine(item.text)}
          end={drawableLine(item.detail ?? '')}
          isChosen={isChosen}
          width={width}
        />
      )}
    />
  );
}

const aboutRows = ({ about }: Question): FinderRow<Suggested>[] =>
  about === undefined
    ? []
    : [about.title, ...about.lines].map((text, at) => ({
        type: 'heading',
        key: `about ${at}`,
        text: drawableLine(text),
      }));
