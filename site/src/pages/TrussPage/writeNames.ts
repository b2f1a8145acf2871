import type { Text } from '@eecs/ui-kit';
import type { NamedOverlap, StandardFound } from '@eecs/ui-truss';
import type enUS from '../../truss/messages/en-US.json';

/** Maximum number of listed names. */
const MOST = 6;

/** Lists the names in a file, the first ones if there are many. */
export function listFirst(names: readonly string[]): string {
  return [...names.slice(0, MOST), ...(names.length > MOST ? ['…'] : [])].join(', ');
}

/** Lists the library items that were matched to names in a file. */
export function listStandards(found: readonly StandardFound[]): string {
  return listFirst(found.map(({ name, is }) => (name === is ? is : `${name} = ${is}`)));
}

/** Lists which rods overlap which others: `1–2 / 1–5`. */
export function describeOverlaps(overlaps: readonly NamedOverlap[], t: Text<typeof enUS>): string {
  return t('truss.file.overlaps', { names: listFirst(overlaps.map(({ rod, on }) => `${rod} / ${on}`)) });
}
