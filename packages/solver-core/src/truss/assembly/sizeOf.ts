import type { LinkSize, TrussModel } from './trussModel.ts';

/** Returns what a link is made of: thousands of links share a few of them. */
export function sizeOf({ made, sizes }: Pick<TrussModel, 'made' | 'sizes'>, link: number): LinkSize {
  return sizes[made[2 * link]!]?.[made[2 * link + 1]!] ?? NOTHING;
}

/** A link of unknown density weighs nothing; a correction reports it. */
const NOTHING: LinkSize = { EA: 0, A: 0, EI: 0, massPerLength: 0 };
