import type { BeamSet } from '../beam/answer/answer.ts';
import { computeStretches } from '../beam/elements/computeStretches.ts';
import { solveBeam } from '../beam/solveBeam.ts';
import type { BeamCombiner } from '../combinations/beam/beamCombiner.ts';
import { valueAt } from '../diagrams/valueAt.ts';
import { SCREEN_MARGIN } from '../linalg/tolerance.ts';
import type { BeamCase } from '../model/beam/document.ts';
import type { DeflectionLimit } from '../model/common/document.ts';
import { stressPerMoment } from '../stress/normalStress.ts';
import { placeSections } from '../stress/stressRanges.ts';
import { listParts } from './beamParts.ts';
import { allowedDeflection } from './allowedDeflection.ts';
import { strengthOf } from './checkStresses.ts';
import { arePermanent } from './combinedDeflections.ts';
import { isDeflectionJudged, isStressJudged } from './judgedSets.ts';
import { judgesDeflection, judgesStress } from './judgedSituations.ts';
import type { LimitCheck, SizingLimits } from './limits.ts';
import { nameCombination } from './sources.ts';

/** An effect as a linear function of the linear mass of the beam. */
interface Line {
  readonly at: number;
  readonly rise: number;
}

type Cause = Pick<LimitCheck, 'set' | 'combination'>;

/** A case set, or a situation in which sources are combined. */
interface Judged {
  /** Results of each source, which add up to the source. */
  readonly sources: readonly (readonly BeamSet[])[];
  readonly isStressed: boolean;
  readonly isLimited: (limit: DeflectionLimit) => boolean;
  /** The sources that a limit of variable actions leaves out. */
  readonly isPermanent: readonly boolean[];
  /** Lists the extremes of the sum of effects of the sources, each with its cause. */
  readonly govern: (
    effects: readonly number[],
  ) => readonly { readonly value: number; readonly cause: () => Cause }[];
}

/** Effects of each source at one place. */
interface Place {
  readonly judged: Judged;
  readonly x: number;
  readonly N: readonly Line[];
  readonly M: readonly Line[];
  /** EI times the deflection. */
  readonly bent: readonly Line[];
}

interface ScreenOptions {
  readonly limits: SizingLimits;
  readonly combiner?: BeamCombiner | undefined;
}

/** Greatest number of places that are examined in one situation. */
const MOST_PLACES = 40;

/**
 * Creates a function that shows without a solve that a cross-section fails; returns null if that is not possible for
 * this beam.
 *
 * A beam with one section throughout, on rigid supports that do not settle, has forces that depend on the section only
 * through its weight, and deflections that are inversely proportional to EI. Two solves therefore give the effects of
 * every section at the places where they are greatest, for each case set or for each source that combinations sum. At a
 * fixed place an effect is never greater than the greatest one along the beam: a section that fails there fails, and
 * one that does not may still fail.
 */
export function createScreen(
  place: (mass: number) => BeamCase,
  { masses, ...options }: ScreenOptions & { readonly masses: readonly [number, number] },
): ((document: BeamCase) => LimitCheck | null) | null {
  const [first, second] = masses.map(place);
  if (first === undefined || second === undefined || !isOfOneStiffness(first)) return null;
  const [a, b] = [listJudged(first, options), listJudged(second, options)];
  const [EI] = computeStretches(first).stretches.map((stretch) => stretch.EI);
  if (a === null || b === null || EI === undefined) return null;
  const places = a.flatMap((light, k) => listPlaces(light, b[k]?.sources ?? light.sources, { masses, EI }));
  return (document) => judge(document, places, options.limits);
}

const PLAIN = { include: [] };

function isOfOneStiffness({ shear, supports, beamSections }: BeamCase): boolean {
  const isStill = supports.every(
    ({ stiffness, settlement }) =>
      stiffness === undefined && Object.values(settlement ?? {}).every((value) => value === 0),
  );
  const [first] = beamSections;
  return (
    !shear &&
    isStill &&
    first !== undefined &&
    beamSections.every(
      ({ materialIndex, alpha, flip }) =>
        materialIndex === first.materialIndex && alpha === first.alpha && flip === first.flip,
    )
  );
}

