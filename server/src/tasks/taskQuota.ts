import type { FeatureKey } from '../plans/features.ts';

const MIB = 1024 * 1024;

/** The room for saved tasks in an account. */
export interface Room {
  /** Tasks of one kind. */
  readonly tasks: number;
  /** Bytes of all kinds together, with deleted tasks and earlier states, as long as they are kept. */
  readonly bytes: number;
}

/** The room of who has no plan to speak of, and what each feature makes of it. */
const LEAST: Room = { tasks: 0, bytes: 256 * MIB };
const ROOMS = {
  'save.5': { tasks: 5, bytes: 256 * MIB },
  'save.500': { tasks: 500, bytes: 2048 * MIB },
  'save.all': { tasks: Infinity, bytes: 4096 * MIB },
} satisfies Partial<Record<FeatureKey, Room>>;

/** The room where plans decide nothing. */
export const LARGEST: Room = largest(Object.values(ROOMS));

/** Returns the room that features make: that of the largest of them. */
export function taskQuota(activities: readonly string[]): Room {
  const known: Readonly<Record<string, Room>> = ROOMS;
  return largest(activities.map((activity) => known[activity] ?? LEAST));
}

function largest(rooms: readonly Room[]): Room {
  const most = (of: (room: Room) => number) => Math.max(...[LEAST, ...rooms].map(of));
  return { tasks: most(({ tasks }) => tasks), bytes: most(({ bytes }) => bytes) };
}
