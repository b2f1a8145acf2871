import { Type } from '@fastify/type-provider-typebox';

/** An object whose fields this contract does not name. */
export const openObject = (description?: string) =>
  Type.Object({}, { additionalProperties: true, ...(description !== undefined && { description }) });
