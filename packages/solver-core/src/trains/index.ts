export { type PlacedTrain, placeTrain } from './placeTrain.ts';
export { TRAINS, createCrane } from './presets.ts';
export { scaleTrain } from './scaleTrain.ts';
export { type AnywhereStand, type Bay, standAnywhere } from './standAnywhere.ts';
export { type TrainStand, standTrain } from './standTrain.ts';
export {
  type Train,
  type TrainAxle,
  type TrainGroup,
  type TrainLane,
  type TrainPatch,
  lengthOf,
} from './train.ts';
