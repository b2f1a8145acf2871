import { Type } from '@fastify/type-provider-typebox';

/** Headers every call reads; values it cannot use are ignored, never refused. */
export const CommonHeaders = Type.Object({
  'client-locale': Type.Optional(
    Type.String({
      description: 'en-US, ru or uk: the language of texts and of mails; anything else is en-US',
    }),
  ),
  'x-request-id': Type.Optional(
    Type.String({
      description: 'Up to 64 letters, digits and hyphens, given back; anything else is replaced',
    }),
  ),
});
