import { Type } from '@fastify/type-provider-typebox';

/** The schema of one refused part of a request. */
export const ErrorDetail = Type.Object(
  {
    path: Type.String({ description: 'JSON pointer into the request' }),
    rule: Type.String({
      description:
        'The rule it broke: a keyword of JSON Schema, or a word of ours such as depth, signs or quote',
    }),
    limit: Type.Optional(
      Type.Number({
        description:
          'The bound of maximum, minimum, maxItems, maxLength and the like; of version the one in store',
      }),
    ),
    allowed: Type.Optional(
      Type.Unsafe<readonly string[]>(
        Type.Array(Type.String(), { description: 'For the rules enum and keys: the allowed values' }),
      ),
    ),
  },
  { additionalProperties: false, title: 'ErrorDetail' },
);
