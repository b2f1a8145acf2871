// The entry point `@eecs/solver-core/frame-influence`: influence lines of frames. Pages that only solve frames do not
// load it.
export {
  type FrameInfluenceWish,
  type InfluenceRefusal,
  type OpenedInfluence,
  openInfluence,
} from './openInfluence.ts';
export { cutLine } from './cutLine.ts';
export type { ChainSpan } from './layChain.ts';
