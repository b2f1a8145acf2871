import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { toLocale } from '../../messages/locale.ts';
import { USE_LIMITS } from '../../plugins/useLimits.ts';
import { POSTED, withErrors } from '../../schemas/errorReply.ts';
import { CommonHeaders } from '../../schemas/headers.ts';
import {
  AddStorageReply,
  AddStorageRequest,
  DeleteStorageReply,
  PartitionParams,
  SaveStorageReply,
  SaveStorageRequest,
  StorageParams,
  StoredRowParams,
} from '../../schemas/storage.ts';
import { RepeatableHeaders } from '../../schemas/headers.ts';
import { removeRow } from '../../libraries/removeRow.ts';
import { saveRows } from '../../libraries/saveRows.ts';
import { loggedCallerOf } from '../../plugins/loggedCaller.ts';
import type { StorageRouteOptions } from './storage.ts';

const BODY_LIMIT = 64 * 1024;

/**
 * POST /data/storage/add/{partition}, POST /data/storage/{locale}/{partition} and POST
 * /data/storage/delete/{partition}/{id}
 */
export const storageWrites: FastifyPluginCallbackTypebox<StorageRouteOptions> = (
  app,
  { libraries },
  done,
) => {
  const config = { access: 'session', rateLimit: { max: USE_LIMITS.session } } as const;
  app.route({
    method: 'POST',
    url: '/data/storage/add/:partition',
    bodyLimit: BODY_LIMIT,
    config,
    schema: {
      summary: 'Add a material or a section to the user’s own library',
      description:
        'For logged-in users with a plan that has a library; without such a plan the answer has errno 74301. The name must be unique among the user’s own rows and the shared rows. A library has at most 200 own rows. A repeat with the same Idempotency-Key gets the first answer.',
      headers: RepeatableHeaders,
      params: PartitionParams,
      body: AddStorageRequest,
      response: withErrors(
        { 200: AddStorageReply },
        'schema',
        ...POSTED,
        'auth',
        'restricted',
        'nameUsed',
        'quota',
        'busy',
        'db',
      ),
    },
    handler: async (request) => {
      const { 'client-locale': header, 'idempotency-key': key } = request.headers;
      const locale = toLocale(header);
      const { partition } = request.params;
      const rows = [request.body.row];
      const saved = await saveRows(libraries, loggedCallerOf(request), {
        partition,
        rows,
        paths: ['/row'],
        locale,
        namesIn: locale,
        key,
      });
      if (!('rows' in saved)) return { ...saved, requestId: request.id };
      const [row] = saved.rows;
      if (row === undefined) throw new Error('a row that was added is not there');
      return { affected: 1 as const, id: row.id, row };
    },
  });
  app.route({
    method: 'POST',
    url: '/data/storage/:locale/:partition',
    bodyLimit: BODY_LIMIT,
    config,
    schema: {
      summary: 'Change or add up to five rows of the user’s own library, all or none',
      description:
        'For logged-in users with a plan that has a library; root may change shared rows. A row with an id is changed, and an outdated version is a conflict; a row without an id is added. A repeat with the same Idempotency-Key gets the first answer.',
      headers: RepeatableHeaders,
      params: StorageParams,
      body: SaveStorageRequest,
      response: withErrors(
        { 200: SaveStorageReply },
        'schema',
        ...POSTED,
        'auth',
        'restricted',
        'missing',
        'conflict',
        'nameUsed',
        'quota',
        'busy',
        'db',
      ),
    },
    handler: async (request) => {
      const { 'client-locale': header, 'idempotency-key': key } = request.headers;
      const { partition, locale: namesIn } = request.params;
      const { data } = request.body;
      const rows = Array.isArray(data) ? data : [data];
      const paths = Array.isArray(data) ? rows.map((_, i) => `/data/${i}`) : ['/data'];
      const locale = toLocale(header);
      const wanted = { partition, rows, paths, locale, namesIn, key };
      const saved = await saveRows(libraries, loggedCallerOf(request), wanted);
      return 'rows' in saved ? saved : { ...saved, requestId: request.id };
    },
  });
  app.route({
    method: 'POST',
    url: '/data/storage/delete/:partition/:id',
    config: { ...config, isBodyless: true },
    schema: {
      summary: 'Remove a row of the user’s own library',
      description:
        'For logged-in users; root may remove shared rows. Sections and materials that were copied from the row stay unchanged. The call has no Idempotency-Key: a repeat of a successful removal gets 404.',
      headers: CommonHeaders,
      params: StoredRowParams,
      response: withErrors(
        { 200: DeleteStorageReply },
        'schema',
        ...POSTED,
        'auth',
        'restricted',
        'missing',
        'db',
      ),
    },
    handler: async (request) => {
      const { partition, id } = request.params;
      await removeRow(libraries, loggedCallerOf(request), { partition, id: Number(id) });
      return { affected: 1 as const };
    },
  });
  done();
};
