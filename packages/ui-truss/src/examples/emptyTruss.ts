import { exampleTruss } from './exampleTruss.ts';

/** A new truss before its first joint. */
export const emptyTruss = /* @__PURE__ */ exampleTruss({
  title: '',
  units: { system: 0 },
  joints: [],
  links: [],
});
