// Places the toasts of the moment top centre, 16 px apart (spec §9), above everything.
import { Portal } from '@blueprintjs/core';
import type { JSX } from 'react';
import { Toast, type ToastProps } from './Toast.tsx';
import './ToastStack.css';

/** A toast with the key that keeps its place in the stack. */
export type StackedToast = ToastProps & { readonly id: string };

/** Hovering or focusing the stack calls `onHold(true)`, so that nothing leaves while it is being read. */
export function ToastStack(props: {
  readonly toasts: readonly StackedToast[];
  readonly onHold?: (held: boolean) => void;
}): JSX.Element {
  return (
    <Portal>
      <div
        className="tg-toasts"
        onMouseEnter={() => props.onHold?.(true)}
        onMouseLeave={() => props.onHold?.(false)}
        onFocus={() => props.onHold?.(true)}
        onBlur={() => props.onHold?.(false)}
      >
        {props.toasts.map(({ id, ...toast }) => (
          <Toast key={id} {...toast} />
        ))}
      </div>
    </Portal>
  );
}
