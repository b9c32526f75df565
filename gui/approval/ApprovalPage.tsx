// The entry «approval»: the organisation's own page where it has one, else what waits for one's decision and what one has decided.
import { useState, type JSX } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { OrganisationPage, useHasOrganisationPage } from './OrganisationPage.tsx';
import { RequestsPage } from './RequestsPage.tsx';

/** A request, a part or a form that the address names is shown here, whatever page there is. */
export function ApprovalPage(): JSX.Element {
  const { requestId } = useParams();
  const [search] = useSearchParams();
  const [failed, setFailed] = useState(false);
  const hasPage = useHasOrganisationPage();
  if (hasPage && !failed && requestId === undefined && search.size === 0)
    return <OrganisationPage onFailed={() => setFailed(true)} />;
  return (
    <RequestsPage
      entry="approval"
      route="/main/approval"
      parts={['waiting', 'mine', 'decided', 'informed']}
    />
  );
}
