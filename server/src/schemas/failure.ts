import { Type } from '@fastify/type-provider-typebox';

/** One reason of a refusal, or one thing to know about what was solved. */
export const Failure = Type.Object({
  code: Type.String(),
  path: Type.String({ description: 'JSON pointer into the document' }),
  ids: Type.Array(Type.Union([Type.String(), Type.Number()])),
  values: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
});
