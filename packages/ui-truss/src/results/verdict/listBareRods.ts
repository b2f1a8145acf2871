import type { TrussCase } from '@eecs/solver-core/truss';
import { nameRod } from '../../hand/writeLine.ts';

/** The greatest number of listed rods. */
const MOST_NAMED = 12;

/** Names the rods that lack a material or a cross-section, at most a dozen. */
export function listBareRods({ links, materials, sections }: TrussCase): string {
  const bare = links.flatMap(({ materialIndex, sectionIndex }, rod) =>
    materials[materialIndex] === undefined || sections[sectionIndex] === undefined
      ? [nameRod(rod, links)]
      : [],
  );
  return [...bare.slice(0, MOST_NAMED), ...(bare.length > MOST_NAMED ? ['…'] : [])].join(', ');
}
