import { Type } from '@fastify/type-provider-typebox';
import { Failure } from './failure.ts';

// What the answers of both solvers have alike. They are open to fields of later versions; what stands here is promised.

export const OrNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T, description?: string) =>
  Type.Union([Type.Null(), schema], description === undefined ? {} : { description });

export const VerdictStatus = Type.Union([
  Type.Literal('determinate'),
  Type.Literal('indeterminate'),
  Type.Literal('changeable'),
  Type.Literal('instantlyChangeable'),
  Type.Literal('underSupported'),
]);

/** Edits of the document that stop a motion. */
export const Fixes = Type.Array(Type.Object({ code: Type.String(), edit: Type.Object({}) }));

/** The first fields of what was solved. */
export const SOLVED_HEAD = {
  level: Type.Union([Type.Literal('ok'), Type.Literal('warning')]),
  id: Type.Number({ description: 'The id of the request' }),
  hash: Type.String({ description: 'SHA-1 of what the solver read' }),
  message: Type.String({ description: 'Empty, or what the warnings are about in a few words' }),
  warnings: Type.Array(Type.String(), {
    description: 'The corrections as texts in the language of Client-Locale',
  }),
};

/** The first fields of what could not be solved. */
export const REFUSED_HEAD = {
  level: Type.Literal('error'),
  id: Type.Number(),
  hash: OrNull(Type.String()),
  errno: Type.Integer(),
  error: Type.String(),
  message: Type.String({ description: 'singular, range, or a text in the language of Client-Locale' }),
};

/** Why it could not. */
export const REASONS = {
  failures: Type.Array(Failure),
  errors: Type.Array(Type.String(), {
    description: 'The failures as texts in the language of Client-Locale',
  }),
  features: Type.Optional(
    Type.Array(Type.String(), {
      description: 'Of errno 74301: keys of what the task uses beyond the plan; nothing was solved',
    }),
  ),
};
