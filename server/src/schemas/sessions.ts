import { Type } from '@fastify/type-provider-typebox';
import { orNull } from './orNull.ts';
import { ms } from './units.ts';

/** GET /auth/sessions */
export const SessionsReply = Type.Object(
  {
    sessions: Type.Array(
      Type.Object(
        {
          begun: ms('When the session began'),
          used: ms('When it was last resumed'),
          browser: orNull(
            Type.String({ maxLength: 40 }),
            'Browser and system in words, such as Firefox, Windows; null if unknown',
          ),
          isCurrent: Type.Boolean({ description: 'Whether it is the caller’s session' }),
          mark: Type.String({
            maxLength: 22,
            description: 'Identifies the session in the call that ends it',
          }),
        },
        { additionalProperties: false, title: 'AccountSession' },
      ),
      { maxItems: 10 },
    ),
  },
  { additionalProperties: false, description: 'The live sessions, most recently used first' },
);

/** POST /auth/sessions/end */
export const EndSessionsRequest = Type.Optional(
  Type.Union([
    Type.Null(),
    Type.Object(
      {
        mark: Type.Optional(
          Type.String({
            maxLength: 22,
            description: 'Mark of the one session to end; without it all others end',
          }),
        ),
      },
      { additionalProperties: false },
    ),
  ]),
);

/** POST /auth/sessions/end */
export const SessionsEndedReply = Type.Object(
  { ended: Type.Integer({ minimum: 0, description: 'Number of ended sessions' }) },
  { additionalProperties: false, description: 'The named session, or all other sessions, have ended' },
);
