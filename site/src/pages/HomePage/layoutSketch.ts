import {
  createScale,
  getLabelWidth,
  type Insets,
  LABEL_HEIGHT_PX,
  layoutDistributedLoad,
  type LabelBox,
  type LabelRequest,
  placeLabels,
} from '@eecs/ui-kit';
import type { ExampleSketch, SketchLoad } from '../../content/sketches.ts';

export interface SketchSize {
  readonly width: number;
  readonly insets: Insets;
  /** Height of the beam's axis below the top, px. */
  readonly axisY: number;
  /** Length of the arrow of a force, px. */
  readonly arrow: number;
  /** Height of the greatest ordinate of a distributed load, px. */
  readonly ordinate: number;
  /** Height of a distributed mass, on which the distributed loads stand, px; 0 leaves it away. */
  readonly strip: number;
}

export interface SketchArrow {
  readonly x: number;
  readonly rotationDeg: number;
}

interface SketchEnvelope {
  readonly d: string;
  readonly arrows: string;
  readonly heads: readonly number[];
}

export interface SketchLayout {
  readonly toPx: (x: number) => number;
  /** Distributed loads, standing on the strip of distributed mass where there is one. */
  readonly envelopes: readonly SketchEnvelope[];
  /** The strip of distributed mass standing on the beam. */
  readonly strips: readonly SketchEnvelope[];
  /** How far above the beam the distributed loads stand, px. */
  readonly stripHeight: number;
  readonly forces: readonly SketchArrow[];
  readonly moments: readonly { readonly x: number; readonly isMirrored: boolean }[];
  readonly labels: readonly (LabelBox & { readonly text: string })[];
}

/** Room between the line of the beam and what stands on it. */
const LIFT_PX = 3;
/** Half the side of the square that the arc of a moment takes. */
const MOMENT_PX = 20;
const STRIP_PITCH_PX = 26;

/** Lays a sketch out in px: loads above the axis, every label where none covers another or a shaft. */
export function layoutSketch(
  sketch: ExampleSketch,
  { width, insets, axisY, arrow, ordinate, strip }: SketchSize,
  write: (load: SketchLoad, ordinate?: number) => string,
): SketchLayout {
  const { toPx } = createScale({
    domain: [0, sketch.length],
    range: [insets.left, Math.max(insets.left + 40, width - insets.right)],
  });
  const distributed = sketch.loads.filter((load) => load.kind === 'distributed');
  const greatest = Math.max(1, ...distributed.flatMap(({ values }) => values));
  const forces = sketch.loads.filter((load) => load.kind === 'force');
  const moments = sketch.loads.filter((load) => load.kind === 'moment');

  const masses = strip === 0 ? [] : sketch.loads.filter((load) => load.kind === 'mass');
  const stripHeight = masses.length === 0 ? 0 : strip;
  const standsAt = axisY - LIFT_PX - stripHeight;

  const envelopes = distributed.map(({ x, values }) => {
    const [y0, y1, y2] = values.map((value) => (value / greatest) * ordinate) as [number, number, number];
    return drawEnvelope({ x0: toPx(x[0]), x1: toPx(x[1]), y0, y1, y2 });
  });

  const requests = sketch.loads.map((load, index): LabelRequest & { readonly text: string } => {
    const text = write(load);
    const size = { id: String(index), text, width: getLabelWidth(text), height: LABEL_HEIGHT_PX };
    const sides = { side: 'above' as const, priority: 1, required: true };
    switch (load.kind) {
      case 'force': {
        const angle = (load.angleDeg * Math.PI) / 180;
        const tail = { x: toPx(load.x) - arrow * Math.cos(angle), y: axisY + arrow * Math.sin(angle) };
        return { ...size, ...sides, ...tail, lean: Math.cos(angle) > 0.1 ? 'left' : 'middle', priority: 3 };
      }
      case 'moment':
        return { ...size, ...sides, x: toPx(load.x), y: axisY - 18, lean: 'right', priority: 2 };
      case 'distributed': {
        // The label says the greatest ordinate, so it stands there.
        const { x, y } = toOrdinatePoint(load, load.values.indexOf(Math.max(...load.values)));
        return { ...size, ...sides, x, y, lean: 'left' };
      }
      case 'mass':
        return { ...size, ...sides, x: toPx(load.x[1]), y: standsAt, lean: 'left' };
      default:
        return load satisfies never;
    }
  });
  const ends = distributed.flatMap((load) =>
    listLowerEnds(load.values).map((end) => toEndRequest(load, end)),
  );
  const wishes = [...requests, ...ends];
  const { placed } = placeLabels(wishes, {
    bounds: { x0: 0, y0: 0, x1: width, y1: axisY - LIFT_PX },
    obstacles: [
      ...masses.map(({ x }) => ({ x0: toPx(x[0]), x1: toPx(x[1]), y0: standsAt, y1: axisY })),
      ...moments.map(({ x }) => ({
        x0: toPx(x) - MOMENT_PX,
        x1: toPx(x) + MOMENT_PX,
        y0: axisY - MOMENT_PX,
        y1: axisY,
      })),
      ...forces.flatMap((force) => toObstacles(force, { toPx, axisY, arrow })),
      ...distributed.flatMap(({ x, values }) =>
        toSteps(values).map(({ from, to, height }) => ({
          x0: toPx(x[0] + (x[1] - x[0]) * from),
          x1: toPx(x[0] + (x[1] - x[0]) * to),
          y0: standsAt - 1 - (height / greatest) * ordinate,
          y1: axisY,
        })),
      ),
    ],
  });

  return {
    toPx,
    envelopes,
    strips: masses.map(({ x }) =>
      drawEnvelope({
        x0: toPx(x[0]),
        x1: toPx(x[1]),
        y0: strip,
        y1: strip,
        y2: strip,
        pitch: STRIP_PITCH_PX,
      }),
    ),
    stripHeight,
    forces: forces.map(({ x, angleDeg }) => ({ x: toPx(x), rotationDeg: -(angleDeg + 90) })),
    moments: moments.map(({ x, value }) => ({ x: toPx(x), isMirrored: value < 0 })),
    labels: placed.map((box) => ({ ...box, text: wishes.find(({ id }) => id === box.id)?.text ?? '' })),
  };

  function toOrdinatePoint(load: SketchRange, index: number): { readonly x: number; readonly y: number } {
    const x = load.x[0] + ((load.x[1] - load.x[0]) * index) / 2;
    return { x: toPx(x), y: standsAt - ordinate * ((load.values[index] ?? 0) / greatest) };
  }

  function toEndRequest(load: SketchRange, index: 0 | 2): LabelRequest & { readonly text: string } {
    const text = write(load, load.values[index]);
    const id = `${sketch.loads.indexOf(load)}-${index}`;
    const size = { width: getLabelWidth(text), height: LABEL_HEIGHT_PX };
    const lean = index === 0 ? 'left' : 'right';
    return { ...size, ...toOrdinatePoint(load, index), id, text, lean, side: 'above', priority: 0 };
  }
}

