import type { TrussCase } from '@eecs/solver-core/truss';
import { nameRod } from '../../hand/writeLine.ts';

/** More rods than this are not named. */
const MOST_NAMED = 12;

/** Names the rods that lack a material or a cross-section, the first dozen of them. */
export function listBareRods({ links, materials, sections }: TrussCase): string {
  const bare = links.flatMap(({ materialIndex, sectionIndex }, rod) =>
    materials[materialIndex] === undefined || sections[sectionIndex] === undefined
      ? [nameRod(rod, links)]
      : [],
  );
  return [...bare.slice(0, MOST_NAMED), ...(bare.length > MOST_NAMED ? ['…'] : [])].join(', ');
}
