import type { Text } from '@eecs/ui-kit';
import type { NamedOverlap, StandardFound } from '@eecs/ui-truss';
import type enUS from '../../truss/messages/en-US.json';

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

/** Tells which rods lie along which others: `1–2 / 1–5`. */
export function tellOverlaps(overlaps: readonly NamedOverlap[], t: Text<typeof enUS>): string {
  return t('truss.file.overlaps', { names: tellFirst(overlaps.map(({ rod, on }) => `${rod} / ${on}`)) });
}
