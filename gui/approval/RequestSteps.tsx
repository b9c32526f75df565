// Draws the steps of a request as a line: done green, the present one jade with how long it waits, those to come grey.
import type { JSX } from 'react';
import type { FlowSeat, FlowStep, Request } from '#sdk/approval/approval-api.ts';
import { momentText } from '#sdk/locales/time-text.ts';
import { listText } from '#sdk/locales/list-text.ts';
import { Icon } from '../parts/Icon.tsx';
import { useTranslator } from '../parts/text.ts';
import { inLanguage } from '#sdk/locales/work-text.ts';
import { durationText } from '../workbench/said.ts';
import { nameText } from '#sdk/locales/name-text.ts';

/** Seats with a line of their own: who decided among several, and whoever wrote something, each with their time. */
const speaks =
  (step: FlowStep) =>
  ({ comment, time }: FlowSeat): boolean =>
    comment !== '' || (step.seats.length > 1 && time != null);

/** The line; `steps` may also be those a form would go through. */
export function RequestSteps(props: {
  readonly request: { readonly steps: readonly FlowStep[] } & Partial<
    Pick<Request, 'applicant' | 'createdTime' | 'state'>
  >;
  readonly meId: string;
  readonly now: number;
}): JSX.Element {
  const { request, meId, now } = props;
  const translator = useTranslator();
  const { t, language } = translator;
  const { steps, applicant } = request;
  const at = steps.findIndex(({ state }) => state === 'current');
  const seatText = (seat: FlowSeat): string => {
    const own = seat.who.id === meId ? t('workbench.approval.you') : '';
    const behalf =
      seat.onBehalfOf == null
        ? ''
        : ` ${t('workbench.approval.onBehalf', {
            name: nameText(translator, seat.onBehalfOf.name),
          })}`;
    return `${nameText(translator, seat.who.name)}${own}${behalf}`;
  };
  /** What came of it; where nobody was there to decide, that nothing had to be decided. */
  const outcomeText = (step: FlowStep): string => {
    const decided = step.seats.filter(({ state }) => state !== 'spared');
    const states = decided.length === 0 ? ['spared' as const] : decided.map(({ state }) => state);
    return listText(
      translator,
      states.map((state) => t(`workbench.approval.seat.${state}`)),
    );
  };
  const when = (step: FlowStep): string => {
    if (step.state === 'current' && step.since != null)
      return t('workbench.approval.waitingSince', { duration: durationText(translator, now - step.since) });
    const time = Math.max(0, ...step.seats.map((seat) => seat.time ?? 0));
    return time === 0 || step.state !== 'done' ? '' : momentText(translator, time, now);
  };
  return (
    <section className="tg-steps">
      <header>
        <h3>{applicant === undefined ? t('workbench.approval.goesTo') : t('workbench.approval.steps')}</h3>
        {at === -1 ? null : (
          <span className="tg-number">
            {t('workbench.approval.stepOf', { at: at + 1, of: steps.length })}
          </span>
        )}
      </header>
      <ol>
        {applicant === undefined ? null : (
          <li className="tg-step" data-state="done">
            <span className="tg-step__dot">
              <Icon name="check" size={12} />
            </span>
            <span className="tg-step__text">
              <b>{applicant.name}</b> <span className="tg-step__role">{t('workbench.approval.started')}</span>
            </span>
            <span className="tg-step__when tg-number">
              {momentText(translator, request.createdTime ?? now, now)}
            </span>
          </li>
        )}
        {steps.map((step, index) => {
          const refused = step.seats.some(({ state }) => state === 'rejected' || state === 'returned');
          return (
            <li key={index} className="tg-step" data-state={refused ? 'refused' : step.state}>
              <span className="tg-step__dot">
                {refused ? (
                  <Icon name="close" size={12} />
                ) : step.state === 'done' ? (
                  <Icon name="check" size={12} />
                ) : null}
              </span>
              <span className="tg-step__text">
                {step.seats.length === 0 ? null : <b>{listText(translator, step.seats.map(seatText))}</b>}{' '}
                <span className="tg-step__role">
                  {inLanguage(step.name, language)}
                  {step.kind === 'inform'
                    ? ''
                    : step.seats.length > 1
                      ? ` · ${t(step.need === 'all' ? 'workbench.approval.needAll' : 'workbench.approval.needAny')}`
                      : ''}
                  {step.state === 'done' && step.kind === 'decide' ? ` · ${outcomeText(step)}` : ''}
                </span>
                {step.seats.filter(speaks(step)).map((seat) => (
                  <span key={seat.who.id} className="tg-step__said">
                    <span className="tg-step__by">
                      {seatText(seat)}
                      {step.kind === 'decide' ? ` · ${t(`workbench.approval.seat.${seat.state}`)}` : ''}
                      {seat.time == null ? '' : ` · ${momentText(translator, seat.time, now)}`}
                    </span>
                    {seat.comment === '' ? null : <q>{seat.comment}</q>}
                  </span>
                ))}
              </span>
              <span className="tg-step__when tg-number">{when(step)}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
