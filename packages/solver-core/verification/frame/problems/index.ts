import type { FrameProblem } from '../frameProblem.ts';
import { ARCHES } from './arches.ts';
import { CONTINUOUS_BEAMS } from './continuousBeams.ts';
import { CURVED_BARS } from './curvedBars.ts';
import { JOINTED_FRAMES, SWAY_FRAMES } from './jointedFrames.ts';
import { MEMBERS } from './members.ts';
import { ELASTIC_BEDS } from './elasticBeds.ts';
import { PORTALS } from './portals.ts';
import { SECOND_ORDER } from './secondOrder.ts';
import { SINGLE_MEMBERS } from './singleMembers.ts';
import { WORKED_FRAMES } from './workedFrames.ts';

/** Problems of one kind. */
export interface FrameGroup {
  readonly title: string;
  readonly problems: readonly FrameProblem[];
}

export const FRAME_GROUPS: readonly FrameGroup[] = [
  { title: 'Frames: portals', problems: PORTALS },
  { title: 'Frames: gables, ends, supports and verdicts', problems: MEMBERS },
  { title: 'Frames: portals and gables with sway', problems: SWAY_FRAMES },
  { title: 'Frames: stiff joints, boxes and verdicts', problems: JOINTED_FRAMES },
  { title: 'Frames: single members', problems: SINGLE_MEMBERS },
  { title: 'Frames: beams over several supports', problems: CONTINUOUS_BEAMS },
  { title: 'Frames: second order', problems: SECOND_ORDER },
  { title: 'Frames: elastic beds and piles', problems: ELASTIC_BEDS },
  { title: 'Frames: arches', problems: ARCHES },
  { title: 'Frames: curved bars and rings', problems: CURVED_BARS },
  { title: 'Frames: storeys, a Vierendeel girder, a column and a pile', problems: WORKED_FRAMES },
];