/** Solves a beam and lists the effects that are judged; returns null if it cannot be solved or combined. */
function listJudged(document: BeamCase, { combiner }: ScreenOptions): readonly Judged[] | null {
  const { caseSets } = document;
  if (document.combinations === undefined) {
    const answer = solveBeam(document, PLAIN);
    if (answer.level === 'error') return null;
    return answer.sets.map((own, set) => ({
      sources: [[own]],
      isStressed: isStressJudged(caseSets, set),
      isLimited: (limit) => isDeflectionJudged(caseSets, set, limit),
      isPermanent: [],
      govern: ([value = 0]) => [{ value, cause: () => ({ set }) }],
    }));
  }
  const opened = combiner?.open(document, (one) => solveBeam(one, PLAIN));
  if (!combiner || !opened?.ok) return null;
  const { plan, situations } = opened;
  return situations.map((situation) => {
    const { combinations, results } = situation;
    return {
      sources: results,
      isStressed: judgesStress(combinations.situation),
      isLimited: (limit) => judgesDeflection(combinations.situation, plan.situations, limit),
      isPermanent: arePermanent(situation, document),
      govern: (effects) =>
        (['max', 'min'] as const).map((kind) => {
          const { value, ...found } = combiner.govern(combinations, effects, kind);
          return { value, cause: () => ({ set: null, combination: nameCombination(situation, found) }) };
        }),
    };
  });
}

function listPlaces(
  judged: Judged,
  heavy: Judged['sources'],
  { masses: [least, most], EI }: { readonly masses: readonly [number, number]; readonly EI: number },
): Place[] {
  const xs = [judged.sources, heavy].flatMap((sources) =>
    sources.flatMap((sets) =>
      sets.flatMap(({ N, M, deflection }) => [N, M, deflection].flatMap(({ min, max }) => [min.x, max.x])),
    ),
  );
  const sum = (
    sets: readonly BeamSet[],
    effect: 'N' | 'M' | 'deflection',
    x: number,
    side: 'left' | 'right',
  ) => sets.reduce((total, set) => total + valueAt(set[effect], x, side), 0);
  return [...new Set(xs)].slice(0, MOST_PLACES).flatMap((x) =>
    (['left', 'right'] as const).map((side): Place => {
      const along = (effect: 'N' | 'M' | 'deflection', scale = 1) =>
        judged.sources.map((sets, k): Line => {
          const one = scale * sum(sets, effect, x, side);
          const other = scale * sum(heavy[k] ?? sets, effect, x, side);
          const rise = most === least ? 0 : (other - one) / (most - least);
          return { at: one - rise * least, rise };
        });
      return { judged, x, N: along('N'), M: along('M'), bent: along('deflection', EI) };
    }),
  );
}

/** Finds the first limit that a section exceeds at one of the places, or null. */
function judge(
  document: BeamCase,
  places: readonly Place[],
  { deflection = [], stress }: SizingLimits,
): LimitCheck | null {
  const [stretch] = computeStretches(document).stretches;
  const [range] = placeSections(document) ?? [];
  if (stretch === undefined || range === undefined) return null;
  const { EI, mass } = stretch;
  const parts = listParts(document);
  const strength = strengthOf(range.material);
  const { fibres } = range.shape;
  const at = ({ at: start, rise }: Line): number => start + rise * mass;
  const findBeyond = (
    { judged, x }: Place,
    effects: readonly number[],
    allowedOf: (value: number) => number,
  ): Omit<LimitCheck, 'kind'> | null => {
    for (const { value, cause } of judged.govern(effects)) {
      const allowed = allowedOf(value);
      const utilisation = Math.abs(value) / allowed;
      if (utilisation > 1 + SCREEN_MARGIN) return { ...cause(), x, value, allowed, utilisation };
    }
    return null;
  };
  for (const place of places) {
    const { judged, x, N, M, bent } = place;
    const part = parts.find(({ x0, x1 }) => x0 <= x && x <= x1);
    for (const [limit, one] of deflection.entries()) {
      const allowed =
        part && judged.isLimited(one) ? allowedDeflection(part, one, document.units.system) : null;
      if (allowed === null) continue;
      const isVariable = one.actions === 'variable';
      const effects = bent.map((line, k) => (isVariable && judged.isPermanent[k] ? 0 : at(line) / EI));
      const found = findBeyond(place, effects, () => allowed);
      if (found) return { kind: 'deflection', ...found, limit };
    }
    if (stress === undefined || strength === null || fibres === null || !judged.isStressed) continue;
    for (const fibre of [fibres.top, fibres.bottom]) {
      const perMoment = stressPerMoment(fibres.bending, fibre);
      const effects = M.map((line, k) => at(N[k]!) / fibres.bending.A + at(line) * perMoment);
      const found = findBeyond(
        place,
        effects,
        (sigma) => (sigma > 0 ? strength.tension : strength.compression) / stress.factor,
      );
      if (found) return { kind: 'normal', ...found };
    }
  }
  return null;
}
