import type { LinkSize, TrussModel } from './trussModel.ts';

/** Returns stiffness and mass of a link; thousands of links share a few such sizes. */
export function sizeOf({ made, sizes }: Pick<TrussModel, 'made' | 'sizes'>, link: number): LinkSize {
  return sizes[made[2 * link]!]?.[made[2 * link + 1]!] ?? NOTHING;
}

/** A link of unknown density counts as weightless; a correction reports it. */
const NOTHING: LinkSize = { EA: 0, A: 0, EI: 0, massPerLength: 0 };
