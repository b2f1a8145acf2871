import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { toLocale } from '../../messages/locale.ts';
import { USE_LIMITS } from '../../plugins/useLimits.ts';
import { POSTED, withErrorsOf } from '../../schemas/errorReply.ts';
import { RepeatableHeaders } from '../../schemas/headers.ts';
import { CommitReply, CommitRequest, NOT_SAVED } from '../../schemas/tasks.ts';
import { commitTask } from '../../tasks/commitTask.ts';
import { loggedCallerOf } from '../../plugins/loggedCaller.ts';
import { writtenBody } from '../../plugins/writtenBody.ts';
import type { TaskRouteOptions } from './taskRouteOptions.ts';

const BODY_LIMIT = 8 * 1024 * 1024;

/** POST /case/commit */
export const commitRoute: FastifyPluginCallbackTypebox<TaskRouteOptions> = (app, { tasks }, done) => {
  app.route({
    method: 'POST',
    url: '/case/commit',
    bodyLimit: BODY_LIMIT,
    config: {
      access: 'session',
      rateLimit: { max: USE_LIMITS.session },
      errorFields: { affected: 0, received: 0 },
    },
    schema: {
      summary: 'Save a task',
      description:
        'For logged-in users. Saves a new task if id is not above 0, otherwise a new state of one of the user’s own tasks. An outdated version is a conflict and overwrites nothing; without a version the previous state stays among the last 20. A repeat with the same Idempotency-Key gets the first answer. The server writes created (the time of the first save, unless the document states it), isReal, totalMass and checksum into the task. If the account is full, the answer has affected 0 and errno 40905.',
      headers: RepeatableHeaders,
      body: CommitRequest,
      response: withErrorsOf(
        NOT_SAVED,
        { 200: CommitReply },
        'schema',
        ...POSTED,
        'auth',
        'restricted',
        'missing',
        'conflict',
        'circle',
        'busy',
        'db',
        'solveTimeout',
      ),
    },
    handler: async (request) => {
      const { data, solution } = request.body;
      const { 'client-locale': locale, 'idempotency-key': key } = request.headers;
      const reply = await commitTask(tasks, loggedCallerOf(request), {
        data,
        solution,
        key,
        locale: toLocale(locale),
        bytes: writtenBody(request).length,
      });
      return reply.affected === 1 ? reply : { ...reply, requestId: request.id };
    },
  });
  done();
};
