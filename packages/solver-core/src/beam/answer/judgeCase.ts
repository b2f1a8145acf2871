import { createFailure } from '../../failures/failure.ts';
import type { Failure } from '../../failures/failure.ts';
import { checkMagnitude } from '../../model/common/checkExtent.ts';
import type { BeamCase } from '../../model/beam/document.ts';
import type { Reading } from '../../model/beam/readCase.ts';
import { checkGeometry } from '../../rules/beam/checkGeometry.ts';
import { checkLoads } from '../../rules/beam/checkLoads.ts';
import { judgeBeam } from '../../rules/beam/judgeBeam.ts';
import type { Verdict } from '../../rules/beam/verdict.ts';
import type { SolveOptions } from './answer.ts';
import { computeStretches } from '../elements/computeStretches.ts';
import type { Stretches } from '../../member/stretch.ts';
import { checkPoints } from '../mohr/checkPoints.ts';

/** Everything that is known about a case before it is solved. */
export interface Judgement {
  readonly failures: readonly Failure[];
  /** Null if there are no supports to judge. */
  readonly verdict: Verdict | null;
  /** Null if the sections of the beam could not be read. */
  readonly stretches: Stretches | null;
}

/** Finds every reason why a case cannot be solved. Each check is made if the parts it depends on are well-formed. */
export function judgeCase({ document, failures, isWhole }: Reading, options: SolveOptions): Judgement {
  const { mohr = [], shear, limits } = options;
  const misplaced = checkGeometry(document);
  const slender = isWhole('beamSections', 'materials', 'sections', 'units')
    ? computeStretches(document)
    : null;
  const stretches = slender && document.shear && shear ? shear.addStiffness(document, slender) : slender;
  const isPlaced = isWhole('L', 'supports') && !misplaced.some(({ path }) => path.startsWith('/supports'));
  const verdict = isPlaced ? judgeBeam(document) : null;
  const found = [
    ...failures,
    ...(limits ? checkMagnitude(document, limits) : []),
    ...misplaced,
    ...(stretches?.failures ?? []),
    ...(stretches && verdict ? needsOfConstants(document, verdict, stretches) : []),
    ...(verdict ? failuresOfVerdict(document, verdict) : []),
    ...checkLoads(
      document,
      isWhole('loads', 'supports', 'selfWeight') ? totalMassOf(document, stretches) : null,
    ),
    ...(document.shear && !shear ? [createFailure('features.shear', '/shear')] : []),
    ...checkPoints(mohr, document.L),
  ];
  return { failures: found, verdict, stretches };
}

/** Returns null if the mass is not known. */
function totalMassOf({ selfWeight }: BeamCase, stretches: Stretches | null): number | null {
  if (stretches?.failures.length === 0)
    return stretches.stretches.reduce((sum, { x0, x1, mass }) => sum + (mass && mass * (x1 - x0)), 0);
  return stretches && !selfWeight ? 0 : null;
}

/** Reports springs and settlements of an indeterminate beam without real constants, which have no meaning there. */
function needsOfConstants(document: BeamCase, verdict: Verdict, { isReal }: Stretches): Failure[] {
  if (isReal || verdict.status !== 'indeterminate') return [];
  return document.supports.flatMap((support, i) => {
    const part = support.stiffness ? 'stiffness' : support.settlement ? 'settlement' : null;
    return part ? [createFailure('materials.needed', `/supports/${i}/${part}`, { ids: [i] })] : [];
  });
}

function failuresOfVerdict(document: BeamCase, { status, W, mechanisms }: Verdict): Failure[] {
  if (status === 'determinate' || status === 'indeterminate') return [];
  const failures: Failure[] = [];
  const slides = mechanisms.some(({ causes }) => causes.some(({ code }) => code === 'noHorizontalRestraint'));
  if (W > 0) failures.push(createFailure('conditions.count', '/supports', { values: { count: 3 - W } }));
  if (slides) failures.push(createFailure('conditions.horizontal', '/supports'));
  if (failures.length > 0) return failures;
  return mechanisms.map(({ discs = [], causes }) => {
    const x0 = discs.reduce((least, disc) => Math.min(least, disc.x0), Infinity);
    const x1 = discs.reduce((most, disc) => Math.max(most, disc.x1), -Infinity);
    const ids = [...new Set(causes.flatMap((cause) => cause.ids))];
    return createFailure('singular.mechanism', '/supports', { ids, values: { x0, x1, L: document.L } });
  });
}
