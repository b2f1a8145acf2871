import type { CrossSection, OutlinedShape } from '../../../model/common/document.ts';
import type { Annotation } from './annotation.ts';
import { annotateCircle } from './circle.ts';
import { annotateCsection } from './csection.ts';
import { annotateHsection } from './hsection.ts';
import { annotateLippedC, annotateLippedZ } from './lipped.ts';
import { annotateLsection } from './lsection.ts';
import { annotateRectangle } from './rectangle.ts';
import { annotateRectangularPipe } from './rectangularpipe.ts';
import { annotateRoundPipe } from './roundpipe.ts';
import { annotateTsection } from './tsection.ts';
import { annotateZsection } from './zsection.ts';

/** Lists where the dimensions of each shape lie beside its outline. */
export const ANNOTATIONS: Readonly<Record<OutlinedShape, (section: CrossSection) => readonly Annotation[]>> =
  {
    hsection: annotateHsection,
    lsection: annotateLsection,
    csection: annotateCsection,
    tsection: annotateTsection,
    zsection: annotateZsection,
    lippedcsection: annotateLippedC,
    lippedzsection: annotateLippedZ,
    rectangle: annotateRectangle,
    rectangularpipe: annotateRectangularPipe,
    circle: annotateCircle,
    roundpipe: annotateRoundPipe,
  };
