import { Type } from '@fastify/type-provider-typebox';

/** The schema of one refused part of a request. */
export const ErrorDetail = Type.Object(
  {
    path: Type.String({ description: 'JSON pointer into the request' }),
    rule: Type.String({
      description:
        'The violated rule: a keyword of JSON Schema, or a rule of this server such as depth, signs or quote',
    }),
    limit: Type.Optional(
      Type.Number({
        description:
          'The bound of maximum, minimum, maxItems, maxLength and similar rules; for version, the stored one',
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
