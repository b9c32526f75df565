// The entry «apply»: what one has asked for, with the way to ask for more, and what one must answer.
import type { JSX } from 'react';
import { RequestsPage } from './RequestsPage.tsx';

/** Requests of one's own first. */
export function ApplyPage(): JSX.Element {
  return <RequestsPage entry="apply" route="/main/apply" parts={['mine', 'waiting', 'informed']} />;
}
