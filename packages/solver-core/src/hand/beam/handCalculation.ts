import type { BeamSet, SolvedBeam } from '../../beam/answer/answer.ts';
import { listActions } from '../../beam/elements/listActions.ts';
import { valueAt } from '../../diagrams/valueAt.ts';
import type { BeamCase } from '../../model/beam/document.ts';
import { chooseReleases, findReaction, solveByForces } from './forceMethod.ts';
import type { Release } from './primarySystem.ts';
import { createPrimarySystem, degreeAcross, keyOf } from './primarySystem.ts';
import { createHandModel } from './handModel.ts';
import type { HandModel, HandUnits } from './handModel.ts';
import { createPage } from '../page/page.ts';
import type { HandCalculation } from '../page/page.ts';
import { listBreaks, writeParts } from './parts.ts';
import { resultant, solveStatics } from './statics.ts';
import { writeDegree, writeGiven } from './writeGiven.ts';
import { writeEquilibrium } from './writeEquilibrium.ts';
import { writeForces, writeReactions } from './writeForces.ts';
import { writeSectionForces } from './writeSectionForces.ts';
import { writeSums } from './writeSums.ts';

/**
 * Writes one case set of a solved beam as a calculation by hand: the given data, the degree of indeterminacy,
 * equilibrium part by part, or the force method with moments over supports as unknowns; N, Q and M as polynomials part
 * by part, the extremes of the moment, and the equilibrium of the whole beam.
 *
 * It is independent of the solver and uses other methods. It is written in `units`, by default kN and m or kip and ft.
 * Every formula is evaluated from its own numbers, with the solver's values for its symbols; a line whose sides differ
 * by more than 1e-6 of its largest term is marked. `names` are those of the supports on the drawing; the sets of
 * `answer` must contain `tree`. Source: THEORY.md; A. V. Darkov, N. N. Shaposhnikov, Structural Mechanics, force
 * method.
 */
export function calculateByHand(
  document: BeamCase,
  of: {
    readonly answer: SolvedBeam;
    readonly set: number;
    readonly names: readonly string[];
    /** @default kN and m, or kip and ft */
    readonly units?: HandUnits;
  },
): HandCalculation | null {
  const { answer, names } = of;
  const set = answer.sets[of.set];
  const actions = listActions(document)[of.set];
  if (set?.tree == null || actions === undefined) return null;
  const model = createHandModel(document, { set, actions, names, units: of.units });
  const solver = solverValues(model, set);
  const page = { ...createPage(solver.values), solverOf: solver.ofReleases };
  const force = greatestForce(model, set);
  const system = createPrimarySystem(model);
  writeGiven(page, model, answer.isReal);
  writeDegree(page, model, system);
  let isWhole = true;
  /** The reactions found so far, by `keyOf`. */
  let found: ReadonlyMap<string, number> | null = null;
  if (degreeAcross(system) === 0 && system.along.length <= 1) {
    page.heading('equilibrium');
    const statics = solveStatics(system, model, model.L);
    if (statics === null) isWhole = false;
    else {
      found = statics.values;
      writeEquilibrium(page, model, statics, { force, discs: system.discs });
      const parts = writeParts(system, { loads: model, values: statics.values, breaks: listBreaks(model) });
      writeSectionForces(page, model, { parts, set, force });
    }
  } else {
    const isLong = degreeAcross(system) + system.along.length - 1 > MOST_UNKNOWNS;
    const method = isLong ? null : solveByForces(model, chooseReleases(model), force);
    if (isLong) page.sentence('tooLong', { most: MOST_UNKNOWNS });
    if (method === null) isWhole = false;
    else {
      writeForces(page, model, method, force);
      writeReactions(page, model, method, force);
      found = new Map(
        model.bearings.flatMap(({ support }) =>
          (['H', 'R', 'M'] as const).map((letter) => {
            const key = keyOf({ letter, support });
            return [key, findReaction(method, key, force * (letter === 'M' ? model.L : 1))] as const;
          }),
        ),
      );
      const parts = writeParts(system, { loads: model, values: found, breaks: listBreaks(model) });
      writeSectionForces(page, model, { parts, set, force });
    }
  }
  writeSums(page, model, { force, found });
  const checks = page.blocks.flatMap((block) =>
    block.kind === 'formula' && block.check !== null ? [block.check] : [],
  );
  return {
    blocks: page.blocks,
    checked: checks.length,
    disagreeing: checks.filter(({ passed }) => !passed).length,
    isWhole,
  };
}

/** The greatest number of canonical equations that are written, because nobody solves or reads more of them by hand. */
export const MOST_UNKNOWNS = 24;

/** Returns the solver's values, with the signs of the calculation. */
function solverValues(
  { units, bearings, hinges }: HandModel,
  set: BeamSet,
): {
  readonly values: Map<string, number>;
  readonly ofReleases: (releases: readonly Release[]) => Map<string, number>;
} {
  const values = new Map<string, number>();
  const { force, length } = units;
  const named = new Map([...bearings, ...hinges].map(({ support, name }) => [support, name]));
  for (const { support, axial, normal, moment } of set.R) {
    const name = named.get(support) ?? '';
    values.set(`H_${name}`, axial * force);
    values.set(`R_${name}`, normal * force);
    values.set(`M_${name}`, moment * force * length);
  }
  for (const { left } of set.tree?.bms ?? []) {
    if (left !== null) values.set(`Q_${named.get(left.support) ?? ''}`, left.normal * force);
  }
  const reactions = new Map(set.R.map((one) => [one.support, one]));
  const ofReleases = (releases: readonly Release[]) =>
    new Map(
      releases.map(({ kind, support, x }, i): [string, number] => {
        const own = reactions.get(support);
        const value =
          kind === 'joint'
            ? valueAt(set.M, x / length, 'left') * force * length
            : kind === 'M'
              ? (own?.moment ?? 0) * force * length
              : (kind === 'R' ? (own?.normal ?? 0) : (own?.axial ?? 0)) * force;
        return [`X_${i + 1}`, value];
      }),
    );
  return { values, ofReleases };
}

/**
 * Returns the greatest force of the beam, including loads and reactions: forces that are negligible compared with it
 * count as zero.
 */
function greatestForce({ points, spreads, units, L }: HandModel, { R, Q, N, M }: BeamSet): number {
  const sizes = [
    ...points.flatMap(({ fx, fy, m }) => [fx, fy, m / L]),
    ...spreads.flatMap((spread) => [resultant(spread).across, resultant(spread).along]),
    ...R.flatMap(({ axial, normal }) => [axial * units.force, normal * units.force]),
    ...[Q, N].flatMap(({ min, max }) => [min.value * units.force, max.value * units.force]),
    ...[M.min.value, M.max.value].map((value) => (value * units.force * units.length) / L),
  ];
  return Math.max(...sizes.map(Math.abs));
}
