import { evaluateFormula } from './evaluateFormula.ts';
import { HAND_AGREES } from '../../linalg/tolerance.ts';
import { nameSign, splitSides } from './formula.ts';
import type { Formula, HandUnit } from './formula.ts';

/**
 * A value that fills a sentence: a number with its unit, signs, or text that is no word of a language. A value along an
 * axis, or round one (`r`, counter-clockwise positive), is told by its size and its way: "30 kN downwards".
 */
export type HandValue =
  | string
  | number
  | { readonly value: number; readonly unit: HandUnit; readonly along?: 'x' | 'y' | 'r' }
  | { readonly formula: Formula };

/** How a line stands against the solver, the difference relative to the largest term of its kind. */
export interface HandCheck {
  readonly difference: number;
  readonly passed: boolean;
}

/** A line of a calculation. `key` names a sentence of whoever tells it. */
export type HandBlock =
  | { readonly kind: 'heading'; readonly key: string; readonly values: Readonly<Record<string, HandValue>> }
  | { readonly kind: 'sentence'; readonly key: string; readonly values: Readonly<Record<string, HandValue>> }
  | {
      readonly kind: 'formula';
      /** The text before it: ΣM about A. */
      readonly label: Formula;
      readonly formula: Formula;
      /** Null for what is only named here. */
      readonly check: HandCheck | null;
      /** A last check of the whole: it is ticked where it agrees. @default false */
      readonly isClosing?: boolean;
    };

/** A structure calculated as by hand, line by line. */
export interface HandCalculation {
  readonly blocks: readonly HandBlock[];
  /** How many lines were compared with the solver, and how many of them disagree. */
  readonly checked: number;
  readonly disagreeing: number;
  /** False where the equations could not be solved part by part: what stands there is true, and ends early. */
  readonly isWhole: boolean;
}

/**
 * The mark behind a line: the tick of a last check that agrees, or that the line
 * disagrees with the solver; null where nothing does.
 */
export function verdictOf(block: HandBlock): 'ticked' | 'disagrees' | null {
  if (block.kind !== 'formula' || block.check === null) return null;
  if (!block.check.passed) return 'disagrees';
  return block.isClosing === true ? 'ticked' : null;
}

/** How a formula is checked. */
export interface FormulaCheck {
  readonly label?: Formula;
  /** Values that hold for this line alone. */
  readonly known?: ReadonlyMap<string, number>;
  /** The least size that counts: what is nothing beside it agrees with nothing. */
  readonly scale?: number;
  /** It is a last check of the whole. @default false */
  readonly isClosing?: boolean;
}

/** Creates an empty page; `solver` has what the solver found, by the names of the signs. */
export function createPage(solver: ReadonlyMap<string, number>) {
  const blocks: HandBlock[] = [];
  const values = new Map(solver);
  let headings = 0;
  return {
    blocks,
    heading: (key: string, of: Readonly<Record<string, HandValue>> = {}) =>
      void blocks.push({ kind: 'heading', key, values: { ...of, number: String((headings += 1)) } }),
    sentence: (key: string, of: Readonly<Record<string, HandValue>> = {}) =>
      void blocks.push({ kind: 'sentence', key, values: of }),
    /**
     * Writes a formula and checks that all of its sides are equal; a sign on the left that nobody knows is named by it.
     */
    formula: (formula: Formula, { label = [], known, scale = 0, isClosing = false }: FormulaCheck = {}) => {
      const all = known === undefined ? values : new Map([...values, ...known]);
      const sides = splitSides(formula);
      const found = sides.flatMap((side) => {
        const value = evaluateFormula(side, all);
        return value === null ? [] : [value];
      });
      const size = Math.max(scale, ...found.map((side) => side.scale));
      const last = found.at(-1);
      const [name] = sides[0] ?? [];
      if (found.length < 2 && last !== undefined && name?.kind === 'sign')
        values.set(nameSign(name), last.value);
      const worst =
        last === undefined ? 0 : Math.max(0, ...found.map(({ value }) => Math.abs(value - last.value)));
      const difference = size === 0 ? 0 : worst / size;
      const check = found.length < 2 ? null : { difference, passed: difference <= HAND_AGREES };
      blocks.push({ kind: 'formula', label, formula, check, ...(isClosing && { isClosing }) });
    },
    /** Writes a formula that says what a sign stands for, with nothing to compare it with. */
    plain: (formula: Formula, label: Formula = []) =>
      void blocks.push({ kind: 'formula', label, formula, check: null }),
    /** Writes a law along a part, checked against the solver's diagram at places of the part. */
    law: (
      formula: Formula,
      of: { readonly pairs: readonly (readonly [number, number])[]; readonly scale: number },
    ) => {
      const [, right = []] = splitSides(formula);
      const worst = of.pairs.reduce((most, [s, expected]) => {
        const found = evaluateFormula(right, new Map([['s', s]]));
        const size = Math.max(of.scale, found?.scale ?? 0);
        const difference = found === null || size === 0 ? 0 : Math.abs(found.value - expected) / size;
        return Math.max(most, difference);
      }, 0);
      blocks.push({
        kind: 'formula',
        label: [],
        formula,
        check: { difference: worst, passed: worst <= HAND_AGREES },
      });
    },
  };
}
