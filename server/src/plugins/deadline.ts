import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { ApiFailure } from '../failures/errors.ts';
import { isRecord } from '../text/isRecord.ts';
import { sendFailure } from './errorReplies.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The call hashes passwords, or a function that returns whether a request does: when such a request times out, it
     * more likely waited for its turn than for the database.
     */
    hashes?: boolean | ((request: FastifyRequest) => boolean);
    /** The call waits for a solve, although `solves` does not name it. */
    waitsForSolves?: boolean;
  }
}

export interface DeadlineOptions {
  /** Limit of a request, ms, without the time in which its body arrives. @default 3000 */
  readonly limitMs?: number;
  /**
   * Limit of a request that solves, ms: 3000 for its queue and its solve, and 300 to find the client's plan.
   * @default 3300
   */
  readonly solveLimitMs?: number;
  /**
   * Limit of a request that hashes passwords, ms: on a busy machine hashing threads wait for a processor, and a slow
   * login is better than a refused one. @default 8000
   */
  readonly hashLimitMs?: number;
}

interface Watch {
  leftMs: number;
  /** When `timer` was started, ms. */
  since: number;
  timer: NodeJS.Timeout | undefined;
}

/**
 * Answers requests that are not answered in time: database steps have their own limits, but a call may take several,
 * and its client gives up after 4 s, or after 10 s if the call hashes a password. The work continues, except work that
 * waits to hash or that checks whether somebody waits (`isAwaited`); its result is discarded, and a client that repeats
 * the call sends its key. An answer that has begun is not interrupted, however slowly it is read.
 */
export const deadline = plugin<DeadlineOptions>(
  (app, { limitMs = 3000, solveLimitMs = 3300, hashLimitMs = 8000 }, done) => {
    const watches = new WeakMap<FastifyRequest, Watch>();
    const start = (request: FastifyRequest, reply: FastifyReply) => {
      const watch = watches.get(request);
      if (watch === undefined) return;
      watch.since = performance.now();
      watch.timer = setTimeout(() => giveUp(request, reply), watch.leftMs);
    };
    const stop = (request: FastifyRequest) => {
      const watch = watches.get(request);
      if (watch === undefined) return;
      clearTimeout(watch.timer);
      watch.leftMs -= performance.now() - watch.since;
    };

    app.addHook('onRequest', (request, reply, next) => {
      watches.set(request, { leftMs: isSolve(request) ? solveLimitMs : limitMs, since: 0, timer: undefined });
      start(request, reply);
      next();
    });
    // A body arrives as slowly as its sender's connection allows; `requestTimeout` limits that time.
    app.addHook('preParsing', (request, _reply, payload, next) => {
      stop(request);
      next(null, payload);
    });
    app.addHook('preValidation', (request, reply, next) => {
      const watch = watches.get(request);
      // Sometimes only the body shows whether the call hashes.
      if (watch !== undefined && hashesPassword(request)) watch.leftMs += hashLimitMs - limitMs;
      start(request, reply);
      next();
    });
    app.addHook('onSend', (request, _reply, payload, next) => {
      stop(request);
      next(null, payload);
    });
    app.addHook('onResponse', (request, _reply, next) => {
      stop(request);
      next();
    });
    // The client disconnected before the answer.
    app.addHook('onRequestAbort', (request, next) => {
      stop(request);
      next();
    });
    done();
  },
  { name: 'deadline', dependencies: ['error-replies'] },
);

function isSolve({ routeOptions: { config } }: FastifyRequest): boolean {
  return config.solves !== undefined || config.waitsForSolves === true;
}

/** Larger bodies may take long to read and answer, even on an idle machine, bytes. */
const LARGE_BYTES = 64 * 1024;

function isLarge({ headers }: FastifyRequest): boolean {
  return Number(headers['content-length'] ?? 0) > LARGE_BYTES;
}

/** Advice to an operator on a machine where other programs keep the processors busy. */
const BUSY_CURE = 'if other programs keep the processors busy, NICENESS=0 gives hashing an equal share';

function hashesPassword(request: FastifyRequest): boolean {
  const { hashes = false } = request.routeOptions.config;
  return typeof hashes === 'function' ? hashes(request) : hashes;
}

function giveUp(request: FastifyRequest, reply: FastifyReply): void {
  if (reply.sent || reply.raw.headersSent) return;
  const isHashing = hashesPassword(request);
  // A solve that used all of its time was answered before; if a small one times out here, it waited for the machine.
  const failure =
    isSolve(request) && isLarge(request)
      ? new ApiFailure('solveTimeout')
      : new ApiFailure(isHashing || isSolve(request) ? 'busy' : 'db', { retryAfter: 2 });
  sendFailure(failure, request, reply);
  if (isHashing) request.log.warn({ cure: BUSY_CURE }, 'a password was not hashed in time');
  // A later result of the handler must not be sent a second time.
  reply.hijack();
  reply.log = withoutPutOff(request.log);
}

/**
 * Fastify logs as an error what a handler rejects with after its answer. When load is shed that is not a defect, and it
 * was logged before.
 */
function withoutPutOff(log: FastifyBaseLogger): FastifyBaseLogger {
  const error: FastifyBaseLogger['error'] = (fields: unknown, ...rest: [string?, ...unknown[]]) => {
    const isPutOff = isRecord(fields) && fields['err'] instanceof ApiFailure;
    if (isPutOff) log.debug(fields, ...rest);
    else log.error(fields, ...rest);
  };
  return Object.assign(Object.create(log) as FastifyBaseLogger, { error });
}
