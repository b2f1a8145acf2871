// What explains a result, in one chunk: files of a few kilobytes compress badly one by one.
export { EquationsRoom } from './equations/EquationsRoom.tsx';
export { FloorPlan } from './floorPlan/FloorPlan.tsx';
export { HandRoom } from './hand/HandRoom.tsx';
export { InfluenceRoom } from './influence/InfluenceRoom.tsx';
export { MohrExplorer } from './mohr/MohrExplorer.tsx';
export { VariantsRoom } from './variants/VariantsRoom.tsx';
