import { Type } from '@fastify/type-provider-typebox';
import { Subscription, UserParams } from './user.ts';

const name = Type.Optional(Type.String({ maxLength: 100 }));
const wire = Type.Optional(
  Type.String({
    maxLength: 64,
    pattern: '^v1\\.[A-Za-z0-9_-]{43}$',
    description: 'The hash made by the client',
  }),
);

/** POST /auth/update. Closed: no field sets what is not the user's to set. */
export const ProfileBody = Type.Object(
  {
    firstName: name,
    lastName: name,
    data: Type.Optional(
      Type.Object({}, { description: 'What a client keeps with the account, up to 8 KiB' }),
    ),
    email: Type.Optional(
      Type.String({ maxLength: 254, description: 'Needs password: the address is its salt' }),
    ),
    password: wire,
    currentPassword: wire,
    suspension: Type.Optional(
      Type.Union([
        Type.Object({ suspendDate: Type.Number() }, { additionalProperties: false }),
        Type.Object({ resumeDate: Type.Number() }, { additionalProperties: false }),
      ]),
    ),
  },
  { additionalProperties: false },
);

export const ProfileReply = Type.Object({ _params: UserParams, _subscriptions: Type.Array(Subscription) });
