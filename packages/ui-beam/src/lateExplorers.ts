// The rooms that explain a result, in one chunk: files of a few kilobytes compress badly one by one.
import { equationMessages } from './equations/equationMessages.ts';
import { floorPlanMessages } from './floorPlan/floorPlanMessages.ts';
import { handMessages } from './hand/handMessages.ts';
import { influenceMessages } from './influence/influenceMessages.ts';
import { mohrMessages } from './mohr/mohrMessages.ts';
import { variantMessages } from './variants/variantMessages.ts';

export { EquationsRoom } from './equations/EquationsRoom.tsx';
export { FloorPlan } from './floorPlan/FloorPlan.tsx';
export { HandRoom } from './hand/HandRoom.tsx';
export { InfluenceRoom } from './influence/InfluenceRoom.tsx';
export { MohrExplorer } from './mohr/MohrExplorer.tsx';
export { VariantsRoom } from './variants/VariantsRoom.tsx';

/** Texts of each room, which waits for them. */
export const textsOf = {
  EquationsRoom: [equationMessages],
  FloorPlan: [floorPlanMessages],
  HandRoom: [handMessages],
  InfluenceRoom: [influenceMessages],
  MohrExplorer: [mohrMessages],
  VariantsRoom: [variantMessages],
};
