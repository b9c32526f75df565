// Where the sign-on page and its calls stand. No schema: a page needs the address before it needs any other word of the wire.

/** Where the page and its calls stand, relative to the sign-on address of the variant. */
export const signOnPaths = {
  page: '/login',
  state: '/state.json',
  login: '/login',
  logout: '/logout',
  reset: '/reset',
  scan: '/scan',
  scanned: '/scan/state',
  oidc: '/oidc/start',
  oidcBack: '/oidc/callback',
} as const;
