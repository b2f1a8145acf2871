/**
 * How two equal sections are arranged: back to back (angles by their upright legs, channels as ][), toe to toe
 * (channels as [ ]), angles by their other legs turned upright (`legs`), or heel to heel diagonally (`star`).
 */
export const PAIR_ARRANGEMENTS = ['backs', 'toes', 'legs', 'star'] as const;

export type PairArrangement = (typeof PAIR_ARRANGEMENTS)[number];
