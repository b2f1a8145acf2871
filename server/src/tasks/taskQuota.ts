import type { FeatureKey } from '../plans/features.ts';

const MIB = 1024 * 1024;

/** The room for saved tasks in an account. */
export interface Room {
  /** Number of tasks of one kind. */
  readonly tasks: number;
  /** Bytes of all kinds together, including deleted tasks and earlier states until they are purged. */
  readonly bytes: number;
}

/** The room without any paid feature, and that of each feature. */
const LEAST: Room = { tasks: 0, bytes: 256 * MIB };
const ROOMS = {
  'save.5': { tasks: 5, bytes: 256 * MIB },
  'save.500': { tasks: 500, bytes: 2048 * MIB },
  'save.all': { tasks: Infinity, bytes: 4096 * MIB },
} satisfies Partial<Record<FeatureKey, Room>>;

/** The room if plans do not matter. */
export const LARGEST: Room = largest(Object.values(ROOMS));

/** Returns the room that features give: the largest of theirs. */
export function taskQuota(activities: readonly string[]): Room {
  const known: Readonly<Record<string, Room>> = ROOMS;
  return largest(activities.map((activity) => known[activity] ?? LEAST));
}

function largest(rooms: readonly Room[]): Room {
  const most = (of: (room: Room) => number) => Math.max(...[LEAST, ...rooms].map(of));
  return { tasks: most(({ tasks }) => tasks), bytes: most(({ bytes }) => bytes) };
}
