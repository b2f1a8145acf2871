import { type FrameCase, createCurve } from '@eecs/solver-core/frame';
import { type DrawnArc, type DrawnLine, writeDrawing } from '@eecs/ui-kit/editing';
import { curvedShape } from '../editing/curves.ts';
import { type Place, distanceOf } from '../editing/place.ts';

/** Lines that stand for a parabola, which is no entity of that version. */
const PARABOLA_PARTS = 32;

/**
 * Writes the members of a frame as a DXF drawing, each on the layer of its cross-section: straight ones as lines, arcs
 * as arcs, parabolas as polylines through 33 points of the axis. Supports, hinges and loads are not drawn.
 */
export function writeFrameDxf({ joints, members, sections, units }: FrameCase): string {
  const lines: DrawnLine[] = [];
  const arcs: DrawnArc[] = [];
  for (const { i, j, shape, crossSectionIndex } of members) {
    const [a, b] = [joints[i], joints[j]];
    if (a === undefined || b === undefined) continue;
    const layer = sections[crossSectionIndex]?.label ?? '0';
    const curved = curvedShape(shape);
    if (curved === null) lines.push({ layer, places: [toPlace(a), toPlace(b)] });
    else if (curved.kind === 'arc') arcs.push({ layer, ...describeArc(a, b, curved.rise) });
    else {
      const length = distanceOf(a, b);
      const curve = createCurve(length, curved);
      const [cos, sin] = [(b.x - a.x) / length, (b.y - a.y) / length];
      const between = Array.from({ length: PARABOLA_PARTS - 1 }, (_, k) => {
        const { x, y } = curve.placeAt(curve.alongAt((length * (k + 1)) / PARABOLA_PARTS));
        return { x: a.x + x * cos - y * sin, y: a.y + x * sin + y * cos };
      });
      lines.push({ layer, places: [toPlace(a), ...between, toPlace(b)] });
    }
  }
  return writeDrawing({ unit: units.system === 1 ? 'in' : 'm', lines, arcs });
}

/** Describes the arc between two places that rises to the left of the way by `rise`, not 0, negative to the right. */
function describeArc(a: Place, b: Place, rise: number): Omit<DrawnArc, 'layer'> {
  const length = distanceOf(a, b);
  const radius = (length ** 2 / 4 + rise ** 2) / (2 * Math.abs(rise));
  const away = rise - Math.sign(rise) * radius;
  const center = {
    x: (a.x + b.x) / 2 - (away * (b.y - a.y)) / length,
    y: (a.y + b.y) / 2 + (away * (b.x - a.x)) / length,
  };
  const angleOf = ({ x, y }: Place): number => {
    const angle = (Math.atan2(y - center.y, x - center.x) * 180) / Math.PI;
    return angle < 0 ? angle + 360 : angle;
  };
  // An arc that rises to the left of the way runs counter-clockwise from the second place to the first.
  const [first, last] = rise > 0 ? [b, a] : [a, b];
  return { center, radius, start: angleOf(first), end: angleOf(last) };
}

function toPlace({ x, y }: Place): Place {
  return { x, y };
}
