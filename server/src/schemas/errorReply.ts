import { Type, type TSchema } from '@fastify/type-provider-typebox';
import { ERRORS, type ErrorKey } from '../errors.ts';

/** The one shape of a failure; `errno` is the key for texts, `error` the stable word. */
export const ErrorReply = Type.Object(
  {
    errno: Type.Integer(),
    error: Type.String(),
    message: Type.String(),
    requestId: Type.String(),
    details: Type.Optional(
      Type.Array(
        Type.Object(
          {
            path: Type.String({ description: 'JSON pointer into the request' }),
            rule: Type.String(),
            limit: Type.Optional(
              Type.Number({ description: 'The bound of maximum, minimum, maxItems, maxLength and the like' }),
            ),
            allowed: Type.Optional(
              Type.Array(Type.String(), { description: 'Of the rules enum and keys: what may stand there' }),
            ),
          },
          { additionalProperties: false },
        ),
        { maxItems: 20 },
      ),
    ),
  },
  { additionalProperties: false, description: 'What went wrong, in the language of Client-Locale' },
);

/** Failures any call may answer with. */
const COMMON = ['malformed', 'tooMany', 'internal', 'closing', 'timeout', 'headers'] as const;

/** Failures any call with a body may answer with besides: it may be of another type, too large, or sent by somebody else's page. */
export const POSTED = ['xsrf', 'tooLarge', 'mediaType'] as const;

/** Adds to a route's replies the failures it may answer with. */
export function withErrors<R extends Record<number, TSchema>>(replies: R, ...keys: readonly ErrorKey[]): R {
  return withErrorsOf(ErrorReply, replies, ...keys);
}

/** The same for a call whose failures have fields of its own. */
export function withErrorsOf<R extends Record<number, TSchema>>(
  schema: TSchema,
  replies: R,
  ...keys: readonly ErrorKey[]
): R {
  const failures: Record<number, TSchema> = {};
  for (const key of [...COMMON, ...keys]) failures[ERRORS[key].status] = schema;
  return { ...failures, ...replies };
}

/** A failure of a call whose client reads its text under another name. */
export const ReasonedErrorReply = Type.Object(
  { ...ErrorReply.properties, reason: Type.String({ description: 'The same as message' }) },
  { additionalProperties: false, description: 'What went wrong, in the language of Client-Locale' },
);

/** Of data that the asker has already. */
export const NotModified = Type.Null({ description: 'As If-None-Match says: no body' });
