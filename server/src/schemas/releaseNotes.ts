import { Type } from '@fastify/type-provider-typebox';

export const ReleaseNotesParams = Type.Object(
  { id: Type.String({ pattern: '^[0-9]{1,9}$', description: '0 for all, newest first' }) },
  { additionalProperties: false },
);

export const ReleaseNotesReply = Type.Object(
  {
    rowsCount: Type.Integer(),
    rows: Type.Array(
      Type.Object(
        {
          id: Type.Integer(),
          event_date: Type.String({ format: 'date' }),
          icon: Type.String(),
          data: Type.String({ description: 'Plain text with a subset of Markdown, no HTML' }),
        },
        { additionalProperties: false },
      ),
      { maxItems: 200 },
    ),
  },
  { additionalProperties: false },
);
