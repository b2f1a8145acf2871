import type { BeamCase } from '@eecs/solver-core';
import { balcony } from './balcony.ts';
import { craneGirder } from './craneGirder.ts';
import type { ExampleName } from './exampleMessages.ts';
import { gerberGirder } from './gerberGirder.ts';
import { hingedSpans } from './hingedSpans.ts';
import { inclinedRafter } from './inclinedRafter.ts';
import { overhangs } from './overhangs.ts';
import { proppedCantilever } from './proppedCantilever.ts';
import { springSupports } from './springSupports.ts';
import { steppedShaft } from './steppedShaft.ts';
import { supportSettlement } from './supportSettlement.ts';
import { tooManyHinges } from './tooManyHinges.ts';
import { twoSpans } from './twoSpans.ts';
import { waterPressure } from './waterPressure.ts';

/** Verified documents, used alike by stories, tests and the site; each file states its closed form. */
export const beamExamples = {
  hingedSpans,
  twoSpans,
  gerberGirder,
  proppedCantilever,
  springSupports,
  craneGirder,
  waterPressure,
  overhangs,
  supportSettlement,
  inclinedRafter,
  balcony,
  steppedShaft,
  tooManyHinges,
} satisfies Readonly<Record<ExampleName, BeamCase>>;

/** The gallery, in the order it is shown: the first example is the worked one of the home page and stands apart. */
export const GALLERY = [
  'twoSpans',
  'gerberGirder',
  'proppedCantilever',
  'springSupports',
  'craneGirder',
  'waterPressure',
  'overhangs',
  'supportSettlement',
  'inclinedRafter',
  'balcony',
  'steppedShaft',
  'tooManyHinges',
] as const satisfies readonly ExampleName[];
