import type { LinkSize, TrussModel } from './trussModel.ts';

/** Returns what a link is made of: thousands of links share a few of them. */
export function sizeOf({ rows, sizes }: Pick<TrussModel, 'rows' | 'sizes'>, link: number): LinkSize {
  return sizes[rows[4 * link + 2]!]?.[rows[4 * link + 3]!] ?? NOTHING;
}

/** What is not known weighs nothing; a correction tells. */
const NOTHING: LinkSize = { EA: 0, A: 0, EI: 0, massPerLength: 0 };
