import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import {
  ApiFailure,
  type DeclaredError,
  ERRORS,
  type ErrorDetail,
  type ErrorKey,
} from '../failures/errors.ts';
import { isDatabaseAway } from '../db/isDatabaseAway.ts';
import { codeOf } from '../text/errorCode.ts';
import { toErrorBody } from '../http/errorBody.ts';
import { toLocale } from '../messages/locale.ts';
import { tidyText } from '../messages/tidyText.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Fields that failures of the call have in addition to those of every failure. */
    errorFields?: Readonly<Record<string, unknown>>;
    /** Failures of the call carry their message as `reason` too: that is what the client's notice reads. */
    hasReason?: boolean;
  }
}

/** Makes every failure of every route the one error body; what really happened goes to the log alone. */
export const errorReplies = plugin(
  (app, _options, done) => {
    app.setErrorHandler<FastifyError>((error, request, reply) => sendFailure(error, request, reply));
    done();
  },
  { name: 'error-replies' },
);

/** Answers a request with a failure; also for errors that Fastify meets before it has a route. */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = toApiFailure(error, request);
  const { status } = ERRORS[failure.key];
  logFailure(failure.key, error, request);
  if (failure.retryAfter !== null) reply.header('retry-after', failure.retryAfter);
  const locale = toLocale(request.headers['client-locale']);
  // Before a route is found there is none.
  const { errorFields, hasReason = false } = request.routeOptions?.config ?? {};
  const body = toErrorBody(failure, locale, request.id);
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send({ ...body, ...(hasReason && { reason: body.message }), ...errorFields, ...failure.fields });
}

/**
 * Load that is shed, and a database that is away, are no fault of the program: a line
 * without a stack, for there may be very many.
 */
const SHED: ReadonlySet<ErrorKey> = new Set(['busy', 'closing', 'db', 'timeout', 'solveTimeout', 'tooMany']);

const MOST_REASON = 300;

/** A caller who mistypes an address need not be watched. */
const MISTYPED: ReadonlySet<ErrorKey> = new Set(['missing', 'method']);

function logFailure(key: ErrorKey, error: unknown, request: FastifyRequest): void {
  const { error: failure, status, isRefusal = false }: DeclaredError = ERRORS[key];
  if (isClientGone(error, request)) request.log.debug({ err: error }, 'client gone');
  else if (SHED.has(key)) {
    const told = { failure, code: nameOf(error), reason: reasonOf(error) };
    request.log.warn(told, 'request put off');
  } else if (status >= 500 && !isRefusal) request.log.error({ err: error }, 'request failed');
  else {
    // The log of security contains what was refused and to whom; the exact fault is for debugging.
    if (!MISTYPED.has(key)) request.log.info({ failure, user: userOf(request) }, 'request refused');
    request.log.debug({ err: error }, 'why it was refused');
  }
}

/**
 * The code that the database or the system gives its failure: for a database that is away it
 * distinguishes a full disk from a broken connection.
 */
function nameOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || error instanceof ApiFailure) return undefined;
  return codeOf(error) ?? error.name;
}

/** The answer of another service that made a request wait, such as a payment provider. */
function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof ApiFailure) || !(error.cause instanceof Error)) return undefined;
  return error.cause.message.slice(0, MOST_REASON);
}

function userOf({ caller }: FastifyRequest): number | undefined {
  return caller?.kind === 'user' ? caller.userId : undefined;
}

/** A body, or an answer, that ends in the middle looks like a broken connection of our own. */
function isClientGone(error: unknown, { raw }: FastifyRequest): boolean {
  const code = codeOf(error);
  return (raw.readableAborted && code === 'ECONNRESET') || code === 'ERR_STREAM_PREMATURE_CLOSE';
}

function toApiFailure(error: unknown, { body }: Pick<FastifyRequest, 'body'>): ApiFailure {
  if (error instanceof ApiFailure) return error;
  if (isDatabaseAway(error)) return new ApiFailure('db', { retryAfter: 2, cause: error });
  if (!(error instanceof Error)) return new ApiFailure('internal', { cause: error });
  const { statusCode, validation, validationContext } = error as Partial<FastifyError>;
  if (validationContext === 'body' && body === undefined)
    return new ApiFailure('schema', { details: [{ path: '', rule: 'body' }] });
  if (validation !== undefined)
    return new ApiFailure('schema', { details: ofNearestShape(validation).map(toDetail) });
  if (statusCode === 413) return new ApiFailure('tooLarge');
  if (statusCode === 415) return new ApiFailure('mediaType');
  if (statusCode === 400) return new ApiFailure('malformed');
  if (statusCode === 404 || statusCode === 414) return new ApiFailure('missing');
  return new ApiFailure('internal', { cause: error });
}

/**
 * For a value that may have several shapes, one item or a list of them, reports the fault
 * with the shape it has: not that it is no other.
 */
function ofNearestShape(found: readonly Validation[]): readonly Validation[] {
  const unions = new Set(
    found.flatMap(({ keyword, instancePath }) => (keyword === 'anyOf' ? instancePath : [])),
  );
  const own = found.filter(
    ({ keyword, instancePath }) => keyword !== 'anyOf' && !(keyword === 'type' && unions.has(instancePath)),
  );
  return own.length === 0 ? found : own;
}

function toDetail({ instancePath, keyword, params }: Validation): ErrorDetail {
  const { limit, allowedValues, additionalProperty, missingProperty } = params as Partial<Parameters>;
  // The object is found by its path, the key that it should not have or that it lacks is not in it.
  const key = additionalProperty ?? missingProperty;
  return {
    path: key === undefined ? instancePath : `${instancePath}/${tidyText(key)}`,
    rule: keyword,
    ...(typeof limit === 'number' && { limit }),
    ...(Array.isArray(allowedValues) && { allowed: allowedValues.map(String) }),
  };
}

type Validation = NonNullable<FastifyError['validation']>[number];

/** The broken rules of ours that the validator knows. */
interface Parameters {
  readonly limit: unknown;
  readonly allowedValues: unknown;
  readonly additionalProperty: string;
  readonly missingProperty: string;
}
