import { convertCase, convertSolution, judgeBeam, parseCase, solveBeam, valueAt } from '@eecs/solver-core';
import type { BeamAnswer, BeamCase, Diagram, SolvedBeam, UnitSystem, Verdict } from '@eecs/solver-core';

export type UnitComparison =
  | { readonly kind: 'agrees'; readonly worst: number; readonly where: string }
  | { readonly kind: 'refused' }
  | { readonly kind: 'differs'; readonly reason: string };

const FIELDS = ['N', 'Q', 'M', 'u', 'deflection', 'slope'] as const;

/** The promised error relative to the largest ordinate; two results within it differ by at most twice as much. */
const PROMISED = 2e-10;

/**
 * The error of a place after two conversions, relative to the beam; it is also the error of a short distance between
 * two places.
 */
const ROUNDING = 64 * Number.EPSILON;

/**
 * Solves a document in its own unit system, in the other one, and back in its own: verdicts and refusals must be the
 * same three times, and so must the converted results.
 *
 * Conversion rounds decimals that were exact. A distance has the rounding error of its places, so a beam with a short
 * distance is allowed a larger error.
 */
export function compareUnits(written: object): UnitComparison {
  const document = read(written);
  const from = document.units.system;
  const to: UnitSystem = from === 0 ? 1 : 0;
  const other = convertCase(document, to);
  const back = convertCase(other, from);
  const [first, second, third] = [document, other, back].map((one) =>
    solveBeam(one, { include: [], mohr: [] }),
  ) as [BeamAnswer, BeamAnswer, BeamAnswer];
  for (const [name, answer] of [
    ['converted', second],
    ['converted back', third],
  ] as const) {
    if (outcomeOf(answer) !== outcomeOf(first))
      return { kind: 'differs', reason: `${name}: ${outcomeOf(answer)} instead of ${outcomeOf(first)}` };
  }
  if (first.level === 'error' || second.level === 'error' || third.level === 'error')
    return { kind: 'refused' };
  const allowed = Math.max(PROMISED, (ROUNDING * document.L) / leastDistance(document));
  const isNothing = from === 1 ? nothingOf(first, document) : nothingOf(second, other);
  const [here, there] = [placesOf(document), placesOf(other)];
  const away = compareAnswers(
    { answer: convertSolution(first, from, other), places: there },
    { answer: second, places: there },
    isNothing,
  );
  const home = compareAnswers(
    { answer: first, places: here },
    { answer: third, places: placesOf(back) },
    isNothing,
  );
  const worse = home.worst > away.worst ? home : away;
  if (worse.worst > allowed)
    return { kind: 'differs', reason: `${worse.where}: deviation ${worse.worst.toExponential(2)}` };
  return { kind: 'agrees', ...worse };
}

/** Compares only the verdicts of a layout of supports and hinges that may be unstable. Returns null if all agree. */
export function compareVerdicts(written: object): string | null {
  const document = read(written);
  const to: UnitSystem = document.units.system === 0 ? 1 : 0;
  const other = convertCase(document, to);
  const verdicts = [document, other, convertCase(other, document.units.system)].map((one) =>
    describe(judgeBeam(one)),
  );
  return new Set(verdicts).size === 1 ? null : verdicts.join(' / ');
}

function read(written: object): BeamCase {
  const parsed = parseCase(written);
  if (!parsed.ok) throw new Error('`compareUnits` was given a document that cannot be read');
  return parsed.document;
}

function outcomeOf(answer: BeamAnswer): string {
  const failures = answer.level === 'error' ? answer.failures.map(({ code, path }) => `${code} ${path}`) : [];
  return [answer.level, ...failures, answer.verdict ? describe(answer.verdict) : ''].join(', ');
}

function describe({ status, degree, W, rank, exact, mechanisms }: Verdict): string {
  const motions = mechanisms.map(
    ({ discs = [], causes, fixes }) =>
      `${discs.length} discs by ${causes.map(({ code, ids }) => `${code} ${ids.join('+')}`).join('+')}, ` +
      `${fixes.map(({ code }) => code).join('+')}`,
  );
  return [status, degree, W, rank, exact, ...motions].join(' ');
}

function placesOf(document: BeamCase): number[] {
  return [
    0,
    document.L,
    ...document.supports.map(({ x }) => x),
    ...document.beamSections.map(({ x }) => x),
    ...document.loads.flatMap(({ x }) => (typeof x === 'number' ? [x] : [...x])),
  ];
}

function leastDistance(document: BeamCase): number {
  const places = [...new Set(placesOf(document))].sort((a, b) => a - b);
  return places.slice(1).reduce((least, x, i) => Math.min(least, x - places[i]!), document.L);
}

/** Results and the places of their document at which they are read. */
interface Asked {
  readonly answer: SolvedBeam;
  readonly places: readonly number[];
}

/** Compares two results at the same places from both sides, relative to the largest ordinates. */
function compareAnswers(a: Asked, b: Asked, isNothing: IsNothing): { worst: number; where: string } {
  let [worst, where] = [0, ''];
  const note = (deviation: number, place: string) => {
    if (!(deviation <= worst)) [worst, where] = [deviation, place];
  };
  a.answer.sets.forEach((set, k) => {
    for (const field of FIELDS) {
      if (isNothing(k, field)) continue;
      const [mine, theirs] = [set[field], b.answer.sets[k]![field]];
      const scale = Math.max(largestOf(mine), largestOf(theirs));
      a.places.forEach((x, i) => {
        for (const side of ['left', 'right'] as const) {
          const difference = valueAt(mine, x, side) - valueAt(theirs, b.places[i]!, side);
          note(Math.abs(difference) / scale, `set ${k}, ${field}(${x})`);
        }
      });
      note(Math.abs(mine.max.value - theirs.max.value) / scale, `set ${k}, max ${field}`);
      note(Math.abs(mine.min.value - theirs.min.value) / scale, `set ${k}, min ${field}`);
    }
  });
  return { worst, where };
}

function largestOf({ min, max }: Diagram): number {
  return Math.max(Math.abs(min.value), Math.abs(max.value));
}

type IsNothing = (set: number, field: (typeof FIELDS)[number]) => boolean;

/** A diagram below this fraction of the effect of the reactions alone is zero except for rounding. */
const NOTHING = 1e-14;

/** Works in US units, where E·A and E·I need no factor. */
function nothingOf({ sets }: SolvedBeam, document: BeamCase): IsNothing {
  const { L, materials, sections } = document;
  const E = Math.min(...materials.map((one) => one.E ?? 1));
  const EI = E * Math.min(...sections.map(({ Iy }) => Iy ?? 1));
  const EA = E * Math.min(...sections.map(({ A }) => A ?? 1));
  return (k, field) => {
    const force = sets[k]!.R.reduce(
      (sum, { axial, normal, moment }) => sum + Math.abs(axial) + Math.abs(normal) + Math.abs(moment) / L,
      0,
    );
    const natural = {
      N: force,
      Q: force,
      M: force * L,
      u: (force * L) / EA,
      slope: (force * L ** 2) / EI,
      deflection: (force * L ** 3) / EI,
    };
    return largestOf(sets[k]![field]) <= NOTHING * natural[field];
  };
}
