import { fractionToNumber } from '../../exact/fraction.ts';
import { crossings, evaluate } from '../../linalg/polynomial.ts';
import type { UnitSystem } from '../../model/common/document.ts';
import type { CalculatedBeam, CalculationFile, ExactText } from './calculationFile.ts';

/** A reaction that a calculation proves, in the units of the file: along the beam (H), across it (R), or a couple (M). */
export interface ProvedReaction {
  readonly support: string;
  readonly letter: 'H' | 'R' | 'M';
  readonly exact: ExactText;
  readonly value: number;
}

/** The greatest and the least ordinate of a curve that a calculation proves, with their places. */
export interface ProvedCurve {
  readonly curve: 'N' | 'Q' | 'M';
  readonly max: { readonly x: number; readonly value: number };
  readonly min: { readonly x: number; readonly value: number };
}

/** The beam and the results of a calculation, for readers. */
export interface Proved {
  readonly system: UnitSystem;
  /** The beam as a document that can be drawn, without stiffnesses; null if its parts have no drawing here. */
  readonly document: object | null;
  readonly reactions: readonly ProvedReaction[];
  readonly curves: readonly ProvedCurve[];
}

/**
 * Reads what a calculation proves: the reactions of the beam and the extremes of N, Q and M over its parts. Verify the
 * file by `checkCalculation` first: this function believes the lines.
 */
export function readProved({ units, beam, releases, lines }: CalculationFile): Proved {
  const rule = releases.length === 0 ? 'equilibrium' : 'superposition';
  const reactions = lines.flatMap((line): ProvedReaction[] => {
    const [letter, ...name] = (line.of ?? '').split(' ');
    if (line.rule !== rule || typeof line.value !== 'string') return [];
    if (letter !== 'H' && letter !== 'R' && letter !== 'M') return [];
    return [{ support: name.join(' '), letter, exact: line.value, value: toNumber(line.value) }];
  });
  const curves = (['N', 'Q', 'M'] as const).flatMap((curve): ProvedCurve[] => {
    const points = lines.flatMap(({ rule: by, state, from, to, of, value }) => {
      if (by !== 'section' || state !== 'beam' || of !== curve || !Array.isArray(value)) return [];
      return listExtremes(value.map(toNumber), toNumber(from ?? '0'), toNumber(to ?? '0'));
    });
    const [first, ...others] = points;
    if (first === undefined) return [];
    const pick = (isBetter: (a: number, b: number) => boolean) =>
      others.reduce((best, one) => (isBetter(one.value, best.value) ? one : best), first);
    return [{ curve, max: pick((a, b) => a > b), min: pick((a, b) => a < b) }];
  });
  const system = units.force === 'lbf' ? 1 : 0;
  return { system, document: toDocument(beam, system), reactions, curves };
}

function toNumber(text: ExactText): number {
  const [numerator = '0', denominator = '1'] = text.split('/');
  return fractionToNumber({ numerator: BigInt(numerator), denominator: BigInt(denominator) });
}

/** Lists the ends of a part and the places where the derivative of its polynomial changes sign. */
function listExtremes(c: readonly number[], from: number, to: number): { x: number; value: number }[] {
  const places = [0, ...signChanges(derivative(c), to - from), to - from];
  return places.map((s) => ({ x: from + s, value: evaluate(c, s) }));
}

function derivative(c: readonly number[]): number[] {
  return c.slice(1).map((value, k) => value * (k + 1));
}

function signChanges(c: readonly number[], h: number): number[] {
  return c.length < 2 ? [] : crossings(c, h, signChanges(derivative(c), h));
}

/** The class of a support by the directions that it holds. */
const CLASSES: Readonly<Record<string, string>> = { R: 'roller', HR: 'pin', HRM: 'clamp' };

function toDocument(beam: CalculatedBeam, system: UnitSystem): object | null {
  const supports = beam.supports.map(({ x, holds, stiffness }) => ({
    className: stiffness === undefined ? CLASSES[holds.join('')] : undefined,
    x: toNumber(x),
  }));
  if (supports.some(({ className }) => className === undefined)) return null;
  if (beam.spreads.some(({ along }) => along !== undefined)) return null;
  const points = beam.points.flatMap(({ x, along, across, couple }) =>
    (
      [
        ['AxialLoad', along],
        ['ShearLoad', across],
        ['BendingMoment', couple],
      ] as const
    ).flatMap(([className, value]) =>
      value === undefined ? [] : [{ className, x: toNumber(x), c: [toNumber(value)] }],
    ),
  );
  const spreads = beam.spreads.flatMap(({ from, to, across }) =>
    across === undefined
      ? []
      : [{ className: 'DistributedLoad', x: [from, to].map(toNumber), y: across.map(toNumber) }],
  );
  return {
    schema: 1,
    units: { system },
    L: toNumber(beam.length),
    supports: [...supports, ...beam.hinges.map(({ x }) => ({ className: 'hinge', x: toNumber(x) }))],
    loads: [...points, ...spreads],
  };
}
