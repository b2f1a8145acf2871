import { calculateByHand, evaluateFormula, nameSign, splitSides } from '../../src/hand/index.ts';
import type { HandBlock, HandCalculation } from '../../src/hand/index.ts';
import { type BeamCase, type SolvedBeam, parseCase, solveBeam, timoshenko } from '@eecs/solver-core';

/** A document solved and written down by hand, set by set; null where it cannot be solved. */
export function writeDown(input: object): {
  readonly answer: SolvedBeam;
  readonly document: BeamCase;
  readonly sets: readonly HandCalculation[];
} | null {
  const parsed = parseCase(input);
  if (!parsed.ok) return null;
  const { document } = parsed;
  const answer = solveBeam(document, { include: ['tree'], mohr: [], shear: timoshenko });
  if (answer.level === 'error') return null;
  const names = document.supports.map((_, index) => `S${index}`);
  const sets = answer.sets.map((_, set) => {
    const hand = calculateByHand(document, { answer, set, names });
    if (hand === null) throw new Error('`writeDown` got no calculation');
    return hand;
  });
  return { answer, document, sets };
}

type Line = Extract<HandBlock, { kind: 'formula' }>;

/** The number a calculation writes last for a sign: its reactions, by its own means. */
export function lastNumber({ blocks }: HandCalculation, name: string): number | null {
  const line = blocks.findLast((block): block is Line => {
    // A sum may begin with the same sign.
    const [[first, ...others] = []] = block.kind === 'formula' ? splitSides(block.formula) : [];
    return first?.kind === 'sign' && nameSign(first) === name && others.length === 0;
  });
  const side = line === undefined ? undefined : splitSides(line.formula).at(-1);
  return side === undefined ? null : (evaluateFormula(side, new Map())?.value ?? null);
}

/** What a law of a part gives at a place: the calculation's own polynomial. */
export function lawAt(
  { blocks }: HandCalculation,
  letter: string,
  x: number,
  side: 'left' | 'right',
): number | null {
  let part: { x0: number; x1: number } | null = null;
  let found: number | null = null;
  for (const block of blocks) {
    if (block.kind === 'sentence' && block.key === 'stretch') {
      const place = (name: string) => (block.values[name] as { readonly value: number }).value;
      part = { x0: place('x0'), x1: place('x1') };
    }
    if (block.kind !== 'formula' || part === null) continue;
    const [first] = block.formula;
    const isLaw =
      first?.kind === 'sign' && nameSign(first) === `${letter}(s)` && splitSides(block.formula).length === 2;
    if (!isLaw || x < part.x0 || x > part.x1) continue;
    const [, law = []] = splitSides(block.formula);
    const value = evaluateFormula(law, new Map([['s', x - part.x0]]))?.value ?? null;
    // The part on the left comes first.
    if (found === null || side === 'right') found = value;
  }
  return found;
}

/** The lines that disagree with the solver, for a message. */
export function disagreeing({ blocks }: HandCalculation): readonly string[] {
  return blocks.flatMap((block) =>
    block.kind === 'formula' && block.check?.passed === false
      ? [`${writeLine(block)} (${block.check.difference.toExponential(1)})`]
      : [],
  );
}

export function writeLine({ label, formula }: Line): string {
  const write = (pieces: Line['formula']): string =>
    pieces
      .map((piece) => {
        switch (piece.kind) {
          case 'sign':
            return nameSign(piece);
          case 'number':
            return String(Number(piece.value.toPrecision(6)));
          case 'mark':
            return ` ${piece.mark} `;
          case 'power':
            return `^${piece.power}`;
          case 'fraction':
            return `[${write(piece.over)}]/[${write(piece.under)}]`;
          default:
            return '';
        }
      })
      .join('');
  return `${write(label)}: ${write(formula)}`;
}
