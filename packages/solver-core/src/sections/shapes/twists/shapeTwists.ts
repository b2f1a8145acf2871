import type { CrossSection } from '../../../model/document.ts';
import type { CentralMoments } from '../../shearArea.ts';
import { twistCircle } from './circle.ts';
import { twistCsection } from './csection.ts';
import { twistHsection } from './hsection.ts';
import { twistLsection } from './lsection.ts';
import { twistRectangle } from './rectangle.ts';
import { twistRectangularPipe } from './rectangularpipe.ts';
import { twistRoundPipe } from './roundpipe.ts';
import type { OutlinedClass } from '../plans/shapePlans.ts';
import type { ShapeTwist } from './shapeTwist.ts';
import { twistTsection } from './tsection.ts';
import { twistZsection } from './zsection.ts';

/** How each shape resists twisting, from its parameters and the exact moments of its outline. */
export const SHAPE_TWISTS: Readonly<
  Record<OutlinedClass, (section: CrossSection, moments: CentralMoments) => ShapeTwist>
> = {
  hsection: twistHsection,
  lsection: twistLsection,
  csection: twistCsection,
  tsection: twistTsection,
  zsection: twistZsection,
  rectangle: twistRectangle,
  rectangularpipe: twistRectangularPipe,
  circle: twistCircle,
  roundpipe: twistRoundPipe,
};
