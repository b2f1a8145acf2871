// The rooms of stresses and of Mohr's integral, in one chunk with the code that computes stresses.
import { frameStudyMessages } from '../studies/studyMessages.ts';

export { InfluenceRoom } from '../studies/InfluenceRoom.tsx';
export { MohrRoom } from '../studies/MohrRoom.tsx';
export { StressRoom } from '../studies/StressRoom.tsx';

/** Texts of the rooms, which wait for them. */
export const textsOf = {
  StressRoom: [frameStudyMessages],
  MohrRoom: [frameStudyMessages],
  InfluenceRoom: [frameStudyMessages],
};
