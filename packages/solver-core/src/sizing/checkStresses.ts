import type { BeamSet } from '../beam/answer/answer.ts';
import type { Theory } from '../beam/results/stressParts.ts';
import type { Curve } from '../diagrams/curve.ts';
import type { Diagram, DiagramPoint } from '../diagrams/diagram.ts';
import { evaluate } from '../linalg/polynomial.ts';
import { turnsOf } from '../linalg/turns.ts';
import type { BeamCase } from '../model/beam/document.ts';
import type { Material } from '../model/common/document.ts';
import { type StressMemory, computeStresses } from '../stress/computeStresses.ts';
import { placeSections } from '../stress/stressRanges.ts';
import { isStressJudged } from './judgedSets.ts';
import type { LimitCheck } from './limits.ts';
import { CURVE_SAMPLES } from '../linalg/tolerance.ts';

/** Strengths of a material, both positive; MPa or psi. */
export interface StrengthPair {
  readonly tension: number;
  readonly compression: number;
}

/**
 * Returns the strengths of a material, or null if it has none. Without a strength in compression, the strength in
 * tension applies to both.
 */
export function strengthOf({ strength }: Pick<Material, 'strength'>): StrengthPair | null {
  const tension = strength?.tension;
  const compression = strength?.compression ?? tension;
  return tension !== undefined && compression !== undefined && tension > 0 && compression > 0
    ? { tension, compression }
    : null;
}

/** A stretch with one section, with its allowed stresses. */
interface Stretch extends StrengthPair {
  readonly x0: number;
  readonly x1: number;
}

/**
 * Computes the utilisation of the strength divided by `factor` by normal stresses and, with a theory, by equivalent
 * stresses: one check of each kind for each case set and stretch of the beam. Returns null if a stress or a strength is
 * not known.
 */
export function checkStresses(
  document: BeamCase,
  sets: readonly BeamSet[],
  {
    factor,
    theory,
    memory,
  }: { readonly factor: number; readonly theory: Theory | null; readonly memory?: StressMemory },
): LimitCheck[] | null {
  const stretches = placeSections(document)?.map(({ x0, x1, material }): Stretch | null => {
    const strength = strengthOf(material);
    return (
      strength && { x0, x1, tension: strength.tension / factor, compression: strength.compression / factor }
    );
  });
  if (!stretches || stretches.includes(null)) return null;
  const known = stretches as readonly Stretch[];
  const stresses = computeStresses(
    document,
    { sets },
    { hasTheories: theory !== null, ...(memory && { memory }) },
  );
  const checks: LimitCheck[] = [];
  for (const [set, { S, EQ }] of stresses.sets.entries()) {
    if (!isStressJudged(document.caseSets, set)) continue;
    if (S === null || (theory !== null && EQ === null)) return null;
    for (const stretch of known) {
      for (const diagram of [S.top, S.bottom]) checks.push(...checkNormal(diagram, stretch, set));
      if (theory === null || EQ === null) continue;
      const { x, value } = greatestWithin(EQ[theory], stretch);
      const allowed = stretch.tension;
      checks.push({ kind: 'equivalent', set, x, value, allowed, utilisation: value / allowed });
    }
  }
  return checks;
}

/** Checks the greatest tension and the greatest compression of a normal stress. */
function checkNormal(diagram: Diagram, stretch: Stretch, set: number): LimitCheck[] {
  const points = listTurns(diagram, stretch);
  const most = points.reduce((one, other) => (other.value > one.value ? other : one));
  const least = points.reduce((one, other) => (other.value < one.value ? other : one));
  return [
    { ...most, allowed: stretch.tension },
    { ...least, allowed: stretch.compression },
  ]
    .filter(({ value }, at) => (at === 0 ? value > 0 : value < 0))
    .map((one) => ({ kind: 'normal', set, ...one, utilisation: Math.abs(one.value) / one.allowed }));
}

/** Lists the ends and the turning points of a diagram within a stretch, each with its value seen from inside. */
function listTurns({ segments }: Diagram, { x0, x1 }: Pick<Stretch, 'x0' | 'x1'>): DiagramPoint[] {
  return segments
    .filter((one) => one.x0 < x1 && one.x1 > x0)
    .flatMap(({ x0: start, x1: end, c }) => {
      const [from, to] = [Math.max(start, x0) - start, Math.min(end, x1) - start];
      const turns = turnsOf(c, end - start).filter((s) => s > from && s < to);
      return [from, ...turns, to].map((s) => ({ x: start + s, value: evaluate(c, s) }));
    });
}

/**
 * Finds the greatest value of a curve within a stretch: exact if it is the greatest of the beam, otherwise a sample.
 */
function greatestWithin({ segments, max }: Curve, { x0, x1 }: Pick<Stretch, 'x0' | 'x1'>): DiagramPoint {
  if (max.x > x0 && max.x < x1) return max;
  let greatest = { x: x0, value: 0 };
  for (const one of segments) {
    if (one.x0 < x0 || one.x1 > x1) continue;
    for (const [k, value] of one.y.entries())
      if (value > greatest.value) greatest = { x: one.x[k] ?? one.x0, value };
  }
  // At a border of the stretch, the greatest value of the beam belongs to one of the two sides.
  return max.x === greatest.x && max.value <= greatest.value * (1 + CURVE_SAMPLES) ? max : greatest;
}
