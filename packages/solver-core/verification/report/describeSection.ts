import type { CrossSection } from '@eecs/solver-core';

const DIMENSIONS = [
  'Dy',
  'h',
  'b',
  'tw',
  'tf',
  't',
  'tb',
  'r1',
  'r2',
  'r3',
  'r4',
  'ri',
  'sf',
  'sw',
  'uf',
] as const;

/** Names a section's shape with its stated dimensions, in its own mm or in. */
export function describeSection(section: Omit<CrossSection, 'label'>): string {
  const sizes = DIMENSIONS.flatMap((name) => {
    const value = section[name];
    return value === undefined ? [] : [`${name} ${Number(value.toPrecision(6))}`];
  });
  return `${section.className} ${sizes.join(', ')}${section.bent ? ', bent' : ''}`;
}
