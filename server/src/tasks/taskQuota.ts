/** How many tasks each feature lets one keep. */
const ROOM = { 'save.5': 5, 'save.500': 500, 'save.all': Infinity } as const satisfies Record<string, number>;

/** Says how many tasks of a branch one may keep, by the features of the plan in force; 0 without any. */
export function taskQuota(activities: readonly string[]): number {
  const rooms = Object.entries(ROOM).map(([feature, room]) => (activities.includes(feature) ? room : 0));
  return Math.max(...rooms);
}
