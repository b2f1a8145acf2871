import { solveBeam, timoshenko, valueAt } from '@eecs/solver-core';
import type { BeamSet } from '@eecs/solver-core';
import { EXACT } from './arithmetic.ts';
import { DOUBLE_DOUBLE } from './doubleDouble.ts';
import { solveByFineElements } from './fineElements.ts';
import { fractionFreeRank } from './fractionFreeRank.ts';
import { discSystem } from './layout.ts';
import type { FieldName, FineAnswer, FineSet } from './fineElements.ts';
import { toDocument } from './plainBeam.ts';
import type { PlainBeam } from './plainBeam.ts';

export type Comparison =
  | { readonly kind: 'agrees'; readonly worst: number; readonly where: string }
  | { readonly kind: 'mechanism' }
  | { readonly kind: 'differs'; readonly reason: string };

const FIELDS: readonly FieldName[] = ['N', 'Q', 'M', 'u', 'deflection', 'slope'];

/** The promised error, relative to the largest ordinate of a diagram. */
export const TOLERANCE = 1e-10;

/**
 * Elements of a millimetre cost the displacement method more than half of its 32 digits; its results are certain to a
 * tenth of the promised error.
 */
const UNDOUBTED = 1e-11;

/**
 * A diagram whose largest ordinate is below this fraction of the effect of the loads alone is zero except for rounding:
 * a load on a rigid support, or factored sets that cancel (1 - 0.3 - 0.7 is not 0 in doubles). Its errors are then
 * relative to the loads.
 */
const NOTHING = 1e-14;

/**
 * Compares the solver with the independent method on one beam: all fields, reactions and extremes in every set.
 *
 * The independent method works in 32 digits; very short elements beside very long ones can exhaust them, so exact
 * fractions decide doubtful cases.
 */
export function compareBeam(beam: PlainBeam): Comparison {
  const answer = solveBeam(toDocument(beam), { shear: timoshenko });
  if (isMechanism(beam)) {
    return answer.level === 'error'
      ? { kind: 'mechanism' }
      : { kind: 'differs', reason: 'solved a mechanism' };
  }
  if (answer.level === 'error') {
    return { kind: 'differs', reason: `refused: ${answer.failures.map(({ code }) => code).join(', ')}` };
  }
  const asked = middlesOf(beam);
  const first = compareSets(beam, answer.sets, solveByFineElements(DOUBLE_DOUBLE, beam, asked));
  if (first.kind === 'agrees' && first.worst <= UNDOUBTED) return first;
  const known = [...asked, ...answer.sets.flatMap(placesOfExtremes)];
  return compareSets(beam, answer.sets, solveByFineElements(EXACT, beam, known));
}

function compareSets(beam: PlainBeam, sets: readonly BeamSet[], fine: FineAnswer | null): Comparison {
  if (!fine) return { kind: 'differs', reason: 'the independent method found no answer' };
  let worst = 0;
  let where = '';
  const note = (deviation: number, place: string) => {
    if (!(deviation <= worst)) [worst, where] = [deviation, place];
  };
  sets.forEach((set, k) => {
    const wanted = fine.sets[k]!;
    const scales = scalesOf(beam, wanted);
    for (const field of FIELDS) {
      compareField({ field, set, wanted, places: fine.places, scale: scales[field], note });
    }
    compareReactions({ set, wanted, scales, note });
  });
  if (worst <= TOLERANCE) return { kind: 'agrees', worst, where };
  return { kind: 'differs', reason: `${where}: deviation ${worst.toExponential(2)}` };
}

/**
 * Lists the midpoints between all other places, on the generator's grid, so that the largest ordinates are included.
 */
function middlesOf({ length, supports, loads }: PlainBeam): number[] {
  const ends = [...loads.flatMap((load) => ('x0' in load ? [load.x0, load.x1] : [load.x]))];
  const places = [...new Set([0, length, ...supports.map(({ x }) => x), ...ends])].sort((a, b) => a - b);
  return places.slice(1).map((x, i) => Math.round((places[i]! + x) * 500) / 1000);
}

/**
 * Lists the places where the solver finds the extremes of every diagram, rounded to the generator's grid, because the
 * midpoints alone may miss the largest ordinate.
 */
