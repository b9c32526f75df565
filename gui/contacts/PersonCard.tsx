// Draws a person's card: who, where, how to reach them, and the way into a chat.
import { useState, type JSX } from 'react';
import { useNavigate } from 'react-router';
import type { Person } from '#sdk/api.ts';
import { useApp, useDesk } from '../app/app-parts.ts';
import { useNotify } from '../app/useNotify.ts';
import { Avatar } from '../parts/Avatar.tsx';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import type { IconName } from '../parts/icon-paths.ts';
import { Tag } from '../parts/Tag.tsx';
import { useText } from '../parts/text.ts';

type Line = {
  readonly icon: IconName;
  readonly label: string;
  readonly values: readonly string[];
  readonly copies?: boolean;
};

/** Levels stand apart, so that a long path breaks between them. */
function pathText(path: string): string {
  return path.split('/').join(' / ');
}

/** Phone and e-mail can be copied; departments are shown with their whole path. */
export function PersonCard({
  person,
  online,
}: {
  readonly person: Person;
  readonly online: boolean;
}): JSX.Element {
  const t = useText();
  const { office } = useApp();
  const { person: me } = useDesk();
  const notify = useNotify();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const secondary = person.secondaryDepartments ?? [];
  const all: Line[] = [
    {
      icon: 'people',
      label: t('contacts.department'),
      values: [pathText(person.departmentPath || person.departmentName)],
    },
    {
      icon: 'people',
      label: t('contacts.secondaryDepartments'),
      values: secondary.map((department) => pathText(department.fullPath || department.name)),
    },
    { icon: 'phone', label: t('contacts.phone'), values: [person.phone], copies: true },
    { icon: 'mail', label: t('contacts.email'), values: [person.email], copies: true },
    { icon: 'info', label: t('contacts.account'), values: [person.loginName], copies: true },
  ];
  const lines = all.filter((line) => line.values.some((value) => value !== ''));
  const copy = (line: Line): void =>
    void notify.attempt(async () => {
      await navigator.clipboard.writeText(line.values[0] ?? '');
      notify.done({ key: 'contacts.copied', parameters: { label: line.label } });
    });
  const chat = async (): Promise<void> => {
    setBusy(true);
    const went = await notify.attempt(async () => {
      const started = await office.chat.activate({ personId: person.id });
      await navigate(`/main/messages/${started.id}`);
    });
    if (!went) setBusy(false);
  };
  return (
    <div className="tg-card-place">
      <section className="tg-person" aria-label={person.name}>
        <header className="tg-person__head">
          <Avatar id={person.id} name={person.name} photo={person.avatar} size="large" online={online} />
          <div className="tg-person__who">
            <h1>
              {person.name}
              {person.removed ? <Tag tone="plain">{t('contacts.removed')}</Tag> : null}
            </h1>
            <p>
              {[person.title, t(online ? 'words.online' : 'words.offline')]
                .filter((word) => word !== '')
                .join(' · ')}
            </p>
          </div>
          {person.removed || person.id === me.id ? null : (
            <Button look="primary" icon="chat" busy={busy} onClick={() => void chat()}>
              {t('contacts.sendMessage')}
            </Button>
          )}
        </header>
        <dl className="tg-person__lines">
          {lines.map((line) => (
            <div key={line.label} className="tg-person__line">
              <dt>
                <Icon name={line.icon} size={16} />
                {line.label}
              </dt>
              <dd className="tg-number">
                {line.values.map((value) => (
                  <span key={value}>{value}</span>
                ))}
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
      </section>
    </div>
  );
}
