import { Type, type Static } from '@fastify/type-provider-typebox';

/** One refused place of a request: a JSON pointer, the rule it broke and that rule's bound, never the value itself. */
export const ErrorDetail = Type.Object(
  {
    path: Type.String({ description: 'JSON pointer into the request' }),
    rule: Type.String({
      description:
        'The rule it broke: a keyword of JSON Schema, or a word of ours such as depth, signs or quote',
    }),
    limit: Type.Optional(
      Type.Number({ description: 'The bound of maximum, minimum, maxItems, maxLength and the like' }),
    ),
    allowed: Type.Optional(
      Type.Unsafe<readonly string[]>(
        Type.Array(Type.String(), { description: 'Of the rules enum and keys: what may stand there' }),
      ),
    ),
  },
  { additionalProperties: false, title: 'ErrorDetail' },
);

export type ErrorDetail = Static<typeof ErrorDetail>;
