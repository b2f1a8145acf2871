import { Type, type TSchema } from '@fastify/type-provider-typebox';

/** A value that may be missing: it is then null rather than omitted. */
export const orNull = <Schema extends TSchema>(schema: Schema, description?: string) =>
  Type.Union([Type.Null(), schema], description === undefined ? {} : { description });
