import { findGoverning } from '../findGoverning.ts';
import { findWorstPair } from '../findWorstPair.ts';
import { computeGoverningEnvelope } from '../governingEnvelope.ts';
import { openCombinations } from './openCombinations.ts';
import { planBeam } from './planBeam.ts';

/**
 * The functions with which limits are judged under the combinations of a beam. They are passed to
 * `@eecs/solver-core/sizing`, so that a caller that judges individual sets does not load the rules.
 */
export interface BeamCombiner {
  readonly plan: typeof planBeam;
  readonly open: typeof openCombinations;
  readonly envelope: typeof computeGoverningEnvelope;
  readonly govern: typeof findGoverning;
  readonly worstPair: typeof findWorstPair;
}

/**
 * Combines the sets of beams for judging limits.
 *
 * @example checkBeam(document, limits, beamCombiner) // each check names the combination that governs it
 */
export const beamCombiner: BeamCombiner = {
  plan: planBeam,
  open: openCombinations,
  envelope: computeGoverningEnvelope,
  govern: findGoverning,
  worstPair: findWorstPair,
};
