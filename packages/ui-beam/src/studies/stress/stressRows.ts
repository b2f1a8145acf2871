import {
  type BeamCase,
  type BeamSet,
  type Curve,
  type Diagram,
  type Theory,
  bendingDeflection,
} from '@eecs/solver-core';
import { curveToDiagram } from '@eecs/solver-core/stress';
import type { DiagramLimit } from '@eecs/ui-kit';
import { type LateId, RESULT_ROWS, type ResultRow, pickDiagram } from '../../naming/resultRows.ts';
import type { SetStress, Stresser } from './createStresser.ts';
import { listStrengths } from './listStrengths.ts';

/** A row of the room of stresses. */
export interface StressRow extends ResultRow {
  readonly id: LateId;
  /** Returns the strengths of the beam that limit the row, as lines. */
  readonly limitsOf: (document: BeamCase) => readonly DiagramLimit[];
}

export const THEORIES = ['eq1', 'eq2', 'eq3', 'eq4', 'eq5'] as const satisfies readonly Theory[];

/**
 * Lists the rows in the order of their checkboxes; equivalent stresses are computed only if a row of them is requested.
 */
export function listStressRows(stresser: Stresser): readonly StressRow[] {
  const ofStress =
    (pick: (set: SetStress) => Diagram | null): NonNullable<ResultRow['find']> =>
    (solved, { index, isPassing }) => {
      const set = stresser.stress(solved, { hasTheories: false, isPassing }).sets[index];
      return set === undefined ? null : pick(set);
    };
  const fitted = new WeakMap<Curve, Diagram>();
  const fit = (curve: Curve): Diagram => {
    const diagram = fitted.get(curve) ?? curveToDiagram(curve);
    fitted.set(curve, diagram);
    return diagram;
  };
  const ofTheory =
    (theory: Theory): NonNullable<ResultRow['find']> =>
    (solved, { index, isPassing }) => {
      const curve = stresser.stress(solved, { hasTheories: true, isPassing }).sets[index]?.EQ?.[theory];
      return curve === undefined ? null : fit(curve);
    };
  return [
    { ...normal('stressTop'), find: ofStress(({ S }) => S?.top ?? null), limitsOf: bothStrengths },
    { ...normal('stressBottom'), find: ofStress(({ S }) => S?.bottom ?? null), limitsOf: bothStrengths },
    {
      ...stress('shearStress', 'τ'),
      signPicture: SIGNS.shear,
      pick: ({ T }) => T,
      find: ofStress(({ T }) => T),
    },
    ...THEORIES.map((theory, at) => ({
      ...stress(theory, 'σ'),
      subscript: `eq${at + 1}`,
      find: ofTheory(theory),
      limitsOf: tensileStrength,
    })),
    {
      ...displacement('lateral', 'w'),
      signPicture: SIGNS.lateral,
      pick: ({ lateral }) => lateral,
      find: ofStress(({ lateral }) => lateral),
    },
    { ...displacement('bendingDeflection', 'v'), subscript: 'M', pick: bendingDeflection },
    {
      ...displacement('shearDeflection', 'v'),
      subscript: 'Q',
      pick: ({ shearDeflection }) => shearDeflection,
    },
  ];
}

/** Returns whether an answer has the row; unknown stresses are described in words. */
export function hasRow(row: StressRow, solved: Parameters<typeof pickDiagram>[1]): boolean {
  if (row.real === 'stress') return true;
  return pickDiagram(row, solved, { index: 0, isPassing: false }) !== null;
}

const PLUS = 'M0 8h6M3 5v6';
const SIGNS = {
  shear: `${PLUS}M16 3h8v10h-8zM12 13V3M9.5 6 12 3l2.5 3M28 3v10M25.5 10 28 13l2.5-3`,
  lateral: `${PLUS}M11 3v10M11 8h16M24 5.5 27 8l-3 2.5`,
  up: `${PLUS}M10 13h18M19 13V3M16.5 6 19 3l2.5 3`,
};

function normal(id: 'stressTop' | 'stressBottom'): ResultRow & { readonly id: LateId } {
  const row = RESULT_ROWS.find((one) => one.id === id);
  if (row === undefined) throw new Error(`\`normal\` must be given a row of the results, not ${id}`);
  return { ...row, id };
}

function stress(id: LateId, symbol: string) {
  return {
    id,
    symbol,
    real: 'stress',
    scaled: 'stress',
    signPicture: '',
    pick: (): Diagram | null => null,
    limitsOf: noLimits,
  } as const;
}

function displacement(id: LateId, symbol: string) {
  return {
    id,
    symbol,
    real: 'displacement',
    scaled: 'scaledDeflection',
    signPicture: SIGNS.up,
    limitsOf: noLimits,
  } as const satisfies Omit<StressRow, 'pick'> & { pick?: (set: BeamSet) => Diagram | null };
}

function noLimits(): readonly DiagramLimit[] {
  return NONE;
}

/** The same list in every render. */
const NONE: readonly DiagramLimit[] = [];

function tensileStrength(document: BeamCase): readonly DiagramLimit[] {
  return listStrengths(document).flatMap(({ x0, x1, tension }) =>
    tension === undefined ? [] : [{ x0, x1, value: tension }],
  );
}

function bothStrengths(document: BeamCase): readonly DiagramLimit[] {
  const compressions = listStrengths(document).flatMap(({ x0, x1, compression }) =>
    compression === undefined ? [] : [{ x0, x1, value: -compression }],
  );
  return [...tensileStrength(document), ...compressions];
}
