// How long a one-time code may be good; the office holds every call to the same.
/** In hours. */
export const codeHours = { least: 1, most: 720 } as const;
