import { evaluateFormula } from './evaluateFormula.ts';
import { HAND_AGREES } from '../../linalg/tolerance.ts';
import { nameSign, splitSides } from './formula.ts';
import type { Formula, HandUnit } from './formula.ts';

/**
 * A value that fills a gap in a sentence: a number with its unit, symbols, or text that does not depend on the
 * language. A value along an axis or about one (`r`, counter-clockwise positive) is written as a size and a
 * direction: "30 kN downwards".
 */
export type HandValue =
  | string
  | number
  | { readonly value: number; readonly unit: HandUnit; readonly along?: 'x' | 'y' | 'r' }
  | { readonly formula: Formula };

/** How a line compares with the solver; the difference is relative to the largest term of its kind. */
export interface HandCheck {
  readonly difference: number;
  readonly passed: boolean;
}

/** A line of a calculation. `key` names a sentence in the writer's texts. */
export type HandBlock =
  | { readonly kind: 'heading'; readonly key: string; readonly values: Readonly<Record<string, HandValue>> }
  | { readonly kind: 'sentence'; readonly key: string; readonly values: Readonly<Record<string, HandValue>> }
  | {
      readonly kind: 'formula';
      /** The text before the formula, such as ΣM about A. */
      readonly label: Formula;
      readonly formula: Formula;
      /** Null if the line only names the value. */
      readonly check: HandCheck | null;
      /** Whether the line is a final check of the whole structure, which gets a tick if it agrees. @default false */
      readonly isClosing?: boolean;
    };

/** A structure calculated by hand, line by line. */
export interface HandCalculation {
  readonly blocks: readonly HandBlock[];
  /** The number of lines compared with the solver, and the number of those that disagree. */
  readonly checked: number;
  readonly disagreeing: number;
  /**
   * False if the equations could not be solved part by part. The lines that are written are correct, but the
   * calculation ends early.
   */
  readonly isWhole: boolean;
}

/**
 * Returns the mark after a line: a tick for a final check that agrees, a warning for a line that disagrees with the
 * solver; null for other lines.
 */
export function verdictOf(block: HandBlock): 'ticked' | 'disagrees' | null {
  if (block.kind !== 'formula' || block.check === null) return null;
  if (!block.check.passed) return 'disagrees';
  return block.isClosing === true ? 'ticked' : null;
}

/** How a formula is checked. */
export interface FormulaCheck {
  readonly label?: Formula;
  /** Values that hold for this line only. */
  readonly known?: ReadonlyMap<string, number>;
  /** The size relative to which values count: values that are negligible compared with it count as zero. */
  readonly scale?: number;
  /** Whether the line is a final check of the whole structure. @default false */
  readonly isClosing?: boolean;
}

/** Creates an empty page; `solver` contains the solver's values by the names of the symbols. */
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
     * Writes a formula and checks that all of its sides are equal; an unknown symbol on its left side is assigned the
     * value.
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
    /** Writes a formula that defines a symbol; there is nothing to compare it with. */
    plain: (formula: Formula, label: Formula = []) =>
      void blocks.push({ kind: 'formula', label, formula, check: null }),
    /** Writes a polynomial along a part, checked against the solver's diagram at several places of the part. */
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
