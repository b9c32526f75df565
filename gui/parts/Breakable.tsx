// Draws text whose addresses break at their signs where they have to break; what is copied of it stays as it was.
import { Fragment, type JSX } from 'react';
import { addressPieces } from '#sdk/chat/rules/address-pieces.ts';

/** Where a piece alone is longer than a line, the place it stands in decides. */
export function Breakable({ text }: { readonly text: string }): JSX.Element {
  return (
    <>
      {addressPieces(text).map((piece, at) => (
        // A text never changes the order of its pieces.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={at}>
          {at === 0 ? null : <wbr />}
          {piece}
        </Fragment>
      ))}
    </>
  );
}
