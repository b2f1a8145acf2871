import { Type } from '@fastify/type-provider-typebox';

/** Any name is accepted; an unknown one is answered as such. */
export const SectionClassParams = Type.Object(
  {
    class: Type.String({
      maxLength: 8192,
      description:
        'h or i, l or angle, c, t, z, lipped-c, lipped-z, rect, rectangular-pipe, circle, round-pipe, in upper or lower case',
    }),
  },
  { additionalProperties: false },
);

const NoSuchClass = Type.Object(
  { failed: Type.Literal(true) },
  { additionalProperties: false, description: 'There is no such class' },
);

export const SectionHeadersReply = Type.Union(
  [
    Type.Array(Type.String(), {
      maxItems: 64,
      description: 'label, then name[unit] of each column',
    }),
    NoSuchClass,
  ],
  { description: 'The columns, or that there is no such class' },
);

export const SectionDrawersReply = Type.Union(
  [
    Type.Array(
      Type.Object(
        {
          index: Type.Integer({ minimum: 0 }),
          drawer: Type.String({ description: 'Standard and series, in the language of Client-Locale' }),
          children: Type.Array(
            Type.Object(
              {
                index: Type.Integer({ minimum: 0 }),
                data: Type.String({
                  description: 'Cells separated by semicolons, with decimal points; the headers name them',
                }),
              },
              { additionalProperties: false },
            ),
            { maxItems: 10_000 },
          ),
        },
        { additionalProperties: false },
      ),
      { maxItems: 1000 },
    ),
    NoSuchClass,
  ],
  { description: 'The tables, or that there is no such class' },
);
