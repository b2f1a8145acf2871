import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { isRoot } from '../../accounts/caller.ts';
import { activitiesOf } from '../../gating/subscriptionsInForce.ts';
import type { StructureKind } from '../../kinds/structures.ts';
import { loggedCallerOf } from '../../plugins/loggedCaller.ts';
import { USE_LIMITS } from '../../plugins/useLimits.ts';
import { openTask } from '../../repositories/tasks.ts';
import { POSTED, withErrors } from '../../schemas/errorReply.ts';
import { CommonHeaders } from '../../schemas/headers.ts';
import { ReactionsReply, ReactionsRequest } from '../../schemas/reactions.ts';
import type { SolveDesk } from '../../solving/solveDesk.ts';
import { createReactionReader } from '../../tasks/readReactions.ts';
import { findChain } from '../../tasks/refuseCircle.ts';
import { solveSets } from '../../tasks/solveSets.ts';
import type { TaskRouteOptions } from './taskRouteOptions.ts';

/** POST /case/reactions */
export const reactionsRoute: FastifyPluginCallbackTypebox<TaskRouteOptions & { readonly desk: SolveDesk }> = (
  app,
  { tasks: { db, clock, hasGating }, desk },
  done,
) => {
  app.route({
    method: 'POST',
    url: '/case/reactions',
    config: { access: 'session', rateLimit: { max: USE_LIMITS.solveOfAccount } },
    schema: {
      summary: 'Read the reactions of saved tasks, to carry them on as loads',
      description:
        'For the user’s own tasks. Returns the present reactions of each task in SI units, by support and case set; the stored solution is used if it answers the stored document, otherwise the task is solved. A task that carries reactions of other tasks is refreshed first, and stays stored as it is. A load stores what it carries in `from`. Instead of the reactions, a task has a `fault`: a load keeps its last value then.',
      headers: CommonHeaders,
      body: ReactionsRequest,
      response: withErrors({ 200: ReactionsReply }, 'schema', ...POSTED, 'auth', 'restricted', 'busy', 'db'),
    },
    handler: async (request): Promise<ReactionsReply> => {
      const caller = loggedCallerOf(request);
      const { userId } = caller;
      const { tasks, carrier = 0 } = request.body;
      const isFree = !hasGating || isRoot(caller);
      const featuresOf = async (branch: StructureKind) =>
        isFree ? null : new Set(await activitiesOf(db, { userId, branch, at: clock() }));
      const read = createReactionReader(
        {
          open: (task) => openTask(db, userId, task),
          solve: (kind, document) => solveSets(desk, { kind, document, userId, featuresOf }),
        },
        carrier > 0 ? carrier : null,
      );
      const found: ReactionsReply['tasks'] = [];
      for (const task of new Set(tasks)) {
        const reactions = await read(task);
        if (typeof reactions !== 'string') {
          const { kind, title, hash, sets, supports } = reactions;
          found.push({
            id: task,
            kind,
            title,
            hash,
            sets: sets.map((set) => ({ title: set.title })),
            supports: supports.map(({ place, values, ...support }) => ({
              ...support,
              place: [...place],
              values: [...values],
            })),
          });
          continue;
        }
        const chain = reactions === 'circle' ? await chainOf(task, carrier) : null;
        found.push({ id: task, fault: reactions, ...(chain !== null && { chain: [...chain] }) });
      }
      return { tasks: found };

      /** Returns the titles of the circle that `task` closes if the document `owner` carries its reactions. */
      async function chainOf(task: number, owner: number): Promise<readonly string[] | null> {
        const own = await openTask(db, userId, owner);
        const closing = own ?? (await openTask(db, userId, task));
        if (closing === null) return null;
        const document = own === null ? closing.loadCase : { joints: [{ loads: [{ from: { task } }] }] };
        return findChain(db, userId, { id: closing.id, title: closing.title, document });
      }
    },
  });
  done();
};
