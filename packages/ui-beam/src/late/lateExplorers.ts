// The rooms that explain a result, in one chunk: small files compress badly one by one.
import { libraryMessages, sectionSearchMessages } from '@eecs/ui-kit/editor';
import { codeMessages } from '../studies/code/codeMessages.ts';
import { equationMessages } from '../studies/equations/equationMessages.ts';
import { floorPlanMessages } from '../studies/floorPlan/floorPlanMessages.ts';
import { handMessages } from '../studies/hand/handMessages.ts';
import { influenceMessages } from '../studies/influence/influenceMessages.ts';
import { inverseMessages } from '../studies/inverse/inverseMessages.ts';
import { mohrMessages } from '../studies/mohr/mohrMessages.ts';
import { sizingMessages } from '../studies/sizing/sizingMessages.ts';
import { variantMessages } from '../studies/variants/variantMessages.ts';

export { EquationsRoom } from '../studies/equations/EquationsRoom.tsx';
export { FloorPlan } from '../studies/floorPlan/FloorPlan.tsx';
export { HandRoom } from '../studies/hand/HandRoom.tsx';
export { InfluenceRoom } from '../studies/influence/InfluenceRoom.tsx';
export { InverseRoom } from '../studies/inverse/InverseRoom.tsx';
export { MohrExplorer } from '../studies/mohr/MohrExplorer.tsx';
export { SizingRoom } from '../studies/sizing/SizingRoom.tsx';
export { VariantsRoom } from '../studies/variants/VariantsRoom.tsx';

/** Texts of each room, which renders once they are loaded. */
export const textsOf = {
  EquationsRoom: [equationMessages],
  FloorPlan: [floorPlanMessages],
  HandRoom: [handMessages],
  InfluenceRoom: [influenceMessages],
  InverseRoom: [inverseMessages],
  MohrExplorer: [mohrMessages],
  SizingRoom: [sizingMessages, sectionSearchMessages, codeMessages, libraryMessages],
  VariantsRoom: [variantMessages],
};
