import type { Knex } from 'knex';
import { isRoot, type LoggedCaller } from '../accounts/caller.ts';
import { subscriptionsInForce } from '../gating/subscriptionsInForce.ts';
import type { TaskKind } from '../words/task.ts';
import type { TasksContext } from './tasksContext.ts';
import { LARGEST, taskQuota, type Room } from './taskQuota.ts';

/** The facts on which room depends besides the plan. */
export type RoomRules = Pick<TasksContext, 'hasGating' | 'hasLimits' | 'clock'>;

/** Reads how many tasks of a kind, and how many bytes in all, the caller's plan allows. */
export function roomOf(rules: RoomRules, db: Knex, caller: LoggedCaller, kind: TaskKind): Promise<Room> {
  return roomOfUser(rules, db, { userId: caller.userId, isRoot: isRoot(caller) }, kind);
}

/** The same for a user who is not the caller. */
export async function roomOfUser(
  { hasGating, hasLimits, clock }: RoomRules,
  db: Knex,
  owner: { readonly userId: number; readonly isRoot: boolean },
  kind: TaskKind,
): Promise<Room> {
  if (owner.isRoot) return { tasks: Infinity, bytes: Infinity };
  const { tasks, bytes } = hasGating ? await roomOfPlan(db, owner.userId, { kind, at: clock() }) : LARGEST;
  return { tasks, bytes: hasLimits ? bytes : Infinity };
}

async function roomOfPlan(
  db: Knex,
  userId: number,
  { kind, at }: { readonly kind: TaskKind; readonly at: number },
): Promise<Room> {
  const subscriptions = await subscriptionsInForce(db, userId, at);
  const pooled = taskQuota(subscriptions.flatMap(({ activities }) => activities));
  const own = subscriptions.find(({ branch }) => branch === kind);
  // A branch that is not sold yet has the features of all branches together.
  return own === undefined ? pooled : { ...taskQuota(own.activities), bytes: pooled.bytes };
}
