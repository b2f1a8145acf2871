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

/** Verified documents, used by stories, tests and the site. Each file states its closed form. */
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

/** The examples of the gallery in order. The worked example of the home page comes first and is listed separately. */
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
