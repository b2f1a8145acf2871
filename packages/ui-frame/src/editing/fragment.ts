import { type FrameCase, type FrameJoint, type FrameMember, parseFrame } from '@eecs/solver-core/frame';
import { convertFrame } from '@eecs/solver-core/frame-units';
import { createFragments } from '@eecs/ui-kit/editing';
import { FRAME_LISTS } from './frameLists.ts';
import { type FrameItem, hasItem, movedJoints } from './items.ts';

/** The functions that copy parts of a frame, or its loads, from one frame into another. */
export const { pickFragment, writeFragment, readFragment } = /* @__PURE__ */ createFragments<
  FrameCase,
  FrameMember,
  'crossSectionIndex',
  FrameItem
>({
  ...FRAME_LISTS,
  format: 'eecs-frame-fragment',
  items: { hasItem, movedJoints },
  parse: parseFrame,
  convert: convertFrame,
  createCarrier: (loads) => {
    // The member is as long as the longest loaded one.
    const reach = Math.max(1, ...loads.flatMap((load) => load.x ?? []));
    const joint = (x: number): FrameJoint => ({ id: `carrier-${x}`, x, y: 0, loads: [] });
    const line: FrameMember = {
      id: 'carrier',
      ...{ i: 0, j: 1, materialIndex: -1, crossSectionIndex: -1, alpha: 0, flip: false },
      ends: { i: {}, j: {} },
      loads: [],
    };
    return { joints: [joint(0), joint(reach)], line };
  },
});
