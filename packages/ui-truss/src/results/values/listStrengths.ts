import type { TrussCase } from '@eecs/solver-core/truss';

/** The strength of a material, MPa or psi; null if it has none. */
export interface Strength {
  readonly name: string;
  readonly tension: number | null;
  readonly compression: number | null;
}

/** The greatest number of listed materials, so that a long list leaves room for the drawing. */
const MOST = 3;

/** Lists the strengths of the materials of the rods. */
export function listStrengths({ links, materials }: TrussCase): readonly Strength[] {
  const used = new Set(links.map(({ materialIndex }) => materialIndex));
  return materials
    .flatMap(({ name, strength }, index) =>
      used.has(index) && strength
        ? [{ name, tension: strength.tension ?? null, compression: strength.compression ?? null }]
        : [],
    )
    .slice(0, MOST);
}
