import type { DrawnNode } from '../../drawing/drawnNode.ts';
import { type Handle, px } from '../../drawing/mark.ts';
import type { BoardBox } from './boardPort.ts';
import { coverObject } from './coverObject.ts';
import type { SceneObject } from './sceneObject.ts';

const HALO_PX = 5;
const GRIP_PX = 44;
const DOT_PX = 4.5;

/** Draws a frame round each selected object, and the handles if a single object is selected. */
export function drawSelection<Item>(
  chosen: readonly SceneObject<Item>[],
  { hasHandles }: { readonly hasHandles: boolean },
): DrawnNode[] {
  const handles = chosen.length === 1 && hasHandles ? (chosen[0]?.handles ?? []) : [];
  return [...chosen.map(drawHalo), ...handles.flatMap(drawHandle)];
}

/** Draws the selection frame. */
export function drawMarquee({ x0, y0, x1, y1 }: BoardBox): DrawnNode {
  return {
    key: 'marquee',
    tag: 'rect',
    attributes: {
      'data-role': 'marquee',
      x: px(x0),
      y: px(y0),
      width: px(x1 - x0),
      height: px(y1 - y0),
    },
  };
}

function drawHalo<Item>(object: SceneObject<Item>, index: number): DrawnNode {
  const { x0, y0, x1, y1 } = coverObject(object);
  return {
    key: index === 0 ? 'halo' : `halo-${index}`,
    tag: 'rect',
    attributes: {
      'data-role': 'halo',
      x: px(x0 - HALO_PX),
      y: px(y0 - HALO_PX),
      width: px(x1 - x0 + 2 * HALO_PX),
      height: px(y1 - y0 + 2 * HALO_PX),
      rx: '3',
    },
  };
}

/** Draws a visible dot, and on touch screens a larger invisible square to hit. */
function drawHandle({ part, x, y }: Handle): DrawnNode[] {
  const isEnd = part === 'start' || part === 'end';
  const dot: DrawnNode = isEnd
    ? {
        key: `handle-${part}`,
        tag: 'rect',
        attributes: {
          'data-handle': part,
          x: px(x - DOT_PX),
          y: px(y - DOT_PX),
          width: px(2 * DOT_PX),
          height: px(2 * DOT_PX),
        },
      }
    : {
        key: `handle-${part}`,
        tag: 'circle',
        attributes: { 'data-handle': part, cx: px(x), cy: px(y), r: px(DOT_PX) },
      };
  const grip: DrawnNode = {
    key: `grip-${part}`,
    tag: 'rect',
    attributes: {
      'data-role': 'grip',
      x: px(x - GRIP_PX / 2),
      y: px(y - GRIP_PX / 2),
      width: String(GRIP_PX),
      height: String(GRIP_PX),
    },
  };
  return [grip, dot];
}
