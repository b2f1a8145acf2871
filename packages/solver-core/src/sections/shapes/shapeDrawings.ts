import type { CrossSection } from '../../model/document.ts';
import type { BentWall, Wall } from '../walls.ts';
import type { Annotation } from './annotation.ts';
import { annotateCircle, wallCircle } from './circle.ts';
import { annotateCsection, wallCsection } from './csection.ts';
import { annotateHsection, wallHsection } from './hsection.ts';
import { annotateLsection, wallLsection } from './lsection.ts';
import { annotateRectangle, wallRectangle } from './rectangle.ts';
import { annotateRectangularPipe, wallRectangularPipe } from './rectangularpipe.ts';
import { annotateRoundPipe, wallRoundPipe } from './roundpipe.ts';
import { annotateTsection, wallTsection } from './tsection.ts';
import { annotateZsection, wallZsection } from './zsection.ts';
import type { OutlinedClass } from './shapePlans.ts';

/** What a drawing of a shape shows beside its outline: where its dimensions lie, and the centre lines of its walls. */
interface ShapeDrawing {
  readonly annotate: (section: CrossSection) => readonly Annotation[];
  readonly lay: (section: CrossSection) => readonly (Wall | BentWall)[];
}

export const SHAPE_DRAWINGS: Readonly<Record<OutlinedClass, ShapeDrawing>> = {
  hsection: { annotate: annotateHsection, lay: wallHsection },
  lsection: { annotate: annotateLsection, lay: wallLsection },
  csection: { annotate: annotateCsection, lay: wallCsection },
  tsection: { annotate: annotateTsection, lay: wallTsection },
  zsection: { annotate: annotateZsection, lay: wallZsection },
  rectangle: { annotate: annotateRectangle, lay: wallRectangle },
  rectangularpipe: { annotate: annotateRectangularPipe, lay: wallRectangularPipe },
  circle: { annotate: annotateCircle, lay: wallCircle },
  roundpipe: { annotate: annotateRoundPipe, lay: wallRoundPipe },
};
