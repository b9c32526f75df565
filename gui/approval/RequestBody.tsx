// Draws what a request asks for: who, the fields, money with its sum, its steps as a line, and what was said.
import type { JSX } from 'react';
import { forReader } from '#sdk/contacts/rules/for-reader.ts';
import { fieldText, moneyText, sumOf } from '#sdk/approval/rules/field-text.ts';
import type { Request } from '#sdk/approval/approval-api.ts';
import { momentText } from '#sdk/locales/time-text.ts';
import { listText } from '#sdk/locales/list-text.ts';
import { useDesk } from '../ground/app-parts.ts';
import { useNow } from '../ground/useNow.ts';
import { Avatar } from '../parts/Avatar.tsx';
import { Tag } from '../parts/Tag.tsx';
import { useTranslator } from '../parts/text.ts';
import { AttachmentStrip } from '../schedule/AttachmentStrip.tsx';
import { inLanguage } from '#sdk/locales/work-text.ts';
import { RequestSteps } from './RequestSteps.tsx';
import { PersonName } from '../parts/PersonName.tsx';

/** Everything but the acts. */
export function RequestBody({ request }: { readonly request: Request }): JSX.Element {
  const translator = useTranslator();
  const { t, language } = translator;
  const { person } = useDesk();
  const now = useNow();
  const sum = sumOf(request);
  const plain = request.fields.filter(
    (field) => request.values[field.key] !== undefined && field.sum !== true,
  );
  const department = forReader(request.applicant, language).departmentName;
  const spoken = request.history.filter(({ act, comment }) => act === 'comment' && comment !== '');
  return (
    <>
      <h2 className="tg-detail__title">{inLanguage(request.title, language)}</h2>
      <div className="tg-detail__who">
        <Avatar
          id={request.applicant.id}
          name={request.applicant.name}
          photo={request.applicant.avatar}
          size="small"
        />
        <span>
          <PersonName name={request.applicant.name} />
          {department === '' ? '' : ` · ${department}`} ·{' '}
          <span className="tg-approval-when">{momentText(translator, request.createdTime, now)}</span>
          <br />
          <span className="tg-number">{t('workbench.approval.number', { number: request.number })}</span>
        </span>
        <span className="tg-approval-state">
          <Tag
            tone={request.state === 'approved' ? 'accent' : request.state === 'running' ? 'plain' : 'warn'}
          >
            {t(`workbench.approval.state.${request.state}`)}
          </Tag>
        </span>
      </div>
      <dl className="tg-detail__facts">
        {plain.map((field) => (
          <div key={field.key} className="tg-approval-fact">
            <dt>{inLanguage(field.label, language)}</dt>
            <dd>{fieldText(field, request.values[field.key], request, language)}</dd>
          </div>
        ))}
      </dl>
      {request.attachments.length === 0 ? null : <AttachmentStrip files={request.attachments} />}
      {sum === undefined ? null : (
        <table className="tg-approval-sum">
          <tbody>
            {sum.parts.length < 2
              ? null
              : sum.parts.map(({ field, value }) => (
                  <tr key={field.key}>
                    <th scope="row">{inLanguage(field.label, language)}</th>
                    <td className="tg-number">{moneyText(value)}</td>
                  </tr>
                ))}
            <tr data-sum>
              <th scope="row">{t('workbench.approval.sum')}</th>
              <td className="tg-number">{moneyText(sum.total)}</td>
            </tr>
          </tbody>
        </table>
      )}
      <RequestSteps request={request} meId={person.id} now={now} />
      {spoken.length === 0 ? null : (
        <section className="tg-approval-comments">
          <h3>{t('workbench.approval.act.comment')}</h3>
          {spoken.map((said) => (
            <div key={`${said.who.id} ${said.time}`} className="tg-approval-comment">
              <Avatar id={said.who.id} name={said.who.name} photo={said.who.avatar} size="tiny" />
              <span>
                <b>
                  <PersonName name={said.who.name} />
                </b>{' '}
                <small className="tg-number">{momentText(translator, said.time, now)}</small>
                <br />
                {said.comment}
              </span>
            </div>
          ))}
        </section>
      )}
      {request.informed.length === 0 ? null : (
        <p className="tg-detail__note">
          {t('workbench.approval.informed')}:{' '}
          {listText(
            translator,
            request.informed.map(({ name }) => name),
          )}
        </p>
      )}
    </>
  );
}
