import { exampleTruss } from './exampleTruss.ts';

/** Two bars from a wall to a loaded joint: a bracket. */
export const twoBarTruss = /* @__PURE__ */ exampleTruss({
  title: 'Bracket',
  units: { system: 0 },
  aspectRatio: 1.5,
  joints: [
    { id: 'w1', x: 0, y: 0, anchor: 3 },
    { id: 'w2', x: 0, y: 2, anchor: 3 },
    {
      id: 'p',
      x: 3,
      y: 2,
      z: 0,
      anchor: 0,
      loads: [{ id: 'F', className: 'GenericLoad', c: [12500], alpha: -75, sets: 1 }],
    },
  ],
  links: [
    { id: 'a', i: 0, j: 2 },
    { id: 'b', i: 1, j: 2 },
  ],
});
