import { Type, type TProperties, type TSchema } from '@fastify/type-provider-typebox';
import { ERRORS, type ErrorKey } from '../failures/errors.ts';
import { ErrorDetail } from './errorDetail.ts';
import { oneOf } from './oneOf.ts';
import { WHEN } from './whenRefused.ts';

/** Fields that failures of a call have beside those of every failure, and what those failures are called. */
interface OwnFields {
  readonly name: string;
  readonly fields: TProperties;
}

const NONE: OwnFields = { name: 'Error', fields: {} };

/** Makes the shape of the failures of one status; without one, of every status. */
function createReply({ name, fields }: OwnFields, status?: number) {
  const keys = (Object.keys(ERRORS) as ErrorKey[]).filter(
    (key) => status === undefined || ERRORS[key].status === status,
  );
  const told = keys.map((key) => `${ERRORS[key].error} (${ERRORS[key].errno}): ${WHEN[key]}.`);
  return Type.Object(
    {
      errno: oneOf(
        keys.map((key) => ERRORS[key].errno),
        { description: 'The number to act on' },
      ),
      error: oneOf(
        keys.map((key) => ERRORS[key].error),
        { description: 'The same as a word' },
      ),
      message: Type.String({ description: 'For people, in the language of Client-Locale' }),
      requestId: Type.String({ description: 'X-Request-Id of the answer, by which the operator finds it' }),
      details: Type.Optional(
        Type.Array(ErrorDetail, { maxItems: 20, description: 'Of 400: what of the request was refused' }),
      ),
      ...fields,
    },
    { additionalProperties: false, title: `${name}${status ?? ''}`, description: told.join(' ') },
  );
}

/** The one shape of a failure, of any status. */
export const ErrorReply = createReply(NONE);

/** Failures any call may answer with. */
const COMMON = ['malformed', 'tooMany', 'internal', 'closing', 'timeout', 'headers'] as const;

/**
 * Failures any call with a body may answer with besides: it may be of another type,
 * too large, or sent by somebody else's page.
 */
export const POSTED = ['xsrf', 'tooLarge', 'mediaType'] as const;

/** An answer that is of one of several types, as OpenAPI writes it. */
export interface AnswerByType {
  readonly description: string;
  readonly content: Readonly<Record<string, { readonly schema: TSchema }>>;
}

type Replies = Record<number, TSchema | AnswerByType>;

/** Adds to a route's replies the failures it may answer with. */
export function withErrors<R extends Replies>(replies: R, ...keys: readonly ErrorKey[]): R {
  return withErrorsOf(NONE, replies, ...keys);
}

/** The same for a call whose failures have fields of its own. */
export function withErrorsOf<R extends Replies>(own: OwnFields, replies: R, ...keys: readonly ErrorKey[]): R {
  const failures: Record<number, TSchema> = {};
  for (const key of [...COMMON, ...keys]) {
    const { status } = ERRORS[key];
    failures[status] ??= createReply(own, status);
  }
  return { ...failures, ...replies };
}

/** The text of a failure, for a call whose client reads it under another name. */
export const REASONED: OwnFields = {
  name: 'ReasonedError',
  fields: { reason: Type.String({ description: 'The same as message' }) },
};

/** For data that the caller has already. */
export const NotModified = Type.Null({ description: 'Not modified, by If-None-Match: no body' });
