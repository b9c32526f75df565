// Draws what can be done with a request: an opinion and the decisions side by side; what needs words is chosen, written and then confirmed by its name.
import { useEffect, useRef, useState, type JSX, type KeyboardEvent } from 'react';
import { actBar, confirmedAct, isWrittenFirst } from '#sdk/approval/actions/act-bar.ts';
import type { RequestAction } from '#sdk/approval/actions/request-actions.ts';
import type { ActInput, Request } from '#sdk/approval/approval-api.ts';
import { Confirm } from '../ground/Confirm.tsx';
import { Button } from '../parts/Button.tsx';
import { useTranslator } from '../parts/text.ts';
import { PickerDialog } from '../picker/PickerDialog.tsx';
import { inLanguage } from '#sdk/locales/work-text.ts';
import { useActKeys } from '../workbench/useActKeys.ts';
import { MoreActs } from './MoreActs.tsx';

/** Keys of a list's page, where nothing is being written. */
const actKeys: Readonly<Record<string, RequestAction['name']>> = {
  a: 'approve',
  r: 'reject',
  b: 'return',
  t: 'transfer',
};

/** The bar below a request. Approve goes at once; reject, return and a comment are written about first. */
export function RequestActs(props: {
  readonly request: Request;
  readonly doing: RequestAction['name'] | undefined;
  readonly onAct: (name: RequestAction['name'], input: ActInput) => Promise<boolean>;
  readonly onAgain: (() => void) | undefined;
}): JSX.Element | null {
  const { request, doing, onAct } = props;
  const { t, language } = useTranslator();
  const [opinion, setOpinion] = useState('');
  const [missing, setMissing] = useState(false);
  const [chosen, setChosen] = useState<RequestAction>();
  const [asking, setAsking] = useState<RequestAction>();
  const field = useRef<HTMLTextAreaElement>(null);
  const acts = actBar(request);
  useEffect(() => {
    if (chosen !== undefined) field.current?.focus();
  }, [chosen]);
  const run = async (action: RequestAction, input: ActInput = {}): Promise<boolean> => {
    const comment = opinion.trim();
    if (action.comment === 'needed' && comment === '') {
      setMissing(true);
      field.current?.focus();
      return false;
    }
    const done = await onAct(action.name, {
      ...(comment !== '' && action.comment !== 'none' && { comment }),
      ...input,
    });
    if (done) {
      setOpinion('');
      setChosen(undefined);
    }
    return done;
  };
  const choose = (action: RequestAction): void => {
    if (action.people !== undefined || action.name === 'withdraw') setAsking(action);
    else if (isWrittenFirst(action, acts)) {
      setChosen(action);
      setMissing(false);
    } else void run(action);
  };
  const forget = (): void => {
    setChosen(undefined);
    setMissing(false);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && chosen !== undefined) {
      event.stopPropagation();
      forget();
    }
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    const action = confirmedAct(acts, chosen);
    if (action !== undefined && doing === undefined) void run(action);
  };
  useActKeys((key) => {
    const action = [...acts.bar, ...acts.menu].find(({ name }) => name === actKeys[key]);
    if (action === undefined || doing !== undefined || asking !== undefined) return false;
    choose(action);
    return true;
  });
  const named = ({ name }: RequestAction): string => t(`workbench.approval.act.${name}`);
  const label =
    chosen !== undefined && isWrittenFirst(chosen, acts)
      ? t(`workbench.approval.why.${chosen.name as 'reject' | 'return' | 'comment'}`)
      : acts.decides
        ? t('workbench.approval.opinion')
        : t('workbench.approval.commentHint');
  return (
    <div className="tg-approval-acts" data-chosen={chosen?.name}>
      <textarea
        ref={field}
        className="tg-approval-opinion"
        rows={chosen === undefined ? 1 : 3}
        value={opinion}
        maxLength={2_000}
        aria-label={label}
        aria-invalid={missing || undefined}
        placeholder={missing ? t('workbench.approval.opinionNeeded') : label}
        onChange={(event) => {
          setOpinion(event.target.value);
          setMissing(false);
        }}
        onKeyDown={press}
      />
      {chosen === undefined ? (
        <div className="tg-approval-acts__row">
          {acts.bar.map((action) => (
            <Button
              key={action.name}
              look={action.name === 'approve' ? 'primary' : 'plain'}
              fill={action.name === 'approve'}
              keys={action.name === 'approve' ? 'A' : undefined}
              busy={doing === action.name}
              onClick={() => choose(action)}
            >
              {named(action)}
            </Button>
          ))}
          {request.may.includes('resubmit') && props.onAgain !== undefined ? (
            <Button look="primary" fill onClick={props.onAgain}>
              {t('workbench.approval.act.resubmit')}
            </Button>
          ) : null}
          <MoreActs actions={acts.menu} onChoose={choose} />
        </div>
      ) : (
        <div className="tg-approval-acts__row">
          <Button onClick={forget}>{t('workbench.cancel')}</Button>
          <Button
            look={chosen.name === 'reject' ? 'danger' : 'primary'}
            fill
            keys="Ctrl+Enter"
            busy={doing === chosen.name}
            onClick={() => void run(chosen)}
          >
            {named(chosen)}
          </Button>
        </div>
      )}
      {asking?.people === undefined ? null : (
        <PickerDialog
          title={t(
            asking.name === 'transfer' ? 'workbench.approval.transferTo' : 'workbench.approval.addStepTo',
          )}
          act={named(asking)}
          options={{ mode: 'people', limit: asking.people, already: [request.applicant.id] }}
          onPick={({ people }) => run(asking, { personIds: people.map(({ id }) => id) })}
          onClose={() => setAsking(undefined)}
        />
      )}
      <Confirm
        open={asking?.name === 'withdraw'}
        title={t('workbench.approval.withdrawTitle', { title: inLanguage(request.title, language) })}
        act={t('workbench.approval.act.withdraw')}
        destructive
        onConfirm={() => {
          if (asking !== undefined) void run(asking);
          setAsking(undefined);
        }}
        onClose={() => setAsking(undefined)}
      >
        {t('workbench.approval.withdrawDetail')}
      </Confirm>
    </div>
  );
}
