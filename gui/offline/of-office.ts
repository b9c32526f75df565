// Says which places of the office's address the office answers itself, though a build of the app is kept here.

/** Calls, sockets, its sign-in page, links for guests of meetings, and what it says of the build it serves. */
export const ofOffice: readonly RegExp[] = [
  /^\/(?:uc|im|pan|ai|sso|updates|meet)(?:\/|$)/u,
  /^\/[\w-]+\.(?:html|json)$/u,
];
