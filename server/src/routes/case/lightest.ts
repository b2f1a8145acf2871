import { LightestAnswer, LightestRequest } from '../../schemas/lightest.ts';
import { describeBeamOutcome } from '../../solving/beam/describeBeamOutcome.ts';
import { createLightestRoute } from './lightestRoute.ts';

/** POST /case/msb/lightest */
export const lightestSection = createLightestRoute({
  kind: 'msb',
  search: 'lightest',
  summary: 'Find the lightest section of a beam',
  description:
    'Tries the sections of series from the lightest (or lowest, or cheapest) on, each with its own weight in the beam, and returns the first that meet the limits, with the utilisation of each limit. If data states a rule of combinations, stresses are checked in the ultimate situations and deflections in the serviceability situations, and each check names the governing combination. Without code the call checks only stress and deflection: that is not a design by a code, and neither stability nor local buckling is checked. With code, sections must also satisfy the standard in limits.members of data. A missing limit, material or strength is a 400 that names its place. The search ends after 1.5 s with the sections found so far. Callers, plans and limits are those of POST /case/msb.',
  body: LightestRequest,
  answer: LightestAnswer,
  describe: describeBeamOutcome,
});
