import type { CrossSection, OutlinedShape, SectionClass } from '../../../model/common/document.ts';
import { planCircle } from './circle.ts';
import { planCsection } from './csection.ts';
import { planHsection } from './hsection.ts';
import { planLipped } from './lipped.ts';
import { planLsection } from './lsection.ts';
import { planRectangle } from './rectangle.ts';
import { planRectangularPipe } from './rectangularpipe.ts';
import { planRoundPipe } from './roundpipe.ts';
import type { ShapePlan } from './shapePlan.ts';
import { planTsection } from './tsection.ts';
import { planZsection } from './zsection.ts';

/** A class with an outline; a generic section has only numbers. */
export type OutlinedClass = Exclude<SectionClass, 'generic'>;

/** How each shape is drawn from its parameters. */
export const SHAPE_PLANS: Readonly<Record<OutlinedShape, (section: CrossSection) => ShapePlan>> = {
  hsection: planHsection,
  lsection: planLsection,
  csection: planCsection,
  tsection: planTsection,
  zsection: planZsection,
  lippedcsection: planLipped,
  lippedzsection: planLipped,
  rectangle: planRectangle,
  rectangularpipe: planRectangularPipe,
  circle: planCircle,
  roundpipe: planRoundPipe,
};
