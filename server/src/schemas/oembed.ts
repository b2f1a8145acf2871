import { Type } from '@fastify/type-provider-typebox';
import { oneOf } from './oneOf.ts';

const size = (description: string) =>
  Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,4}$', description }));

/** The query of oembed.com. Other fields from a consumer are ignored. */
export const OembedQuery = Type.Object({
  url: Type.String({
    maxLength: 8192,
    description: 'An address of this site: a shared beam or truss with its fragment, or the bare editor',
  }),
  format: Type.Optional(
    Type.String({ maxLength: 20, description: 'json, which is the default and the only supported format' }),
  ),
  maxwidth: size('Maximum width, px'),
  maxheight: size('Maximum height, px'),
});

export const OembedReply = Type.Object(
  {
    version: oneOf(['1.0']),
    type: oneOf(['rich', 'link'], {
      description: 'rich: with a frame; link if the operator does not allow framing (EMBED_ORIGINS)',
    }),
    title: Type.Optional(
      Type.String({ description: 'The title as its author wrote it; absent if there is none' }),
    ),
    provider_name: Type.String(),
    provider_url: Type.String(),
    cache_age: Type.Integer({ description: 'Seconds for which the answer may be cached' }),
    html: Type.Optional(Type.String({ description: 'For type rich: the iframe to insert into a page' })),
    width: Type.Optional(Type.Integer({ description: 'For type rich: px' })),
    height: Type.Optional(Type.Integer({ description: 'For type rich: px' })),
  },
  { additionalProperties: false, description: 'As specified by oembed.com 1.0, in JSON' },
);
