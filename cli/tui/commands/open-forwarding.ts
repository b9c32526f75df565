// Owns the forward whose report is looked at, between who sent it and the sheet that draws it.
import type { ForwardingScreen } from '#sdk/chat/screens/forwarding.ts';

/** The one report that may be open; another one takes its place. */
export class OpenForwarding {
  #screen: ForwardingScreen | undefined;

  /** The forward that is looked at. */
  get screen(): ForwardingScreen | undefined {
    return this.#screen;
  }

  /** Shows this one, or none any more. */
  show(screen: ForwardingScreen | undefined): void {
    if (this.#screen !== screen) this.#screen?.dispose();
    this.#screen = screen;
  }
}
