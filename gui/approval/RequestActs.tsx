// Draws what can be done with a request: an opinion, approve and reject, and the rest in a menu; each with its key.
import { useRef, useState, type JSX, type KeyboardEvent } from 'react';
import { requestActions, type RequestAction } from '#sdk/approval/actions/request-actions.ts';
import type { ActInput, Request } from '#sdk/approval/approval-api.ts';
import { Confirm } from '../ground/Confirm.tsx';
import { Button } from '../parts/Button.tsx';
import type { IconName } from '../parts/icon-paths.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { KeyHint } from '../parts/KeyHint.tsx';
import { MenuButton } from '../parts/MenuButton.tsx';
import { useTranslator } from '../parts/text.ts';
import { PickerDialog } from '../picker/PickerDialog.tsx';
import { inLanguage } from '../workbench/said.ts';
import { useActKeys } from '../workbench/useActKeys.ts';

const icons: Readonly<Partial<Record<RequestAction['name'], IconName>>> = {
  return: 'undo',
  addStep: 'plus',
  transfer: 'share',
  withdraw: 'undo',
  remind: 'bell',
  comment: 'chat',
};
/** Keys of a list's page, where nothing is being written. */
const actKeys: Readonly<Record<string, RequestAction['name']>> = { a: 'approve', r: 'reject', t: 'transfer' };
const first: readonly RequestAction['name'][] = ['approve', 'reject', 'transfer'];

/** The bar below a request. Reject and return ask for words; approve goes at once. */
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
  const [asking, setAsking] = useState<RequestAction>();
  const field = useRef<HTMLTextAreaElement>(null);
  const possible = requestActions.filter((action) => action.applies(request) && action.name !== 'undo');
  const decides = possible.some(({ name }) => name === 'approve');
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
    if (done) setOpinion('');
    return done;
  };
  const choose = (action: RequestAction): void => {
    if (action.people !== undefined || action.name === 'withdraw') setAsking(action);
    else void run(action);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    const action = possible.find(({ name }) => name === (decides ? 'approve' : 'comment'));
    if (action !== undefined) void run(action);
  };
  useActKeys((key) => {
    const action = possible.find(({ name }) => name === actKeys[key]);
    if (action === undefined || doing !== undefined || asking !== undefined) return false;
    choose(action);
    return true;
  });
  const main = possible.filter(({ name }) => first.includes(name));
  const rest = possible.filter(({ name }) => !first.includes(name));
  const title = inLanguage(request.title, language);
  return (
    <div className="tg-approval-acts">
      <textarea
        ref={field}
        className="tg-approval-opinion"
        rows={missing ? 2 : 1}
        value={opinion}
        maxLength={2_000}
        aria-label={decides ? t('workbench.approval.opinion') : t('workbench.approval.commentHint')}
        aria-invalid={missing || undefined}
        placeholder={
          missing
            ? t('workbench.approval.opinionNeeded')
            : decides
              ? t('workbench.approval.opinion')
              : t('workbench.approval.commentHint')
        }
        onChange={(event) => {
          setOpinion(event.target.value);
          setMissing(false);
        }}
        onKeyDown={press}
      />
      <div className="tg-approval-acts__row">
        {main.map((action) => (
          <Button
            key={action.name}
            look={action.name === 'approve' ? 'primary' : 'plain'}
            fill={action.name === 'approve'}
            busy={doing === action.name}
            onClick={() => choose(action)}
          >
            {t(`workbench.approval.act.${action.name}`)}
            {action.name === 'approve' ? <KeyHint keys="A" /> : null}
          </Button>
        ))}
        {request.may.includes('resubmit') && props.onAgain !== undefined ? (
          <Button look="primary" fill onClick={props.onAgain}>
            {t('workbench.approval.act.resubmit')}
          </Button>
        ) : null}
        {decides
          ? null
          : rest
              .filter(({ name }) => name === 'remind' || name === 'comment')
              .map((action) => (
                <Button key={action.name} busy={doing === action.name} onClick={() => choose(action)}>
                  {t(`workbench.approval.act.${action.name}`)}
                </Button>
              ))}
        <MenuButton
          label={t('workbench.more')}
          placement="top-end"
          entries={rest
            .filter(({ name }) => decides || (name !== 'remind' && name !== 'comment'))
            .map(({ name }) => ({
              id: name,
              label: t(`workbench.approval.act.${name}`),
              icon: icons[name] ?? 'more',
              danger: name === 'withdraw',
            }))}
          onChoose={(id) => {
            const action = rest.find(({ name }) => name === id);
            if (action !== undefined) choose(action);
          }}
        >
          {({ expanded, toggle }) => (
            <IconButton icon="more" label={t('workbench.more')} expanded={expanded} onClick={toggle} />
          )}
        </MenuButton>
      </div>
      {asking?.people === undefined ? null : (
        <PickerDialog
          title={t(
            asking.name === 'transfer' ? 'workbench.approval.transferTo' : 'workbench.approval.addStepTo',
          )}
          act={t(`workbench.approval.act.${asking.name}`)}
          options={{ mode: 'people', limit: asking.people, already: [request.applicant.id] }}
          onPick={({ people }) => run(asking, { personIds: people.map(({ id }) => id) })}
          onClose={() => setAsking(undefined)}
        />
      )}
      <Confirm
        open={asking?.name === 'withdraw'}
        title={t('workbench.approval.withdrawTitle', { title })}
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
