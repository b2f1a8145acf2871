/**
 * How two of the same are placed together: backs towards each other (angles by their upright legs, channels as ][),
 * toes towards each other (channels as [ ]), angles by their lying legs set upright (`legs`), or heel to heel across
 * (`star`).
 */
export const PAIR_ARRANGEMENTS = ['backs', 'toes', 'legs', 'star'] as const;

export type PairArrangement = (typeof PAIR_ARRANGEMENTS)[number];
