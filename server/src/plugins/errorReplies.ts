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
    /** Additional fields of failures of the call. */
    errorFields?: Readonly<Record<string, unknown>>;
    /** Failures of the call carry their message also as `reason`, which the client's notice displays. */
    hasReason?: boolean;
  }
}

/** Converts every failure of every route to the common error body; only the log contains the cause. */
export const errorReplies = plugin(
  (app, _options, done) => {
    app.setErrorHandler<FastifyError>((error, request, reply) => sendFailure(error, request, reply));
    done();
  },
  { name: 'error-replies' },
);

/** Answers a request with a failure; also handles errors that Fastify finds before it has a route. */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = toApiFailure(error, request);
  const { status } = ERRORS[failure.key];
  logFailure(failure.key, error, request);
  if (failure.retryAfter !== null) reply.header('retry-after', failure.retryAfter);
  const locale = toLocale(request.headers['client-locale']);
  // The route options are missing before a route is found.
  const { errorFields, hasReason = false } = request.routeOptions?.config ?? {};
  const body = toErrorBody(failure, locale, request.id);
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send({ ...body, ...(hasReason && { reason: body.message }), ...errorFields, ...failure.fields });
}

/**
 * Failures that are no defect of the program (shed load, an unavailable database): logged as a line without a stack,
 * because there may be very many.
 */
const SHED: ReadonlySet<ErrorKey> = new Set(['busy', 'closing', 'db', 'timeout', 'solveTimeout', 'tooMany']);

const MOST_REASON = 300;

/** Failures of mistyped addresses, which are not logged. */
const MISTYPED: ReadonlySet<ErrorKey> = new Set(['missing', 'method']);

function logFailure(key: ErrorKey, error: unknown, request: FastifyRequest): void {
  const { error: failure, status, isRefusal = false }: DeclaredError = ERRORS[key];
  if (isClientGone(error, request)) request.log.debug({ err: error }, 'client gone');
  else if (SHED.has(key)) {
    const facts = { failure, code: nameOf(error), reason: reasonOf(error) };
    request.log.warn(facts, 'request put off');
  } else if (status >= 500 && !isRefusal) request.log.error({ err: error }, 'request failed');
  else {
    // The security log contains what was refused and to whom; the exact fault is logged for debugging.
    if (!MISTYPED.has(key)) request.log.info({ failure, user: userOf(request) }, 'request refused');
    request.log.debug({ err: error }, 'why it was refused');
  }
}

/**
 * Returns the failure code of the database or the system; for an unavailable database it distinguishes a full disk from
 * a broken connection.
 */
function nameOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || error instanceof ApiFailure) return undefined;
  return codeOf(error) ?? error.name;
}

/** Returns the answer of another service that delayed a request, such as a payment provider. */
function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof ApiFailure) || !(error.cause instanceof Error)) return undefined;
  return error.cause.message.slice(0, MOST_REASON);
}

function userOf({ caller }: FastifyRequest): number | undefined {
  return caller?.kind === 'user' ? caller.userId : undefined;
}

/** A body or an answer that ends in the middle looks like a broken connection of the server's own. */
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
 * For a value that may have several shapes (one item, or a list of items), reports the fault with the shape that it
 * has, rather than that it is none of the others.
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
  // The path leads to the object; it does not contain the key that is missing or not allowed.
  const key = additionalProperty ?? missingProperty;
  return {
    path: key === undefined ? instancePath : `${instancePath}/${tidyText(key)}`,
    rule: keyword,
    ...(typeof limit === 'number' && { limit }),
    ...(Array.isArray(allowedValues) && { allowed: allowedValues.map(String) }),
  };
}

type Validation = NonNullable<FastifyError['validation']>[number];

/** The parameters of the validator's rules that are reported. */
interface Parameters {
  readonly limit: unknown;
  readonly allowedValues: unknown;
  readonly additionalProperty: string;
  readonly missingProperty: string;
}
