import { calculateByHand, evaluateFormula, nameSign, splitSides } from '../../src/hand/index.ts';
import type { Formula, HandBlock, HandCalculation } from '../../src/hand/index.ts';
import { type BeamCase, type SolvedBeam, parseCase, solveBeam, timoshenko } from '@eecs/solver-core';

/** Solves a document and writes it as calculations by hand, one for each set; returns null if it cannot be solved. */
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

/** Returns the last number that a calculation writes for a symbol: for reactions, the calculated value. */
export function lastNumber({ blocks }: HandCalculation, name: string): number | null {
  const line = blocks.findLast((block): block is Line => {
    // A sum may begin with the same symbol.
    const [[first, ...others] = []] = block.kind === 'formula' ? splitSides(block.formula) : [];
    return first?.kind === 'sign' && nameSign(first) === name && others.length === 0;
  });
  const side = line === undefined ? undefined : splitSides(line.formula).at(-1);
  return side === undefined ? null : (evaluateFormula(side, new Map())?.value ?? null);
}

/** Evaluates the law of a part at a place: the calculation's own polynomial. */
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

/** Lists the lines that disagree with the solver, for a message. */
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

/**
 * Lists the numbers of a calculation that are noise: less than `least` of the greatest of their kind. A kind is the
 * ordinates of one diagram in a Mohr's integral, or the forces or the moments of the beam itself: its reactions, known
 * values of its parts and the terms of their polynomials at the far end.
 */
export function listNoise({ blocks }: HandCalculation, least: number): readonly string[] {
  const told: { readonly kind: 'force' | 'moment'; readonly value: number; readonly line: string }[] = [];
  const noise: string[] = [];
  let isOfBeam = false;
  let h = 0;
  for (const block of blocks) {
    if (block.kind === 'heading') isOfBeam = ['equilibrium', 'reactions', 'parts'].includes(block.key);
    if (block.kind === 'sentence' && isOfBeam)
      for (const value of Object.values(block.values)) {
        if (typeof value !== 'object' || !('unit' in value)) continue;
        if (block.key === 'stretch') h = value.value;
        if (value.unit === 'force' || value.unit === 'moment')
          told.push({ kind: value.unit, value: value.value, line: block.key });
      }
    if (block.kind !== 'formula') continue;
    const line = writeLine(block);
    for (const which of ['first', 'second'] as const) {
      const ordinates = listOrdinates(block.formula).map((pair) => pair[which]);
      if (isNoisy(ordinates, least)) noise.push(line);
    }
    const last = block.formula.at(-1);
    if (!isOfBeam) continue;
    const [[name] = [], law = [], ...more] = splitSides(block.formula);
    if (last?.kind === 'unit' && (last.unit === 'force' || last.unit === 'moment')) {
      const value = evaluateFormula(splitSides(block.formula).at(-1)!, new Map())?.value;
      if (value !== undefined) told.push({ kind: last.unit, value, line });
    } else if (name?.kind === 'sign' && name.of === 's' && more.length === 0)
      for (const term of splitTerms(law)) {
        const value = evaluateFormula(term, new Map([['s', h]]))?.value ?? 0;
        told.push({ kind: name.letter === 'M' ? 'moment' : 'force', value, line });
      }
  }
  for (const kind of ['force', 'moment'] as const) {
    const own = told.filter((one) => one.kind === kind);
    if (
      !isNoisy(
        own.map(({ value }) => value),
        least,
      )
    )
      continue;
    const greatest = Math.max(...own.map(({ value }) => Math.abs(value)));
    noise.push(
      ...own.filter(({ value }) => value !== 0 && Math.abs(value) < least * greatest).map((one) => one.line),
    );
  }
  return noise;
}

function isNoisy(values: readonly number[], least: number): boolean {
  const sizes = values.map(Math.abs);
  const greatest = Math.max(0, ...sizes);
  return sizes.some((size) => size > 0 && size < least * greatest);
}

/**
 * Lists the pairs of ordinates that Simpson's rule multiplies in a line: the last two numbers of each term in its
 * brackets.
 */
function listOrdinates(formula: Formula): readonly { readonly first: number; readonly second: number }[] {
  return formula.flatMap((piece, at) => {
    const over = formula[at - 2];
    const isRule = over?.kind === 'fraction' && over.under.length > 1;
    if (piece.kind !== 'mark' || piece.mark !== '(' || !isRule) return [];
    const close = formula.findIndex((one, i) => i > at && one.kind === 'mark' && one.mark === ')');
    return splitTerms(formula.slice(at + 1, close)).flatMap((term) => {
      const [second, first] = term.flatMap((one) => (one.kind === 'number' ? [one.value] : [])).reverse();
      return first === undefined || second === undefined ? [] : [{ first, second }];
    });
  });
}

/** Splits a sum without brackets into its terms, without their signs. */
function splitTerms(side: Formula): readonly Formula[] {
  const terms: Formula[number][][] = [[]];
  for (const piece of side) {
    if (piece.kind === 'mark' && (piece.mark === '+' || piece.mark === '−')) terms.push([]);
    else terms.at(-1)!.push(piece);
  }
  return terms.filter((term) => term.length > 0);
}
