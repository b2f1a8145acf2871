import type { CrossSection, OutlinedShape } from '../../../model/common/document.ts';
import type { BentWall, Wall } from '../../walls.ts';
import { layCircle } from './circle.ts';
import { layCsection } from './csection.ts';
import { layHsection } from './hsection.ts';
import { layLippedC, layLippedZ } from './lipped.ts';
import { layLsection } from './lsection.ts';
import { layRectangle } from './rectangle.ts';
import { layRectangularPipe } from './rectangularpipe.ts';
import { layRoundPipe } from './roundpipe.ts';
import { layTsection } from './tsection.ts';
import { layZsection } from './zsection.ts';

/**
 * Returns the centre lines of the walls of a section with an outline; empty for a circle and for a built-up section.
 */
export function layWalls(section: CrossSection): readonly (Wall | BentWall)[] {
  return SKELETONS[section.className as OutlinedShape]?.(section) ?? [];
}

const SKELETONS: Readonly<
  Partial<Record<OutlinedShape, (section: CrossSection) => readonly (Wall | BentWall)[]>>
> = {
  hsection: layHsection,
  lsection: layLsection,
  csection: layCsection,
  tsection: layTsection,
  zsection: layZsection,
  lippedcsection: layLippedC,
  lippedzsection: layLippedZ,
  rectangle: layRectangle,
  rectangularpipe: layRectangularPipe,
  circle: layCircle,
  roundpipe: layRoundPipe,
};
