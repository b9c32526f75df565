// What may become markup or a script in a page, said once for our code and for that of libraries: the policies of the
// pages demand it (Trusted Types, W3C). The first import of every page: a worker is started with it.

/** What the standard calls `TrustedTypePolicyOptions`. */
type Rules = {
  createHTML(text: string, type?: string, sink?: string): string | null;
  createScriptURL(address: string): string | null;
};
/** What a realm offers; browsers that lack it do not demand it either. */
type Realm = {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: Rules): unknown;
    readonly defaultPolicy: { createHTML(text: string): string } | null;
  };
};

/** How browsers call the reading of a text into a document of its own. */
const inert = 'DOMParser parseFromString';

/**
 * The rules of the policy called `default`, which every string passes that would become markup or a script's address;
 * null refuses it, and what was to be done throws. Scripts as texts are never made.
 */
const rules: Rules = {
  // A parser's document is no page: nothing of it runs or is loaded, and what asks by the policy's name (an editor that
  // takes what is pasted) reads it in such a one. Everywhere else only what holds no element.
  createHTML: (text, _type, sink) =>
    sink === undefined || sink === inert || !text.includes('<') ? text : null,
  createScriptURL: (address) => (isOwn(address) ? address : null),
};

/** Whether a script is one of this page's own office or program. */
function isOwn(address: string): boolean {
  return URL.canParse(address, location.href) && new URL(address, location.href).origin === location.origin;
}

/** Gives a realm the rules: this page, or a frame that it draws into. */
export function keepRules(realm: unknown): void {
  const { trustedTypes } = realm as Realm;
  if (trustedTypes?.defaultPolicy == null) trustedTypes?.createPolicy('default', rules);
}

/** Markup that our own code has written whole, as sinks take it; never for what somebody else wrote. */
export function ownMarkup(text: string): string {
  return (globalThis as Realm).trustedTypes?.defaultPolicy?.createHTML(text) ?? text;
}

keepRules(globalThis);
