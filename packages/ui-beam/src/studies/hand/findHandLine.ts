import type { HandBlock, HandValue } from '@eecs/solver-core/hand';

/** An internal force at a place of the beam, in the units of the calculation. */
export interface HandPlace {
  readonly letter: 'N' | 'Q' | 'M';
  readonly x: number;
  readonly value: number;
}

interface Part {
  readonly at: number;
  readonly x0: number;
  readonly x1: number;
}

/** Relative to the length of a part: a place this near to its end is the end. */
const END_REACH = 1e-6;

/**
 * Finds the line of a hand calculation that gives an internal force at a place: the extreme within a part, otherwise
 * the values at the ends of the part, otherwise the part itself. Returns its index, null if there is none.
 */
export function findHandLine(blocks: readonly HandBlock[], { letter, x, value }: HandPlace): number | null {
  const parts = blocks.flatMap((block, at): Part[] => {
    if (block.kind !== 'sentence' || block.key !== 'stretch') return [];
    return [{ at, x0: readNumber(block.values['x0']), x1: readNumber(block.values['x1']) }];
  });
  const reach = END_REACH * ((parts.at(-1)?.x1 ?? 0) - (parts[0]?.x0 ?? 0));
  const near = parts.filter(({ x0, x1 }) => x >= x0 - reach && x <= x1 + reach);
  let best: { readonly line: number; readonly off: number } | null = null;
  for (const { at, x0, x1 } of near) {
    const end = parts.find((other) => other.at > at)?.at ?? blocks.length;
    const atStart = Math.abs(x - x0) <= reach;
    if (atStart || Math.abs(x - x1) <= reach) {
      const line = findSentence(blocks, 'ends', { from: at, to: end });
      const block = line === null ? undefined : blocks[line];
      const told = block?.kind === 'sentence' ? block.values[`${letter}${atStart ? 0 : 1}`] : undefined;
      const off = told === undefined ? 0 : Math.abs(readNumber(told) - value);
      if (best === null || off < best.off) best = { line: line ?? at, off };
      continue;
    }
    best = { line: letter === 'M' ? findExtreme(blocks, { from: at, to: end, s: x - x0 }) : at, off: 0 };
  }
  return best?.line ?? null;
}

interface Stretch {
  readonly from: number;
  readonly to: number;
}

function findSentence(blocks: readonly HandBlock[], key: string, { from, to }: Stretch): number | null {
  const found = blocks.findIndex(
    (block, at) => at >= from && at < to && block.kind === 'sentence' && block.key === key,
  );
  return found < 0 ? null : found;
}

/** Finds the value of M at the zero of Q nearest to `s`: the last of the three lines of an extreme. */
function findExtreme(
  blocks: readonly HandBlock[],
  { from, to, s }: Stretch & { readonly s: number },
): number {
  let best = { line: from, off: Infinity };
  for (let at = from; at < to; at += 1) {
    const block = blocks[at];
    if (block?.kind !== 'formula') continue;
    const [first, , third] = block.formula;
    if (first?.kind !== 'sign' || first.letter !== 's' || third?.kind !== 'number') continue;
    const off = Math.abs(third.value - s);
    if (off < best.off) best = { line: at + 1, off };
  }
  return best.line;
}

function readNumber(value: HandValue | undefined): number {
  if (typeof value === 'number') return value;
  return typeof value === 'object' && 'value' in value ? value.value : Number.NaN;
}
