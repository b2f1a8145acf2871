import { FAILURE_CODES, FAILURE_GROUPS, type VerdictStatus } from '@eecs/solver-core';
import { Type, type TSchema } from '@fastify/type-provider-typebox';
import { FEATURE_KEYS, MISSING_FEATURES } from '../plans/features.ts';
import { oneOf, wordsOf } from './oneOf.ts';
import { orNull } from './orNull.ts';

// The fields that the answers of all solvers share. Later versions may add fields; the fields here are guaranteed.

/** The stability verdict on a structure, found before any result is computed. */
export const VERDICTS = wordsOf<VerdictStatus>({
  determinate: true,
  indeterminate: true,
  changeable: true,
  instantlyChangeable: true,
  underSupported: true,
});

/** An edit of the document, as a JSON Patch, that prevents a motion. */
export const createFix = <Code extends string>(codes: readonly Code[], value: TSchema) =>
  Type.Object({
    code: oneOf(codes),
    edit: Type.Object(
      {
        op: oneOf(['add', 'replace', 'remove']),
        path: Type.String({ description: 'JSON pointer into the document' }),
        value: Type.Optional(value),
      },
      { description: 'An operation of JSON Patch' },
    ),
  });

/** The first fields of an answer with results. */
export const SOLVED_HEAD = {
  level: Type.Union([Type.Literal('ok'), Type.Literal('warning')]),
  id: Type.Number({ description: 'The id of the request' }),
  hash: Type.String({ description: 'SHA-1 of the data that the solver read' }),
  message: Type.String({ description: 'Empty, or a short summary of the warnings' }),
  warnings: Type.Array(Type.String(), {
    description: 'The corrections as texts in the language of Client-Locale',
  }),
};

const ERRNOS = [...new Set<number>([...Object.values(FAILURE_CODES), MISSING_FEATURES.errno])];

/** The first fields of an answer without results. */
export const REFUSED_HEAD = {
  level: Type.Literal('error'),
  id: Type.Number({ description: 'The id of the request' }),
  hash: orNull(
    Type.String(),
    'SHA-1 of the data that the solver read; null if it could not read the document',
  ),
  errno: oneOf(ERRNOS as (Values<typeof FAILURE_CODES> | typeof MISSING_FEATURES.errno)[], {
    description: `Number of the first failure; ${MISSING_FEATURES.errno} for features that the plan does not include`,
  }),
  error: oneOf(FAILURE_GROUPS, { description: 'Group of the first failure: its code before the dot' }),
  message: Type.String({ description: 'singular, range, or a text in the language of Client-Locale' }),
};

type Values<R> = R[keyof R];

/** Why it could not be solved. */
export const listReasons = <Failure extends TSchema>(failure: Failure) => ({
  failures: Type.Array(failure),
  errors: Type.Array(Type.String(), {
    description: 'The failures as texts in the language of Client-Locale',
  }),
  features: Type.Optional(
    Type.Array(oneOf(FEATURE_KEYS), {
      description: `For errno ${MISSING_FEATURES.errno}: keys of the features that the plan does not include; nothing was solved`,
    }),
  ),
});
