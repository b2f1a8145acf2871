import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import type { Knex } from 'knex';
import { toLocale } from '../../messages/locale.ts';
import { USE_LIMITS } from '../../plugins/useLimits.ts';
import { listReleaseNotes, type ReleaseNote } from '../../repositories/releaseNotes.ts';
import { NotModified, withErrors } from '../../schemas/errorReply.ts';
import { CommonHeaders } from '../../schemas/headers.ts';
import { ReleaseNotesParams, ReleaseNotesReply } from '../../schemas/releaseNotes.ts';
import { createSharedWork } from '../../flow/sharedWork.ts';

export interface ReleaseNotesOptions {
  readonly db: Knex;
}

/** GET /data/release-notes/{id} */
export const releaseNotes: FastifyPluginCallbackTypebox<ReleaseNotesOptions> = (app, { db }, done) => {
  const reads = createSharedWork<ReleaseNote[]>();
  app.route({
    method: 'GET',
    url: '/data/release-notes/:id',
    config: { isPublic: true, isEmbeddable: true, rateLimit: { max: USE_LIMITS.publicData } },
    schema: {
      summary: 'Release notes',
      description:
        'Public. Returns the notes in the language of Client-Locale, newest first. For a number that no note has, the list is empty. May be cached for five minutes; If-None-Match is answered 304.',
      headers: CommonHeaders,
      params: ReleaseNotesParams,
      response: withErrors({ 200: ReleaseNotesReply, 304: NotModified }, 'schema', 'db'),
    },
    handler: async (request) => {
      const locale = toLocale(request.headers['client-locale']);
      const id = Number(request.params.id);
      const rows = await reads.share(`${id} ${locale}`, () => listReleaseNotes(db, { id, locale }));
      return { rowsCount: rows.length, rows };
    },
  });
  done();
};
