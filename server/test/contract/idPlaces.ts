import { FIXTURE_1 } from '../support/fixture1.ts';
import { choose } from '../support/purchases.ts';
import { createBar, type Belongings } from './callers.ts';
import { schemaOf, type Operation, type Schema } from '../../src/plugins/contract/description.ts';
import type { Call } from './calls.ts';

/** A place of a request that identifies data of a user. */
export interface IdPlace {
  readonly call: Call;
  readonly place: string;
  /** Builds the request with another user's id at the place. */
  readonly ask: (id: number | string) => { readonly url: string; readonly body?: object };
  readonly takes: 'number' | 'text';
  /** Status and errno for another user's id of the right kind. */
  readonly refusal: readonly [status: number, errno: number];
  /** The kind of id that fits here; ids of other kinds are tried as well. */
  readonly kind: keyof Belongings | 'quote';
}

export const PLACES: readonly IdPlace[] = [
  {
    call: 'POST /case/commit',
    place: 'data.id',
    ask: (id) => ({ url: '/case/commit', body: { data: { ...FIXTURE_1, id } } }),
    takes: 'number',
    refusal: [404, 40401],
    kind: 'task',
  },
  {
    call: 'POST /case/delete',
    place: 'id',
    ask: (id) => ({ url: '/case/delete', body: { id } }),
    takes: 'number',
    refusal: [404, 40401],
    kind: 'task',
  },
  {
    call: 'POST /case/list',
    place: 'uid',
    ask: (uid) => ({ url: '/case/list', body: { uid } }),
    takes: 'number',
    refusal: [403, 40302],
    kind: 'userId',
  },
  {
    call: 'POST /data/storage/delete/{partition}/{id}',
    place: 'id',
    ask: (id) => ({ url: `/data/storage/delete/section/${id}` }),
    takes: 'number',
    refusal: [404, 40401],
    kind: 'row',
  },
  {
    call: 'POST /data/storage/{locale}/{partition}',
    place: 'data.id',
    ask: (id) => ({ url: '/data/storage/en-US/section', body: { data: { id, ...createBar() } } }),
    takes: 'number',
    refusal: [404, 40401],
    kind: 'row',
  },
  {
    call: 'POST /auth/update',
    place: 'quote',
    ask: (quote) => ({ url: '/auth/update', body: { choice: choose(2, 6), quote } }),
    takes: 'text',
    refusal: [404, 40401],
    kind: 'quote',
  },
];

/**
 * Fields that name the owner of a new row, not the row itself: a caller who is not root may write anything there, and
 * owns the row.
 */
export const OWNERS = [
  'POST /data/storage/{locale}/{partition} data.user_id',
  'POST /data/storage/add/{partition} row.user_id',
];
/** Ids of products and public data. */
export const PUBLIC = [
  'GET /data/release-notes/{id} id',
  'POST /auth/update choice.branchId',
  'POST /auth/update choice.bundleId',
  'POST /auth/update choice.productId',
];

/** Lists the places of a call that take an id, as paths of field names. */
export function findIds({ parameters = [], requestBody }: Operation): string[] {
  const inPath = parameters.filter((one) => one.in === 'path' && isId(one.name)).map(({ name }) => name);
  const body = schemaOf(requestBody ?? {});
  return [...inPath, ...(body === null ? [] : findIdsIn(body, []))];
}

function findIdsIn(schema: Schema, path: readonly string[]): string[] {
  const parts = [...(schema.anyOf ?? []), ...(schema.items === undefined ? [] : [schema.items])];
  const named = Object.entries(schema.properties ?? {});
  return [
    ...parts.flatMap((part) => findIdsIn(part, path)),
    ...named.flatMap(([name, value]) => findIdsIn(value, [...path, name])),
    ...named.filter(([name]) => isId(name)).map(([name]) => [...path, name].join('.')),
  ];
}

function isId(name: string): boolean {
  return /^(id|uid|quote|invoice)$|_id$|Id$/.test(name);
}
