import { Type } from '@fastify/type-provider-typebox';

/** POST /auth/options. Open: a client of another version may know more or fewer. */
export const OptionsBody = Type.Object(
  {
    rowsPerPage: Type.Optional(Type.Number({ description: '1 to 100' })),
    fixedDigits: Type.Optional(Type.Number({ description: '0 to 12' })),
    strokeWidth: Type.Optional(Type.Number({ description: '1 to 32 px' })),
    splitterPosition: Type.Optional(Type.Number({ description: '0 to 100 per cent, three decimals' })),
    layout: Type.Optional(Type.String({ maxLength: 32, description: 'default or wide' })),
    exportFormat: Type.Optional(Type.String({ maxLength: 32, description: 'png, svg or csv' })),
    locale: Type.Optional(Type.String({ maxLength: 32, description: 'en-US, ru or uk' })),
  },
  { description: 'Any of the options; numbers are brought into their range, unknown keys dropped' },
);

export const OptionsReply = Type.Literal(true);
