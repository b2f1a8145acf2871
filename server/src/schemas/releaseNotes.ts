import { Type } from '@fastify/type-provider-typebox';

export const ReleaseNotesParams = Type.Object(
  { id: Type.String({ pattern: '^[0-9]{1,9}$', description: 'Number of a note; 0 for all' }) },
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
          icon: Type.String({ description: 'Name of the icon shown with it' }),
          data: Type.String({ description: 'Plain text with a subset of Markdown, no HTML' }),
        },
        { additionalProperties: false, title: 'ReleaseNote' },
      ),
      { maxItems: 200 },
    ),
  },
  { additionalProperties: false, description: 'The notes, newest first; at most 200' },
);
