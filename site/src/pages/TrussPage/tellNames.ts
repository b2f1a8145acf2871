import type { StandardFound } from '@eecs/ui-truss';

/** The first of so many names are told. */
const MOST = 6;

/** Tells names of a file, of many the first ones. */
export function tellFirst(names: readonly string[]): string {
  return [...names.slice(0, MOST), ...(names.length > MOST ? ['…'] : [])].join(', ');
}

/** Tells as what of the library names of a file were taken. */
export function tellStandards(found: readonly StandardFound[]): string {
  return tellFirst(found.map(({ name, is }) => (name === is ? is : `${name} = ${is}`)));
}
