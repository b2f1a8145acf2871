import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { readCallerOrNobody } from '../../plugins/callerOrNobody.ts';
import { toLocale } from '../../messages/locale.ts';
import { USE_LIMITS } from '../../plugins/useLimits.ts';
import { listGroups, listRows } from '../../repositories/storage.ts';
import { NotModified, withErrors } from '../../schemas/errorReply.ts';
import { CommonHeaders } from '../../schemas/headers.ts';
import { StorageGroups, StorageParams, StorageRows } from '../../schemas/storage.ts';
import { createSharedWork } from '../../flow/sharedWork.ts';
import type { LibrariesContext } from '../../libraries/librariesContext.ts';
import type { LibraryRow } from '../../words/library.ts';

export interface StorageRouteOptions {
  readonly libraries: LibrariesContext;
}

/** GET /data/storage/groups and GET /data/storage/{locale}/{partition} */
export const storageReads: FastifyPluginCallbackTypebox<StorageRouteOptions> = (
  app,
  { libraries: { db } },
  done,
) => {
  const reads = createSharedWork<LibraryRow[]>();
  const config = {
    isPublic: 'toNobody',
    isEmbeddable: true,
    rateLimit: { max: USE_LIMITS.publicData },
  } as const;
  app.route({
    method: 'GET',
    url: '/data/storage/groups',
    config,
    schema: {
      summary: 'Groups of the libraries, with the numbers of their rows',
      description:
        'Public. Returns the groups in the language of Client-Locale; a logged-in user also gets their own groups. Anonymous clients may cache it for five minutes; If-None-Match is answered 304.',
      headers: CommonHeaders,
      response: withErrors({ 200: StorageGroups, 304: NotModified }, 'db'),
    },
    handler: async (request) => {
      const locale = toLocale(request.headers['client-locale']);
      const groups = await listGroups(db, await readUserId(request), locale);
      const of = (wanted: 'material' | 'section') =>
        groups.filter(({ partition }) => partition === wanted).map(({ partition: _, ...group }) => group);
      return { material: of('material'), section: of('section') };
    },
  });
  app.route({
    method: 'GET',
    url: '/data/storage/:locale/:partition',
    config,
    schema: {
      summary: 'Rows of a library, the user’s own rows first',
      description:
        'Public. Returns at most 2000 rows; a logged-in user also gets their own rows. Anonymous clients may cache it for five minutes; If-None-Match is answered 304.',
      headers: CommonHeaders,
      params: StorageParams,
      response: withErrors({ 200: StorageRows, 304: NotModified }, 'schema', 'db'),
    },
    handler: async (request) => {
      const userId = await readUserId(request);
      const { locale, partition } = request.params;
      const read = () => listRows(db, userId, { locale, partition });
      // Reads of shared rows, which have no owner, can be merged.
      return { rows: await (userId === null ? reads.share(`${locale} ${partition}`, read) : read()) };
    },
  });
  done();
};

/** Returns the user, or null for an anonymous caller, because public data are open to everybody. */
async function readUserId(request: FastifyRequest): Promise<number | null> {
  const caller = await readCallerOrNobody(request);
  return caller.kind === 'user' ? caller.userId : null;
}
