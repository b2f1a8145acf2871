import { Type, type TProperties, type TSchema } from '@fastify/type-provider-typebox';
import { ERRORS, type ErrorKey } from '../failures/errors.ts';
import { ErrorDetail } from './errorDetail.ts';
import { oneOf } from './oneOf.ts';
import { WHEN } from './whenRefused.ts';

/** Fields that the failures of a call have in addition to the common ones, and the name of their schema. */
interface OwnFields {
  readonly name: string;
  readonly fields: TProperties;
}

const NONE: OwnFields = { name: 'Error', fields: {} };

/** Creates the schema of the failures of one status, or of every status if none is given. */
function createReply({ name, fields }: OwnFields, status?: number) {
  const keys = (Object.keys(ERRORS) as ErrorKey[]).filter(
    (key) => status === undefined || ERRORS[key].status === status,
  );
  const sentences = keys.map((key) => `${ERRORS[key].error} (${ERRORS[key].errno}): ${WHEN[key]}.`);
  return Type.Object(
    {
      errno: oneOf(
        keys.map((key) => ERRORS[key].errno),
        { description: 'The number of the failure, for programs' },
      ),
      error: oneOf(
        keys.map((key) => ERRORS[key].error),
        { description: 'The failure as a word' },
      ),
      message: Type.String({ description: 'For people, in the language of Client-Locale' }),
      requestId: Type.String({
        description: 'X-Request-Id of the answer, by which the operator finds it in the log',
      }),
      details: Type.Optional(
        Type.Array(ErrorDetail, {
          maxItems: 20,
          description: 'For status 400: the refused parts of the request',
        }),
      ),
      ...fields,
    },
    { additionalProperties: false, title: `${name}${status ?? ''}`, description: sentences.join(' ') },
  );
}

/** The schema that every failure has, whatever its status. */
export const ErrorReply = createReply(NONE);

/** Failures that any call may answer with. */
const COMMON = ['malformed', 'tooMany', 'internal', 'closing', 'timeout', 'headers'] as const;

/**
 * Failures that any call with a body may also return: the body may have another type, be too large, or be sent by
 * another site's page.
 */
export const POSTED = ['xsrf', 'tooLarge', 'mediaType'] as const;

/** Creates the OpenAPI schema of an answer of one of several types. */
export interface AnswerByType {
  readonly description: string;
  readonly content: Readonly<Record<string, { readonly schema: TSchema }>>;
}

type Replies = Record<number, TSchema | AnswerByType>;

/** Adds to a route's replies the failures that it may answer with. */
export function withErrors<R extends Replies>(replies: R, ...keys: readonly ErrorKey[]): R {
  return withErrorsOf(NONE, replies, ...keys);
}

/** Creates the same schema for a call whose failures have additional fields. */
export function withErrorsOf<R extends Replies>(own: OwnFields, replies: R, ...keys: readonly ErrorKey[]): R {
  const failures: Record<number, TSchema> = {};
  for (const key of [...COMMON, ...keys]) {
    const { status } = ERRORS[key];
    failures[status] ??= createReply(own, status);
  }
  return { ...failures, ...replies };
}

/** The failure's text under the name `reason`, for calls whose client reads it there. */
export const REASONED: OwnFields = {
  name: 'ReasonedError',
  fields: { reason: Type.String({ description: 'Equal to message' }) },
};

/** The reply for data that the client already has. */
export const NotModified = Type.Null({ description: 'Not modified (If-None-Match), without a body' });
