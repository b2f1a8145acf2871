import type { Text } from '@eecs/ui-kit';
import type { NamedOverlap, StandardFound } from '@eecs/ui-truss';
import type enUS from '../../truss/messages/en-US.json';

/** At most so many names are listed. */
const MOST = 6;

/** Lists names of a file, of many the first ones. */
export function listFirst(names: readonly string[]): string {
  return [...names.slice(0, MOST), ...(names.length > MOST ? ['…'] : [])].join(', ');
}

/** Lists the items of the library that names of a file were taken for. */
export function listStandards(found: readonly StandardFound[]): string {
  return listFirst(found.map(({ name, is }) => (name === is ? is : `${name} = ${is}`)));
}

/** Lists which rods lie along which others: `1–2 / 1–5`. */
export function describeOverlaps(overlaps: readonly NamedOverlap[], t: Text<typeof enUS>): string {
  return t('truss.file.overlaps', { names: listFirst(overlaps.map(({ rod, on }) => `${rod} / ${on}`)) });
}
