// Draws what an office is asked for: its skeleton while it comes, what went wrong with another try, then the thing.
import type { JSX, ReactNode } from 'react';
import { LoadedScreen } from '#sdk/admin/screens/loaded.ts';
import { errorText } from '../ground/error-text.ts';
import { useOwnScreen } from '../ground/useOwnScreen.ts';
import { useScreen } from '../ground/useScreen.ts';
import { ErrorState } from '../parts/ErrorState.tsx';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import { useTranslator } from '../parts/text.ts';

/** `ask` is heard once, when the page opens; the page changes the value by the screen it is drawn with. */
export function Loaded<T>(props: {
  readonly ask: () => Promise<T>;
  readonly children: (value: T, screen: LoadedScreen<T>, busy: boolean) => ReactNode;
}): JSX.Element {
  const screen = useOwnScreen(() => new LoadedScreen(props.ask));
  return screen === undefined ? <ListSkeleton rows={6} /> : <There {...props} screen={screen} />;
}

function There<T>(props: {
  readonly screen: LoadedScreen<T>;
  readonly children: (value: T, screen: LoadedScreen<T>, busy: boolean) => ReactNode;
}): JSX.Element {
  const { screen } = props;
  const translator = useTranslator();
  const { value, error, busy } = useScreen(screen);
  if (value !== undefined) return <>{props.children(value, screen, busy)}</>;
  if (error === undefined) return <ListSkeleton rows={6} />;
  return (
    <ErrorState
      detail={errorText(translator, error)}
      code={error.code}
      onRetry={() => void screen.reload()}
    />
  );
}
