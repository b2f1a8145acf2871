import type { Failure } from '../failures/failure.ts';
import { SHAPE_PARAMETERS } from '../model/common/shapeParameters.ts';
import type { CrossSection, OutlinedShape } from '../model/common/document.ts';
import { boundOutlines } from './bounds.ts';
import { pointOfArc } from './outline.ts';
import type { ArcEdge, Outline } from './outline.ts';
import { writeOutlinePath } from './outlinePath.ts';
import { outlineSection } from './outlineSection.ts';
import { measure } from './shapes/drawings/annotation.ts';
import type { Annotation } from './shapes/drawings/annotation.ts';
import { ANNOTATIONS } from './shapes/drawings/shapeDrawings.ts';
import { layWalls } from './shapes/skeletons/layWalls.ts';
import { listSplitPoints } from './splitPoints.ts';
import type { BentWall, Wall } from './walls.ts';

/**
 * The drawing of a section, in the section's own mm or in; y to the right and z up from the lower left corner of its
 * bounding box.
 */
export interface SectionDrawing {
  readonly width: number;
  readonly height: number;
  /** Lines and arcs, with the area on their left. */
  readonly outlines: readonly Outline[];
  /** Data of an SVG path in the view box `0 0 width height`. */
  readonly path: string;
  /** Centre lines of walls with their thickness at both ends; empty for a circle. */
  readonly skeleton: readonly (Wall | BentWall)[];
  /** Ordinates z for profiles over the height, ascending. */
  readonly splitPoints: readonly number[];
  /** Where dimensions, thicknesses, radii and slopes are shown. */
  readonly annotations: readonly Annotation[];
}

/** A drawing, or why there is none; paths are those of the section's own parameters. */
export type DrawingResult =
  | { readonly ok: true; readonly drawing: SectionDrawing }
  | { readonly ok: false; readonly failures: readonly Failure[] };

/**
 * Draws a cross-section: outline, centre lines, the ordinates of profiles, and the places of its dimensions.
 *
 * Fails as `sectionProperties` does, and with `materials.shape` for a generic section, which has no outline.
 *
 * @example drawSection({ className: 'rectangle', label: '', b: 100, h: 200 }) // path M0 200L100 200L100 0L0 0L0 200Z
 */
export function drawSection(section: CrossSection): DrawingResult {
  const result = outlineSection(section);
  if (!result.ok) return result;
  const { outlines } = result;
  const { right: width, top: height } = boundOutlines(outlines);
  return {
    ok: true,
    drawing: {
      width,
      height,
      outlines,
      path: writeOutlinePath(outlines, height),
      skeleton: layWalls(section),
      splitPoints: listSplitPoints(section, outlines),
      annotations: annotate(section, { width, height, outlines }),
    },
  };
}

/** Only the whole of a built-up section has dimension lines: its parts have drawings of their own. */
function annotate(
  section: CrossSection,
  { width, height, outlines }: Pick<SectionDrawing, 'width' | 'height' | 'outlines'>,
): readonly Annotation[] {
  if (section.className === 'builtup')
    return [measure('h', 'length', [0, 0, 0, height]), measure('b', 'length', [0, 0, width, 0])];
  const lengths = ANNOTATIONS[section.className as OutlinedShape](section);
  return [...lengths, ...annotateRadii(section, outlines)];
}

/** Lists each radius once, at its first arc, except radii that follow from others, such as the outer one of a strip. */
function annotateRadii({ className }: CrossSection, outlines: readonly Outline[]): Annotation[] {
  const own: readonly string[] = SHAPE_PARAMETERS[className];
  const first = new Map<string, ArcEdge>();
  for (const edge of outlines.flat()) {
    if (edge.kind === 'arc' && edge.name && own.includes(edge.name) && !first.has(edge.name)) {
      first.set(edge.name, edge);
    }
  }
  return [...first.values()].flatMap((arc) =>
    arc.name
      ? [
          {
            name: arc.name,
            kind: 'radius' as const,
            value: arc.radius,
            from: arc.center,
            to: pointOfArc(arc, 0.5),
          },
        ]
      : [],
  );
}
