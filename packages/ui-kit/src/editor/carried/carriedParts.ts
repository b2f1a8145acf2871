// Parts about loads that carry reactions of other structures, loaded when a document or a reader needs them.
import { carriedMessages } from './carriedMessages.ts';

export { CarriedFields } from './CarriedFields.tsx';
export { ReactionKeeper } from './ReactionKeeper.tsx';

/** The texts of these parts: none is shown before they are loaded. */
export const texts = [carriedMessages];
