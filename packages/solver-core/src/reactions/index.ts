export type { ReactionComponent, ReactionSource } from '../model/beam/document.generated.ts';
export {
  type AnyPointLoad,
  type CarriedLoad,
  type LoadedCase,
  carriedValue,
  getReactionSource,
  listCarriedLoads,
} from './carriedLoads.ts';
export { findCircle } from './findCircle.ts';
export {
  type DocumentReactions,
  type ReactingSet,
  type ReactionValues,
  type SupportReactions,
  listReactions,
} from './listReactions.ts';
export {
  type KeptLoad,
  type ReactionDocument,
  type RefreshedCase,
  type SourceFault,
  refreshCarriedLoads,
  withSource,
} from './refreshCarriedLoads.ts';
