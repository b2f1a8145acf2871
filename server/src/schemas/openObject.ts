import { Type } from '@fastify/type-provider-typebox';

/** An object whose fields the contract does not specify. */
export const openObject = (description?: string) =>
  Type.Object({}, { additionalProperties: true, ...(description !== undefined && { description }) });
