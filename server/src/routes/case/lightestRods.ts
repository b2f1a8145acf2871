import { TrussLightestAnswer, TrussLightestRequest } from '../../schemas/trussLightest.ts';
import { describeTrussOutcome } from '../../solving/truss/describeTrussOutcome.ts';
import { createLightestRoute } from './lightestRoute.ts';

/** POST /case/truss/lightest */
export const lightestRods = createLightestRoute({
  kind: 'truss',
  search: 'lightestRods',
  summary: 'Find the lightest sections of the rods of a truss',
  description:
    'For each group of rods, tries the sections of series from the lightest on, each with its own weight in the truss, and returns the first with which the rods meet the standard in rods or in limits.rods of data (EN 1993-1-1 6.2.3, 6.2.4 and 6.3.1, or AISC 360-22 chapters D and E), with their effective lengths, and the worst rod of each lighter section. Each group is searched with the sections found for the groups before it. If data states a rule of combinations, rods are checked under its strength combinations; otherwise under each case set, unfactored. Nothing favourable is assumed: a missing standard, material, strength or effective length factor is a 400 that names its place. The search ends after 1.5 s with the sections found so far. Callers, plans and limits are those of POST /case/truss.',
  body: TrussLightestRequest,
  answer: TrussLightestAnswer,
  describe: describeTrussOutcome,
});
