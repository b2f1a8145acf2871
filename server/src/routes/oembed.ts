import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { ApiFailure } from '../failures/errors.ts';
import { readSharedLink } from '../oembed/readSharedLink.ts';
import { writeFrame } from '../oembed/writeFrame.ts';
import type { EmbedOriginsOptions } from '../plugins/embedOrigins.ts';
import { USE_LIMITS } from '../plugins/useLimits.ts';
import { NotModified, withErrors } from '../schemas/errorReply.ts';
import { CommonHeaders } from '../schemas/headers.ts';
import { OembedQuery, OembedReply } from '../schemas/oembed.ts';

export interface OembedOptions extends EmbedOriginsOptions {
  /** Base address of the site, without a slash at the end; null means the address the server listens on. */
  readonly publicUrl: string | null;
}

/** Seconds: the frame of a link never changes, but its look may change with a release. */
const CACHE_AGE_S = 86_400;

/**
 * GET /oembed: returns the frame that a page embeds for the link of a shared beam or truss (oembed.com, version 1.0).
 */
export const oembedRoute: FastifyPluginCallbackTypebox<OembedOptions> = (
  app,
  { publicUrl, embedOrigins },
  done,
) => {
  const mayBeFramed = embedOrigins === '*' || embedOrigins.length > 0;
  app.route({
    method: 'GET',
    url: '/oembed',
    config: { isPublic: true, isEmbeddable: true, rateLimit: { max: USE_LIMITS.sharedLink } },
    schema: {
      summary: 'Describe the embed of a link (oEmbed)',
      description:
        'Public. Returns the iframe that shows a shared beam, truss or frame, as oembed.com 1.0 specifies. 401 for a saved task, which only its owner may see; 404 for an address that shares nothing or whose document cannot be read; 501 for a format other than json.',
      headers: CommonHeaders,
      querystring: OembedQuery,
      response: withErrors(
        { 200: OembedReply, 304: NotModified },
        'schema',
        'auth',
        'missing',
        'otherFormat',
      ),
    },
    handler: (request) => {
      const { url, format = 'json', maxwidth, maxheight } = request.query;
      if (format !== 'json') throw new ApiFailure('otherFormat');
      const base = publicUrl ?? app.listeningOrigin;
      const link = readSharedLink(url, base);
      if (link === null) throw new ApiFailure('missing', { text: 'links.unknown' });
      if (link === 'own') throw new ApiFailure('auth', { text: 'links.own' });
      const room = {
        ...(maxwidth !== undefined && { maxWidth: Number(maxwidth) }),
        ...(maxheight !== undefined && { maxHeight: Number(maxheight) }),
      };
      return {
        version: '1.0' as const,
        ...(link.title !== '' && { title: link.title }),
        provider_name: 'EECS',
        provider_url: `${base}/`,
        cache_age: CACHE_AGE_S,
        ...(mayBeFramed
          ? { type: 'rich' as const, ...writeFrame(link, { base, ...room }) }
          : { type: 'link' as const }),
      };
    },
  });
  done();
};
