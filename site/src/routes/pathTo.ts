import { type PathOf, type RouteId, routes } from './table.ts';

type Names<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** Values for a path: its named segments, and `hash` if the pattern leaves the rest open. */
export type PathValues<Id extends RouteId> = Readonly<Record<Names<PathOf<Id>>, string>> &
  (PathOf<Id> extends `${string}*` ? { readonly hash?: string } : unknown);

type Given<Id extends RouteId> = Names<PathOf<Id>> extends never ? [PathValues<Id>?] : [PathValues<Id>];

/**
 * Writes the path of a page.
 *
 * @example pathTo('beam', { hash: '0f3c' }) // '/msb/0f3c'
 */
export function pathTo<Id extends RouteId>(id: Id, ...[values]: Given<Id>): string {
  const pattern: string = routes.find((row) => row.id === id)?.path ?? '/404';
  const texts: Readonly<Record<string, string | undefined>> = { ...values };
  return pattern
    .replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(texts[name] ?? ''))
    .replace('*', encodeURIComponent(texts['hash'] ?? ''));
}
