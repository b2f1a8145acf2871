import type { Locale } from '@eecs/ui-kit';
import type { paths } from './api.d.ts';
import { acceptDone } from './apiFailure.ts';
import type { Sent } from './apiTypes.ts';
import type { CallApi, CallOptions } from './callApi.ts';

/**
 * The server calls about materials and cross-sections: printed tables, the shared library and the user's own. Each
 * rejects with an `ApiFailure`, also if the plan includes no library.
 */
export type LibraryClient = ReturnType<typeof createLibraryClient>;

export type Partition = paths['/data/storage/{locale}/{partition}']['get']['parameters']['path']['partition'];
export type NewRow = Sent<'/data/storage/add/{partition}'>['row'];
export type ChangedRow = Exclude<Sent<'/data/storage/{locale}/{partition}'>['data'], readonly unknown[]>;

/** Creates the typed client of the libraries. */
export function createLibraryClient(call: CallApi) {
  return {
    /** Returns the columns of the tables of a class of sections; none if the class has no tables. */
    async listHeaders(sectionClass: string, given?: CallOptions) {
      const params = { path: { class: sectionClass } };
      const answer = await call.repeatable(
        (api, signal) => api.GET('/data/sections/{class}/headers', { params, signal }),
        given,
      );
      return 'failed' in answer ? [] : answer;
    },
    /** Returns the tables of a class of sections; none if the class has no tables. */
    async listDrawers(sectionClass: string, given?: CallOptions) {
      const params = { path: { class: sectionClass } };
      const answer = await call.repeatable(
        (api, signal) => api.GET('/data/sections/{class}', { params, signal }),
        given,
      );
      return 'failed' in answer ? [] : answer;
    },
    listGroups: (given?: CallOptions) =>
      call.repeatable((api, signal) => api.GET('/data/storage/groups', { signal }), given),
    /** Returns rows of the shared library and of the user's own, with the groups named in a language. */
    async listRows(partition: Partition, locale: Locale, given?: CallOptions) {
      const params = { path: { partition, locale } };
      const { rows } = await call.repeatable(
        (api, signal) => api.GET('/data/storage/{locale}/{partition}', { params, signal }),
        given,
      );
      return rows;
    },
    async addRow(partition: Partition, row: NewRow) {
      const params = { path: { partition } };
      const answer = await call.once(['/data/storage/add', partition, row], (api, signal, headers) =>
        api.POST('/data/storage/add/{partition}', { params, body: { row }, headers, signal }),
      );
      return acceptDone(answer).row;
    },
    /** Changes rows that have an id and adds the others, all or none: at most five at once. */
    async saveRows(partition: Partition, locale: Locale, rows: ChangedRow[]) {
      const params = { path: { partition, locale } };
      const answer = await call.once(['/data/storage', partition, locale, rows], (api, signal, headers) =>
        api.POST('/data/storage/{locale}/{partition}', { params, body: { data: rows }, headers, signal }),
      );
      return acceptDone(answer).rows;
    },
    async removeRow(partition: Partition, id: number) {
      const params = { path: { partition, id: String(id) } };
      await call((api, signal) => api.POST('/data/storage/delete/{partition}/{id}', { params, signal }));
    },
  };
}
