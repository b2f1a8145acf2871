import { Type } from '@fastify/type-provider-typebox';

/** Headers that every call reads; unusable values are ignored, never refused. */
export const CommonHeaders = Type.Object({
  'client-locale': Type.Optional(
    Type.String({
      description: 'en-US, ru or uk: the language of texts and of mails; anything else is en-US',
    }),
  ),
  'x-request-id': Type.Optional(
    Type.String({
      description:
        'Up to 64 letters, digits and hyphens, which the answer returns; anything else is replaced',
    }),
  ),
});

/** Headers of repeatable calls. */
export const RepeatableHeaders = Type.Object({
  ...CommonHeaders.properties,
  'idempotency-key': Type.Optional(
    Type.String({
      pattern: '^[A-Za-z0-9-]{8,64}$',
      description:
        'A unique key of one attempt, such as a UUID: a repeat within 24 hours gets the first answer. Keys for changes of tasks and of library rows ' +
        'are forgotten after 500 later ones; a repeat is then executed again, and finds another version or a name that is in use',
    }),
  ),
});
