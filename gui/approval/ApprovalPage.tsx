// The entry «approval»: what waits for one's decision, and what one has decided.
import type { JSX } from 'react';
import { RequestsPage } from './RequestsPage.tsx';

/** What waits first. */
export function ApprovalPage(): JSX.Element {
  return (
    <RequestsPage
      entry="approval"
      route="/main/approval"
      parts={['waiting', 'mine', 'decided', 'informed']}
    />
  );
}
