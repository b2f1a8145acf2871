import type { CrossSection } from '../../../model/document.ts';
import type { BentWall, Wall } from '../../walls.ts';
import type { Annotation } from './annotation.ts';
import { annotateCircle } from './circle.ts';
import { layCircle } from '../skeletons/circle.ts';
import { annotateCsection } from './csection.ts';
import { layCsection } from '../skeletons/csection.ts';
import { annotateHsection } from './hsection.ts';
import { layHsection } from '../skeletons/hsection.ts';
import { annotateLsection } from './lsection.ts';
import { layLsection } from '../skeletons/lsection.ts';
import { annotateRectangle } from './rectangle.ts';
import { layRectangle } from '../skeletons/rectangle.ts';
import { annotateRectangularPipe } from './rectangularpipe.ts';
import { layRectangularPipe } from '../skeletons/rectangularpipe.ts';
import { annotateRoundPipe } from './roundpipe.ts';
import { layRoundPipe } from '../skeletons/roundpipe.ts';
import { annotateTsection } from './tsection.ts';
import { layTsection } from '../skeletons/tsection.ts';
import { annotateZsection } from './zsection.ts';
import { layZsection } from '../skeletons/zsection.ts';
import type { OutlinedClass } from '../plans/shapePlans.ts';

/** What a drawing of a shape shows beside its outline: where its dimensions lie, and the centre lines of its walls. */
interface ShapeDrawing {
  readonly annotate: (section: CrossSection) => readonly Annotation[];
  readonly lay: (section: CrossSection) => readonly (Wall | BentWall)[];
}

export const SHAPE_DRAWINGS: Readonly<Record<OutlinedClass, ShapeDrawing>> = {
  hsection: { annotate: annotateHsection, lay: layHsection },
  lsection: { annotate: annotateLsection, lay: layLsection },
  csection: { annotate: annotateCsection, lay: layCsection },
  tsection: { annotate: annotateTsection, lay: layTsection },
  zsection: { annotate: annotateZsection, lay: layZsection },
  rectangle: { annotate: annotateRectangle, lay: layRectangle },
  rectangularpipe: { annotate: annotateRectangularPipe, lay: layRectangularPipe },
  circle: { annotate: annotateCircle, lay: layCircle },
  roundpipe: { annotate: annotateRoundPipe, lay: layRoundPipe },
};
