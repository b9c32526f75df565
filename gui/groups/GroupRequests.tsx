// Draws who wants to come in, for those who decide about it.
import { useState, type JSX } from 'react';
import type { GroupDetailsScreen } from '#sdk/groups/screens/group-details.ts';
import { forReader } from '#sdk/contacts/rules/for-reader.ts';
import { textLanguage } from '#sdk/chat/rules/text-language.ts';
import { useScreen } from '../ground/useScreen.ts';
import { Avatar } from '../parts/Avatar.tsx';
import { Badge } from '../parts/Badge.tsx';
import { Button } from '../parts/Button.tsx';
import { useTranslator } from '../parts/text.ts';
import { PersonName } from '../parts/PersonName.tsx';
import { nameText } from '#sdk/locales/name-text.ts';

/** Nothing where nobody waits. */
export function GroupRequests({ screen }: { readonly screen: GroupDetailsScreen }): JSX.Element | null {
  const translator = useTranslator();
  const { t, language } = translator;
  const { requests, group, busy } = useScreen(screen);
  const [deciding, setDeciding] = useState<string>();
  if (requests.length === 0 || group === undefined) return null;
  const decide = async (requestIds: string[], decision: 'approve' | 'reject'): Promise<void> => {
    setDeciding(requestIds.length === 1 ? requestIds[0] : 'all');
    await screen.do({ act: 'decideRequests', groupId: group.id, requestIds, decision });
    setDeciding(undefined);
  };
  const isBusy = busy === 'decideRequests';
  return (
    <section className="tg-group-section">
      <div className="tg-group-section__head">
        <h3>
          {t('groups.requests')}
          <Badge count={requests.length} label={t('groups.requestCount', { count: requests.length })} />
        </h3>
        {requests.length < 2 ? null : (
          <Button
            size="small"
            busy={isBusy && deciding === 'all'}
            onClick={() =>
              void decide(
                requests.map(({ id }) => id),
                'approve',
              )
            }
          >
            {t('groups.approveAll')}
          </Button>
        )}
      </div>
      <ul className="tg-group-requests" aria-label={t('groups.requests')}>
        {requests.map((request) => (
          <li key={request.id} className="tg-group-request">
            <Avatar id={request.personId} name={request.name} photo={request.avatar} size="small" />
            <span className="tg-group-request__text">
              <span className="tg-truncate" title={request.name} lang={textLanguage(request.name)}>
                <PersonName name={request.name} />
              </span>
              <span className="tg-group-request__line tg-truncate">
                {[
                  forReader(request, language).departmentName,
                  t('groups.invitedBy', { name: nameText(translator, request.inviterName) }),
                ]
                  .filter((part) => part !== '')
                  .join(' · ')}
              </span>
            </span>
            <Button size="small" disabled={isBusy} onClick={() => void decide([request.id], 'reject')}>
              {t('groups.reject')}
            </Button>
            <Button
              size="small"
              look="primary"
              busy={isBusy && deciding === request.id}
              onClick={() => void decide([request.id], 'approve')}
            >
              {t('groups.approve')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
