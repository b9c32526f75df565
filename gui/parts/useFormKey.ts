// Ctrl+Enter hands in the form one is in, from whichever of its fields; a field that means something else by it goes first.
import { useEffect } from 'react';

/** As the browser does with Enter: where the button that hands in is off, nothing happens. */
function handIn(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>('button[type=submit], button:not([type])');
  if (button?.disabled !== true) form.requestSubmit();
}

/** Listens in a dialog. */
export function useFormKey(container: HTMLElement | null): void {
  useEffect(() => {
    if (container === null) return undefined;
    const press = (event: KeyboardEvent): void => {
      const isAct = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
      if (!isAct || event.isComposing || event.defaultPrevented || !(event.target instanceof Element)) return;
      const form = event.target.closest('form');
      if (form === null || !container.contains(form)) return;
      event.preventDefault();
      handIn(form);
    };
    // Behind everything that listens in the dialog.
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [container]);
}