function placesOfExtremes(set: BeamSet): number[] {
  return FIELDS.flatMap((field) => [set[field].min.x, set[field].max.x]).map(
    (x) => Math.round(x * 1000) / 1000,
  );
}

/** Decides without rounding, because the generator's places are whole multiples of a thousandth. */
function isMechanism({ length, supports }: PlainBeam): boolean {
  const whole = (x: number) => Math.round(x * 1000);
  const bearings = supports.map(({ x, isHinge, holdX, holdY, holdR }) => ({
    x: whole(x),
    isHinge,
    holdsX: holdX !== 'free',
    holdsY: holdY !== 'free',
    holdsR: holdR !== 'free',
  }));
  const { rows, discs } = discSystem({ length: whole(length), bearings });
  return fractionFreeRank(rows) < 3 * discs.length;
}

type Scales = Readonly<Record<FieldName, number>>;
type Note = (deviation: number, place: string) => void;

function scalesOf(beam: PlainBeam, wanted: FineSet): Scales {
  const largest = (field: FieldName) =>
    Math.max(...wanted.ends.flatMap(({ left, right }) => [Math.abs(left[field]), Math.abs(right[field])]));
  const force = Math.max(loadOf(beam), largest('N'), largest('Q'), largest('M') / beam.length);
  const EI = Math.min(...beam.stretches.map(({ E, I }) => E * I));
  const EA = Math.min(...beam.stretches.map(({ E, A }) => E * A));
  const natural: Scales = {
    N: force,
    Q: force,
    M: force * beam.length,
    u: (force * beam.length) / EA,
    slope: (force * beam.length ** 2) / EI,
    deflection: (force * beam.length ** 3) / EI,
  };
  const scaleOf = (field: FieldName) =>
    largest(field) > NOTHING * natural[field] ? largest(field) : natural[field];
  return {
    N: scaleOf('N'),
    Q: scaleOf('Q'),
    M: scaleOf('M'),
    u: scaleOf('u'),
    slope: scaleOf('slope'),
    deflection: scaleOf('deflection'),
  };
}

/** Returns the sum of all loads, as a measure of force. */
function loadOf({ loads, length }: PlainBeam): number {
  return loads.reduce((sum, load) => {
    if (load.kind === 'force') return sum + Math.abs(load.value);
    if (load.kind === 'moment') return sum + Math.abs(load.value) / length;
    return sum + Math.max(...load.y.map(Math.abs)) * (load.x1 - load.x0);
  }, 0);
}

function compareField(of: {
  field: FieldName;
  set: BeamSet;
  wanted: FineSet;
  places: readonly number[];
  scale: number;
  note: Note;
}): void {
  const { field, set, wanted, places, scale, note } = of;
  const diagram = set[field];
  wanted.ends.forEach(({ left, right }, e) => {
    const [x0, x1] = [places[e]!, places[e + 1]!];
    note(Math.abs(valueAt(diagram, x0, 'right') - left[field]) / scale, `${field}(${x0}+)`);
    note(Math.abs(valueAt(diagram, x1, 'left') - right[field]) / scale, `${field}(${x1}-)`);
    for (const value of [left[field], right[field]]) {
      note((value - diagram.max.value) / scale, `max ${field}`);
      note((diagram.min.value - value) / scale, `min ${field}`);
    }
  });
  for (const [name, { x, value }] of [
    ['max', diagram.max],
    ['min', diagram.min],
  ] as const) {
    const sides = [valueAt(diagram, x, 'left'), valueAt(diagram, x, 'right')];
    note(Math.min(...sides.map((side) => Math.abs(side - value))) / scale, `place of ${name} ${field}`);
  }
}

function compareReactions(of: { set: BeamSet; wanted: FineSet; scales: Scales; note: Note }): void {
  const { set, wanted, scales, note } = of;
  wanted.reactions.forEach((reaction, support) => {
    const found = set.R.find((one) => one.support === support) ?? { axial: 0, normal: 0, moment: 0 };
    const force = Math.max(scales.N, scales.Q, Math.abs(reaction.axial), Math.abs(reaction.normal));
    note(Math.abs(found.axial - reaction.axial) / force, `R${support} axial`);
    note(Math.abs(found.normal - reaction.normal) / force, `R${support} normal`);
    const moment = Math.max(scales.M, Math.abs(reaction.moment));
    note(Math.abs(found.moment - reaction.moment) / moment, `R${support} moment`);
  });
}
