// Holds what is inside: where drawing it fails, something else stands in its place until it is tried again.
import { Component, type ReactNode } from 'react';

/** What failed: the thrown thing, how often in a row, and the way to draw it anew from the start. */
export type Fault = { readonly thrown: unknown; readonly times: number; readonly onAgain: () => void };

type Props = {
  readonly children: ReactNode;
  /** What is held, e.g. its address: something else has not failed yet. */
  readonly of: string;
  readonly fallback: (fault: Fault) => ReactNode;
  readonly onFault: (thrown: unknown) => void;
};
type State = {
  readonly of: string;
  readonly times: number;
  readonly caught: { readonly thrown: unknown } | undefined;
};

/** React knows only classes for this. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { of: this.props.of, times: 0, caught: undefined };

  static getDerivedStateFromError(thrown: unknown): Partial<State> {
    return { caught: { thrown } };
  }

  static getDerivedStateFromProps({ of }: Props, state: State): State | null {
    return of === state.of ? null : { of, times: 0, caught: undefined };
  }

  override componentDidCatch(thrown: unknown): void {
    this.setState(({ times }) => ({ times: times + 1 }));
    this.props.onFault(thrown);
  }

  override render(): ReactNode {
    const { caught, times } = this.state;
    if (caught === undefined) return this.props.children;
    const onAgain = (): void => this.setState({ caught: undefined });
    return this.props.fallback({ thrown: caught.thrown, times, onAgain });
  }
}
