import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { isRoot } from '../../accounts/caller.ts';
import { ApiFailure } from '../../failures/errors.ts';
import { loggedCallerOf } from '../../plugins/loggedCaller.ts';
import { USE_LIMITS } from '../../plugins/useLimits.ts';
import { POSTED, withErrors } from '../../schemas/errorReply.ts';
import { CommonHeaders } from '../../schemas/headers.ts';
import { ListRequest, TaskList } from '../../schemas/tasks.ts';
import { listTasks } from '../../tasks/listTasks.ts';
import { onceOut } from './onceOut.ts';
import { sendList } from './sendList.ts';
import type { TaskRouteOptions } from './taskRouteOptions.ts';

/** POST /case/list */
export const listRoute: FastifyPluginCallbackTypebox<TaskRouteOptions> = (
  app,
  { tasks: { db, listRoom } },
  done,
) => {
  app.route({
    method: 'POST',
    url: '/case/list',
    config: { access: 'emergency', rateLimit: { max: USE_LIMITS.session } },
    schema: {
      summary: 'List the tasks of a user, newest first',
      description:
        'Lists the user’s own tasks; root may list those of any user. A page has 50 tasks unless limit is set; the next page contains the tasks before the last id. Beyond 4 MiB the answer omits solutions, and a page ends at 16 MiB.',
      headers: CommonHeaders,
      body: ListRequest,
      response: withErrors({ 200: TaskList }, 'schema', ...POSTED, 'auth', 'restricted', 'busy', 'db'),
    },
    handler: async (request, reply) => {
      const { uid, limit, before } = request.body;
      const caller = loggedCallerOf(request);
      if (uid !== caller.userId && !isRoot(caller)) throw new ApiFailure('restricted');
      await listRoom.enter({ userId: uid, callerId: caller.userId }, onceOut(reply));
      return sendList(reply, await listTasks(db, uid, { limit, before }));
    },
  });
  done();
};
