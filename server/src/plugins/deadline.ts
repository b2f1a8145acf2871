import type { FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { ApiFailure } from '../errors.ts';
import { sendFailure } from './errorReplies.ts';

export interface DeadlineOptions {
  /** From the arrival of a request, ms. @default 3000 */
  readonly limitMs?: number;
}

/**
 * Answers by itself what is not answered in time: the steps towards the database have limits of their own, but a call may take several, and
 * its client is gone after 4 s. What is under way goes on, and its answer finds nobody; a client that repeats the call shows its key.
 * Solves have a budget of their own.
 */
export const deadline = plugin<DeadlineOptions>(
  (app, { limitMs = 3000 }, done) => {
    const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();
    app.addHook('onRequest', (request, reply, next) => {
      if (request.routeOptions.config.solves === undefined)
        timers.set(
          request,
          setTimeout(() => giveUp(request, reply), limitMs),
        );
      next();
    });
    app.addHook('onResponse', (request, _reply, next) => {
      clearTimeout(timers.get(request));
      next();
    });
    // Also where the client went away before.
    app.addHook('onRequestAbort', (request, next) => {
      clearTimeout(timers.get(request));
      next();
    });
    done();
  },
  { name: 'deadline', dependencies: ['error-replies'] },
);

function giveUp(request: FastifyRequest, reply: FastifyReply): void {
  if (reply.sent) return;
  sendFailure(new ApiFailure('db', { retryAfter: 2 }), request, reply);
  // What the handler comes to later is not to be sent a second time.
  reply.hijack();
}
