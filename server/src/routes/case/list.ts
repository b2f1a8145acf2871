import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { isRoot } from '../../accounts/caller.ts';
import { ApiFailure } from '../../errors.ts';
import { USE_LIMITS } from '../../plugins/useLimits.ts';
import { deleteTask } from '../../repositories/tasks.ts';
import { POSTED, withErrors } from '../../schemas/errorReply.ts';
import { CommonHeaders } from '../../schemas/headers.ts';
import { DeleteTaskRequest, ListRequest, TaskList } from '../../schemas/tasks.ts';
import { listTasks } from '../../tasks/listTasks.ts';
import { loggedCallerOf } from '../../http/loggedCaller.ts';
import type { TaskRouteOptions } from './commit.ts';
import { sendText } from './jsonText.ts';

const TOTAL = 'x-total-count';

/** POST /case/list and POST /case/delete, which answers with the list too */
export const listRoutes: FastifyPluginCallbackTypebox<TaskRouteOptions> = (
  app,
  { tasks: { db, clock } },
  done,
) => {
  const rateLimit = { max: USE_LIMITS.session };
  app.route({
    method: 'POST',
    url: '/case/list',
    config: { access: 'emergency', rateLimit },
    schema: {
      summary: 'List the tasks of a user, newest first',
      headers: CommonHeaders,
      body: ListRequest,
      response: withErrors({ 200: TaskList }, 'schema', ...POSTED, 'auth', 'restricted', 'db'),
    },
    handler: async (request, reply) => {
      const { uid, limit, before } = request.body;
      const caller = loggedCallerOf(request);
      if (uid !== caller.userId && !isRoot(caller)) throw new ApiFailure('restricted');
      const { total, rows } = await listTasks(db, uid, { limit, before });
      reply.header(TOTAL, total);
      return sendText(reply, JSON.stringify(rows));
    },
  });
  app.route({
    method: 'POST',
    url: '/case/delete',
    config: { access: 'session', rateLimit },
    schema: {
      summary: 'Delete a task and list those that are left',
      headers: CommonHeaders,
      body: DeleteTaskRequest,
      response: withErrors({ 200: TaskList }, 'schema', ...POSTED, 'auth', 'restricted', 'missing', 'db'),
    },
    handler: async (request, reply) => {
      const { userId } = loggedCallerOf(request);
      if (!(await deleteTask(db, userId, request.body.id, clock()))) throw new ApiFailure('missing');
      const { total, rows } = await listTasks(db, userId, {});
      reply.header(TOTAL, total);
      return sendText(reply, JSON.stringify(rows));
    },
  });
  done();
};
