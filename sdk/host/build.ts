// Which program this is, as it tells the office (spec §9 «Build metadata»).

/** Version of the product, sent as `appVersion`. */
export const appVersion = '1.0.0';
/** Kind of client, sent as `terminal` and asked for at the server look-up (spec §7: `tag=pc`). */
export const terminal = 'pc';
/** Release channel of this build, sent with the activity report. */
export const channel = 'alpha';
