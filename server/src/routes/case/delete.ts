import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { ApiFailure } from '../../failures/errors.ts';
import { loggedCallerOf } from '../../plugins/loggedCaller.ts';
import { USE_LIMITS } from '../../plugins/useLimits.ts';
import { deleteTask } from '../../repositories/tasks.ts';
import { POSTED, withErrors } from '../../schemas/errorReply.ts';
import { CommonHeaders } from '../../schemas/headers.ts';
import { DeleteTaskRequest, TaskList } from '../../schemas/tasks.ts';
import { listTasks } from '../../tasks/listTasks.ts';
import { undoDelete } from '../../tasks/undoDelete.ts';
import { onceOut } from './onceOut.ts';
import { sendList } from './sendList.ts';
import type { TaskRouteOptions } from './taskRouteOptions.ts';

/** POST /case/delete */
export const deleteRoute: FastifyPluginCallbackTypebox<TaskRouteOptions> = (app, { tasks }, done) => {
  app.route({
    method: 'POST',
    url: '/case/delete',
    config: { access: 'session', rateLimit: { max: USE_LIMITS.session } },
    schema: {
      summary: 'Delete or restore a task, and list the remaining tasks',
      description:
        'For one of the user’s own tasks. A deleted task is kept for 30 days, in which `undo` or the operator can restore it. The call has no Idempotency-Key: a repeat of a successful deletion or of a successful undo gets 404.',
      headers: CommonHeaders,
      body: DeleteTaskRequest,
      response: withErrors(
        { 200: TaskList },
        'schema',
        ...POSTED,
        'auth',
        'restricted',
        'missing',
        'quota',
        'busy',
        'db',
      ),
    },
    handler: async (request, reply) => {
      const { db, clock, listRoom } = tasks;
      const caller = loggedCallerOf(request);
      const { userId } = caller;
      const { id, undo = false } = request.body;
      // Checked first, so that a completed deletion is not answered with a refusal.
      await listRoom.enter({ userId, callerId: userId }, onceOut(reply));
      if (undo) await undoDelete(tasks, caller, { id, requestId: request.id });
      else if (!(await deleteTask(db, userId, id, clock()))) throw new ApiFailure('missing');
      return sendList(reply, await listTasks(db, userId, {}));
    },
  });
  done();
};
