import { type Joint, type Link, type TrussCase, convertTruss, parseTruss } from '@eecs/solver-core/truss';
import { createFragments } from '@eecs/ui-kit/editing';
import { type TrussItem, hasItem, movedJoints } from './items.ts';
import { TRUSS_LISTS } from './trussLists.ts';

/** The functions that copy parts of a truss, or its loads, from one truss into another. */
export const { pickFragment, writeFragment, readFragment } = /* @__PURE__ */ createFragments<
  TrussCase,
  Link,
  'sectionIndex',
  TrussItem
>({
  ...TRUSS_LISTS,
  format: 'eecs-truss-fragment',
  items: { hasItem, movedJoints },
  parse: parseTruss,
  convert: convertTruss,
  createCarrier: () => {
    const joint = (x: number): Joint => ({ id: `carrier-${x}`, x, y: 0, z: 0, anchor: 0, loads: [] });
    const line = { id: 'carrier', i: 0, j: 1, materialIndex: -1, sectionIndex: -1, loads: [] };
    return { joints: [joint(0), joint(1)], line };
  },
});