type SketchRange = Extract<SketchLoad, { kind: 'distributed' }>;

function drawEnvelope(drawing: Parameters<typeof layoutDistributedLoad>[0]): SketchEnvelope {
  const layout = layoutDistributedLoad(drawing);
  return {
    d: layout.envelope,
    arrows: layout.arrows.map((mark) => `M${mark.x} ${mark.tail}V-6`).join(''),
    heads: layout.arrows.map((mark) => mark.x),
  };
}

/** Lists the ends whose ordinate is not the greatest, which has a label already. */
function listLowerEnds(values: readonly [number, number, number]): (0 | 2)[] {
  const greatest = Math.max(...values);
  return ([0, 2] as const).filter((end) => values[end] !== 0 && values[end] < greatest);
}

/** Cuts the area under a quadratic load into steps that cover it. */
function toSteps([y0, y1, y2]: readonly [number, number, number]) {
  const at = (t: number): number => y0 * (1 - t) * (1 - 2 * t) + 4 * y1 * t * (1 - t) + y2 * t * (2 * t - 1);
  const count = 12;
  return Array.from({ length: count }, (_, step) => {
    const [from, to] = [step / count, (step + 1) / count];
    return { from, to, height: Math.max(at(from), at(to)) };
  });
}

/** Small boxes along the shaft of an arrow, which labels keep clear of. */
function toObstacles(
  { x, angleDeg }: { readonly x: number; readonly angleDeg: number },
  {
    toPx,
    axisY,
    arrow,
  }: { readonly toPx: (x: number) => number; readonly axisY: number; readonly arrow: number },
): LabelBox[] {
  const angle = (angleDeg * Math.PI) / 180;
  return Array.from({ length: 8 }, (_, step) => {
    const along = (arrow * step) / 8;
    const px = toPx(x) - along * Math.cos(angle);
    const py = axisY + along * Math.sin(angle);
    return { x0: px - 2, x1: px + 2, y0: py - 4, y1: py + 4 };
  });
}
