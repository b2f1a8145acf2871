import { parseCase, solveBeam, timoshenko, valueAt } from '@eecs/solver-core';
import { stressAt } from '@eecs/solver-core/stress';
import type { BeamAnswer, BeamSet, MohrPoint } from '@eecs/solver-core';
import { stressBeam } from '../stress/stressedBeam.ts';
import type { StressExtreme, StressName, StressPlace } from './expectStress.ts';
import type { Expected, Problem } from './problem.ts';

/** A problem and its results, with the integrals that are expected. */
export interface SolvedProblem {
  readonly document: object;
  readonly answer: BeamAnswer;
  readonly points: readonly MohrPoint[];
}

/** Solves the document of a problem. */
export function solveProblem({ document, expected }: Problem): SolvedProblem {
  const points = expected.flatMap(({ what }) =>
    what.kind === 'mohr' ? [{ x: what.x, kind: what.displacement }] : [],
  );
  return {
    document,
    points,
    answer: solveBeam(document, { shear: timoshenko, ...(points.length > 0 && { mohr: points }) }),
  };
}

/** Returns the solver's result for an expected number, NaN if it refused the document or has no such number. */
export function foundValue(solved: SolvedProblem, { what, set: index }: Expected): number {
  const { answer } = solved;
  if (answer.level === 'error') return NaN;
  const set = answer.sets[index];
  if (!set) return NaN;
  switch (what.kind) {
    case 'value':
      return valueAt(set[what.field], what.x, what.side);
    case 'extreme':
      return set[what.field][what.which][what.part];
    case 'zero':
      return set[what.field].zeros[what.index] ?? NaN;
    case 'reaction':
      return set.R.find(({ support }) => support === what.support)?.[what.part] ?? NaN;
    case 'degree':
      return answer.verdict.degree;
    case 'stress':
      return findStress(solved.document, set, what);
    case 'stressExtreme':
      return findStressExtreme(solved.document, what, index);
    case 'mohr': {
      const at = solved.points.findIndex(({ x, kind }) => x === what.x && kind === what.displacement);
      return answer.mohr?.[at]?.cases[index]?.[what.part] ?? NaN;
    }
    default:
      return what satisfies never;
  }
}

function findStress(input: object, set: BeamSet, { stress, x, side, point, level }: StressPlace): number {
  const parsed = parseCase(input);
  const state = parsed.ok ? stressAt(parsed.document, set, { x, side, level, ...point }) : null;
  if (!state) return NaN;
  switch (stress) {
    case 'sigma':
    case 'tau':
    case 's1':
    case 's3':
    case 'direction':
      return state[stress];
    default:
      return state.eq?.[stress] ?? NaN;
  }
}

function findStressExtreme(input: object, { diagram, which }: StressExtreme, index: number): number {
  const hasTheories = diagram.startsWith('eq');
  const { S, T, EQ } = stressBeam(input, { hasTheories }).stresses.sets[index] ?? {};
  switch (diagram) {
    case 'S.top':
      return S?.top[which].value ?? NaN;
    case 'S.bottom':
      return S?.bottom[which].value ?? NaN;
    case 'T':
      return T?.[which].value ?? NaN;
    default:
      return EQ?.[diagram][which].value ?? NaN;
  }
}

/** Computes the deviation of a found number from the expected one, relative to its scale. */
export function deviation(found: number, { value, scale }: Expected): number {
  return Math.abs(found - value) / scale;
}

/** Names an expected number as people read it. */
export function describeExpected({ what, set }: Expected): string {
  const suffix = set === 0 ? '' : ` (set ${set + 1})`;
  switch (what.kind) {
    case 'value': {
      const side = what.side === 'left' ? '−' : '';
      return `${what.field}(${short(what.x)}${side})${suffix}`;
    }
    case 'extreme':
      return `${what.part === 'x' ? 'x of ' : ''}${what.which} ${what.field}${suffix}`;
    case 'zero':
      return `zero ${what.index + 1} of ${what.field}${suffix}`;
    case 'reaction':
      return `R${what.support + 1} ${what.part}${suffix}`;
    case 'degree':
      return 'degree of indeterminacy';
    case 'stress': {
      const { x, side, point, level } = what;
      const place = `x ${short(x)}${side === 'left' ? '−' : ''}, y ${short(point.y)}, z ${short(point.z)}`;
      return `${STRESS_NAMES[what.stress]} at ${place}${level === 'below' ? '−' : ''}${suffix}`;
    }
    case 'stressExtreme':
      return `${what.which} ${what.diagram}${suffix}`;
    case 'mohr': {
      const part = what.part === 'total' ? '' : `, part of ${what.part}`;
      return `${what.displacement} by Mohr at ${short(what.x)}${part}${suffix}`;
    }
    default:
      return what satisfies never;
  }
}

const STRESS_NAMES: Readonly<Record<StressName, string>> = {
  sigma: 'sigma',
  tau: 'tau',
  s1: 's1',
  s3: 's3',
  direction: 'direction of s1, °,',
  eq1: 'eq1',
  eq2: 'eq2',
  eq3: 'eq3',
  eq4: 'eq4',
  eq5: 'eq5',
};

function short(x: number): string {
  return String(Number(x.toPrecision(6))).replace('-', '−');
}
