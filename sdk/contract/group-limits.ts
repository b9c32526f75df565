// How large what belongs to a group may be. No schema: whoever only counts loads no codec.

/** Code points of a group's texts, its people, and people named in one call. Numbers ours; the spec shows none. */
export const groupLimits = {
  name: 50,
  introduction: 500,
  notice: 2_000,
  members: 5_000,
  peoplePerCall: 500,
} as const;
