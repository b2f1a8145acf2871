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
      description: 'Up to 64 letters, digits and hyphens, given back; anything else is replaced',
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
        'Made up for one attempt, as a UUID: a repeat within 24 hours gets the first answer. Of changes of tasks, and of rows of the library, ' +
        'those after which 500 others came are forgotten; a repeat is then executed again, and meets another version or a name that is in use',
    }),
  ),
});
