// Draws a person's card: who, where, how to reach them, and the way into a chat.
import { useState, type JSX } from 'react';
import { Link } from 'react-router';
import type { Department, KnownCircle, Person } from '#sdk/api.ts';
import { departmentText, pathText } from '#sdk/contacts/rules/department-path.ts';
import { forReader } from '#sdk/contacts/rules/for-reader.ts';
import { reachAddress } from '#sdk/contacts/rules/reach-address.ts';
import { statusText } from '#sdk/locales/status-text.ts';
import { momentText } from '#sdk/locales/time-text.ts';
import { useDesk } from '../ground/app-parts.ts';
import { textLanguage } from '#sdk/chat/rules/text-language.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useScreen } from '../ground/useScreen.ts';
import { Avatar } from '../parts/Avatar.tsx';
import { Breakable } from '../parts/Breakable.tsx';
import { Icon } from '../parts/Icon.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import type { IconName } from '../parts/icon-paths.ts';
import { Tag } from '../parts/Tag.tsx';
import { useTranslator } from '../parts/text.ts';
import { CommonGroups } from './CommonGroups.tsx';
import { PersonActs } from './PersonActs.tsx';
import { PersonName } from '../parts/PersonName.tsx';

type Line = {
  readonly icon: IconName;
  readonly label: string;
  readonly values: readonly string[];
  readonly copies?: boolean;
  /** What dials or writes to a value: `tel:`, `mailto:`. */
  readonly scheme?: 'tel:' | 'mailto:';
  /** The department behind each value, to be gone to. */
  readonly departments?: readonly string[];
};

/** Phone and e-mail can be copied; departments are shown with their whole path. */
export function PersonCard({
  person: told,
  online,
  circle,
  onLeave,
}: {
  readonly person: Person;
  readonly online: boolean;
  readonly circle: KnownCircle;
  /** The person goes elsewhere from here. */
  readonly onLeave?: () => void;
}): JSX.Element {
  const translator = useTranslator();
  const { t } = translator;
  const person = forReader(told, translator.language);
  const [now] = useState(Date.now);
  const own = useScreen(useDesk().presence).statuses[person.id];
  const status = statusText(translator, own);
  const notify = useNotify();
  const secondary = person.secondaryDepartments ?? [];
  const all: Line[] = [
    {
      icon: 'people',
      label: t('contacts.department'),
      values: [departmentText(person)],
      departments: [person.departmentId],
    },
    {
      icon: 'people',
      label: t('contacts.secondaryDepartments'),
      values: secondary
        .map((one) => forReader(one, translator.language))
        .map((department) => pathText(department.fullPath || department.name)),
      departments: secondary.map(({ id }: Department) => id),
    },
    { icon: 'phone', label: t('contacts.phone'), values: [person.phone], copies: true, scheme: 'tel:' },
    { icon: 'mail', label: t('contacts.email'), values: [person.email], copies: true, scheme: 'mailto:' },
    { icon: 'info', label: t('contacts.account'), values: [person.loginName], copies: true },
  ];
  const lines = all.filter((line) => line.values.some((value) => value !== ''));
  const copy = (line: Line): void =>
    void notify.attempt(async () => {
      await navigator.clipboard.writeText(line.values[0] ?? '');
      notify.done({ key: 'contacts.copied', parameters: { label: line.label } });
    });
  return (
    <div className="tg-card-place">
      <section className="tg-person" aria-label={person.name}>
        <header className="tg-person__head">
          <Avatar id={person.id} name={person.name} photo={person.avatar} size="large" online={online} />
          <div className="tg-person__who">
            <h1>
              <span lang={textLanguage(person.name)}>
                <PersonName name={person.name} />
              </span>
              {person.removed ? <Tag tone="plain">{t('contacts.removed')}</Tag> : null}
            </h1>
            <p>
              {[person.title, t(online ? 'words.online' : 'words.offline')]
                .filter((word) => word !== '')
                .join(' · ')}
            </p>
            {status === '' ? null : (
              <p className="tg-person__status">
                {status}
                {own?.until === undefined ? null : (
                  <small>{t('status.endsAt', { time: momentText(translator, own.until, now) })}</small>
                )}
              </p>
            )}
          </div>
          <PersonActs person={person} circle={circle} />
        </header>
        <dl className="tg-person__lines">
          {lines.map((line) => (
            <div key={line.label} className="tg-person__line">
              <dt>
                <Icon name={line.icon} size={16} />
                {line.label}
              </dt>
              <dd className="tg-number">
                {line.values.map((value, index) => {
                  const departmentId = line.departments?.[index];
                  return departmentId === undefined || departmentId === '' ? (
                    <Reach key={value} value={value} scheme={line.scheme} />
                  ) : (
                    <Link key={value} to={`/main/contacts?department=${departmentId}`}>
                      {value}
                    </Link>
                  );
                })}
              </dd>
              {line.copies ? (
                <dd className="tg-person__copy">
                  <IconButton
                    icon="copy"
                    size={16}
                    label={t('contacts.copyValue', { label: line.label })}
                    onClick={() => copy(line)}
                  />
                </dd>
              ) : null}
            </div>
          ))}
        </dl>
        <CommonGroups key={person.id} personId={person.id} {...(onLeave && { onLeave })} />
      </section>
    </div>
  );
}

/** A value alone, or what dials it or writes to it; blanks in a number are for the eye. */
function Reach({
  value,
  scheme,
}: {
  readonly value: string;
  readonly scheme: 'tel:' | 'mailto:' | undefined;
}): JSX.Element {
  if (scheme === undefined)
    return (
      <span>
        <Breakable text={value} />
      </span>
    );
  return (
    <a href={reachAddress(scheme, value)}>
      <Breakable text={value} />
    </a>
  );
}
