// Draws a page of the window that failed or whose script did not come, in its own place of the frame.
import { useEffect, useState, type JSX } from 'react';
import { useRevalidator, useRouteError } from 'react-router';
import { useApp } from '../ground/app-parts.ts';
import { logFault } from '../ground/log-fault.ts';
import { PaneFailure } from '../ground/PaneFailure.tsx';

/** For `errorElement`; trying again fetches what did not come. */
export function BrokenPane(): JSX.Element {
  const app = useApp();
  const thrown = useRouteError();
  const revalidator = useRevalidator();
  const [times, setTimes] = useState(1);
  useEffect(() => logFault(app, thrown), [app, thrown]);
  return (
    <PaneFailure
      shape="pane"
      thrown={thrown}
      times={times}
      onAgain={() => void revalidator.revalidate().then(() => setTimes(2))}
    />
  );
}
