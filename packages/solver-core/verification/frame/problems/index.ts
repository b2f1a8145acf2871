import type { FrameProblem } from '../frameProblem.ts';
import { MEMBERS } from './members.ts';
import { PORTALS } from './portals.ts';

/** Problems of one kind. */
export interface FrameGroup {
  readonly title: string;
  readonly problems: readonly FrameProblem[];
}

export const FRAME_GROUPS: readonly FrameGroup[] = [
  { title: 'Frames: portals', problems: PORTALS },
  { title: 'Frames: gables, ends, supports and verdicts', problems: MEMBERS },
];
