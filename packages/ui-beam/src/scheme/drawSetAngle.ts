import { createMark, getTakenWidth, type LabelBox, type LabelWish, type Mark, px } from '@eecs/ui-kit/layout';

/** Length of the two lines, and the radius of the arc between them, px. */
const LINE_PX = 34;
const ARC_PX = 24;
const GAP_PX = 4;

export interface SetAngleDrawing {
  readonly mark: Mark;
  readonly obstacle: LabelBox;
  readonly label: LabelWish;
}

/**
 * Draws the angle by which the forces of the shown case set are rotated relative to the beam: the axis, the horizontal
 * of the forces, and the angle between them in degrees, counter-clockwise positive.
 */
export function drawSetAngle(
  angle: number,
  { x, y, text }: { readonly x: number; readonly y: number; readonly text: string },
): SetAngleDrawing {
  const turn = (angle * Math.PI) / 180;
  const point = (radius: number): string =>
    `${px(x + radius * Math.cos(turn))} ${px(y - radius * Math.sin(turn))}`;
  const large = Math.abs(angle) > 180 ? 1 : 0;
  const arc = `M${px(x + ARC_PX)} ${px(y)}A${ARC_PX} ${ARC_PX} 0 ${large} ${angle > 0 ? 0 : 1} ${point(ARC_PX)}`;
  const box = {
    x0: x + Math.min(0, LINE_PX * Math.cos(turn)),
    y0: y - Math.max(0, LINE_PX * Math.sin(turn)),
    x1: x + LINE_PX,
    y1: y - Math.min(0, LINE_PX * Math.sin(turn)),
  };
  return {
    mark: createMark(
      'set-angle',
      'dimension',
      `M${px(x)} ${px(y)}h${LINE_PX}M${px(x)} ${px(y)}L${point(LINE_PX)}${arc}`,
    ),
    obstacle: box,
    label: {
      key: 'set-angle-value',
      text,
      role: 'dimension',
      priority: 88,
      places: [{ x: box.x1 + GAP_PX + getTakenWidth(text) / 2, y: (box.y0 + box.y1) / 2 + GAP_PX }],
    },
  };
}
