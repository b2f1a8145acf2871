import { toCatalogueClass } from '@eecs/solver-core/catalogue';
import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import type { Knex } from 'knex';
import { toLocale } from '../../messages/locale.ts';
import { USE_LIMITS } from '../../plugins/useLimits.ts';
import {
  listSectionDrawers,
  readSectionHeaders,
  type SectionDrawer,
} from '../../repositories/sectionTables.ts';
import { NotModified, withErrors } from '../../schemas/errorReply.ts';
import { CommonHeaders } from '../../schemas/headers.ts';
import { SectionClassParams, SectionDrawersReply, SectionHeadersReply } from '../../schemas/sectionTables.ts';
import { createSharedWork } from '../../flow/sharedWork.ts';

export interface SectionsOptions {
  readonly db: Knex;
}

/**
 * The answer for an unknown class, which is not an error; also for the headers of a class that an operator has removed.
 */
const NO_SUCH_CLASS = { failed: true } as const;

/** GET /data/sections/{class} and GET /data/sections/{class}/headers */
export const sections: FastifyPluginCallbackTypebox<SectionsOptions> = (app, { db }, done) => {
  const headers = createSharedWork<string[] | null>();
  const tables = createSharedWork<SectionDrawer[]>();
  const config = { isPublic: true, isEmbeddable: true, rateLimit: { max: USE_LIMITS.publicData } };
  app.route({
    method: 'GET',
    url: '/data/sections/:class/headers',
    config,
    schema: {
      summary: 'Columns of the section tables of a class',
      description:
        'Public. Returns the headings of the cells of a row: a name, and its unit in brackets. For an unknown class the answer contains failed. May be cached for five minutes; If-None-Match is answered 304.',
      headers: CommonHeaders,
      params: SectionClassParams,
      response: withErrors({ 200: SectionHeadersReply, 304: NotModified }, 'schema', 'db'),
    },
    handler: async (request) => {
      const sectionClass = toCatalogueClass(request.params.class);
      if (sectionClass === null) return NO_SUCH_CLASS;
      return (await headers.share(sectionClass, () => readSectionHeaders(db, sectionClass))) ?? NO_SUCH_CLASS;
    },
  });
  app.route({
    method: 'GET',
    url: '/data/sections/:class',
    config,
    schema: {
      summary: 'Section tables of a class, one for each series of a standard',
      description:
        'Public. Returns the tables in the units of the standard. For an unknown class the answer contains failed. May be cached for five minutes; If-None-Match is answered 304.',
      headers: CommonHeaders,
      params: SectionClassParams,
      response: withErrors({ 200: SectionDrawersReply, 304: NotModified }, 'schema', 'db'),
    },
    handler: async (request) => {
      const sectionClass = toCatalogueClass(request.params.class);
      if (sectionClass === null) return NO_SUCH_CLASS;
      const locale = toLocale(request.headers['client-locale']);
      const drawers = await tables.share(`${sectionClass} ${locale}`, () =>
        listSectionDrawers(db, { sectionClass, locale }),
      );
      return drawers.map(({ drawer, rows }, index) => ({
        index,
        drawer,
        children: rows.map((data, row) => ({ index: row, data })),
      }));
    },
  });
  done();
};
