import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { ApiFailure } from '../failures/errors.ts';
import { isRecord } from '../text/isRecord.ts';
import { sendFailure } from './errorReplies.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The call hashes passwords, or a function that returns for which requests it does: put off, these more likely
     * waited for their turn than for the database.
     */
    hashes?: boolean | ((request: FastifyRequest) => boolean);
    /** The call has something solved, though it is none of those that `solves` names. */
    waitsForSolves?: boolean;
  }
}

export interface DeadlineOptions {
  /** For a request, ms, without the time its body takes to come. @default 3000 */
  readonly limitMs?: number;
  /**
   * For a request that solves, ms: its turn and its solve have 3000, and 300 remain to find the plan of the client.
   * @default 3300
   */
  readonly solveLimitMs?: number;
  /**
   * For a request that hashes passwords, ms: on a busy machine threads that hash wait for a processor, and a login that
   * takes long is worth more than one that is put off. @default 8000
   */
  readonly hashLimitMs?: number;
}

interface Watch {
  leftMs: number;
  /** When `timer` was set, ms. */
  since: number;
  timer: NodeJS.Timeout | undefined;
}

/**
 * Answers requests that are not answered in time: database steps have limits of their own, but a call may take
 * several, and its client gives up after 4 s, or after 10 s if the call hashes a password. The work continues, except
 * work that waits to hash or checks whether somebody waits (`isAwaited`); its answer is discarded, and a client that
 * repeats the call sends its key. An answer that has begun is not interrupted, however slowly it is read.
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
    // A body comes as slowly as its sender's line is; `requestTimeout` decides how long that may be.
    app.addHook('preParsing', (request, _reply, payload, next) => {
      stop(request);
      next(null, payload);
    });
    app.addHook('preValidation', (request, reply, next) => {
      const watch = watches.get(request);
      // Whether it hashes may be known by its body alone.
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
    // The client went away before.
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

/** Bodies above it may take long to be read and answered, whatever else the machine does. */
const LARGE_BYTES = 64 * 1024;

function isLarge({ headers }: FastifyRequest): boolean {
  return Number(headers['content-length'] ?? 0) > LARGE_BYTES;
}

/** Advice for an operator where other programs keep the processors busy. */
const BUSY_CURE = 'if other programs keep the processors busy, NICENESS=0 gives hashing an equal share';

function hashesPassword(request: FastifyRequest): boolean {
  const { hashes = false } = request.routeOptions.config;
  return typeof hashes === 'function' ? hashes(request) : hashes;
}

function giveUp(request: FastifyRequest, reply: FastifyReply): void {
  if (reply.sent || reply.raw.headersSent) return;
  const isHashing = hashesPassword(request);
  // A solve that took all of its time was answered before; what a small one waited for here was the machine.
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
 * Fastify logs as an error what a handler rejects with after its answer: where load is
 * shed that is no fault, and was logged before.
 */
function withoutPutOff(log: FastifyBaseLogger): FastifyBaseLogger {
  const error: FastifyBaseLogger['error'] = (fields: unknown, ...rest: [string?, ...unknown[]]) => {
    const isPutOff = isRecord(fields) && fields['err'] instanceof ApiFailure;
    if (isPutOff) log.debug(fields, ...rest);
    else log.error(fields, ...rest);
  };
  return Object.assign(Object.create(log) as FastifyBaseLogger, { error });
}
