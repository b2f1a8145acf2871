import { Type } from '@fastify/type-provider-typebox';
import { orNull } from './orNull.ts';
import { ms } from './units.ts';

/** GET /auth/sessions */
export const SessionsReply = Type.Object(
  {
    sessions: Type.Array(
      Type.Object(
        {
          begun: ms('When somebody logged in'),
          used: ms('When it was last resumed'),
          browser: orNull(
            Type.String({ maxLength: 40 }),
            'Browser and system in words, as in Firefox, Windows; null where they are not known',
          ),
          isCurrent: Type.Boolean({ description: 'It is the one that asks' }),
          mark: Type.String({ maxLength: 22, description: 'Names the session where it is to be ended' }),
        },
        { additionalProperties: false, title: 'AccountSession' },
      ),
      { maxItems: 10 },
    ),
  },
  { additionalProperties: false, description: 'The sessions that run, the one used last first' },
);

/** POST /auth/sessions/end */
export const EndSessionsRequest = Type.Optional(
  Type.Union([
    Type.Null(),
    Type.Object(
      {
        mark: Type.Optional(
          Type.String({ maxLength: 22, description: 'Of the one session to end; without it all others end' }),
        ),
      },
      { additionalProperties: false },
    ),
  ]),
);

/** POST /auth/sessions/end */
export const SessionsEndedReply = Type.Object(
  { ended: Type.Integer({ minimum: 0, description: 'How many there were' }) },
  { additionalProperties: false, description: 'The session that was named, or every other one, has ended' },
);
