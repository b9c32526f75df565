// The entry «apply»: what one has asked for, with the way to ask for more.
import type { JSX } from 'react';
import { RequestsPage } from './RequestsPage.tsx';

/** Requests of one's own first. */
export function ApplyPage(): JSX.Element {
  return <RequestsPage entry="apply" route="/main/apply" parts={['mine', 'informed']} />;
}
