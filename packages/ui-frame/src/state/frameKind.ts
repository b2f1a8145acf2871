import { LIMITS } from '@eecs/solver-core';
import { frameHash, parseFrame } from '@eecs/solver-core/frame';
import { convertFrame, convertFrameSolution } from '@eecs/solver-core/frame-units';
import type { DocumentKind } from '@eecs/ui-kit/editor';
import type { FrameNote } from '../editing/edit.ts';
import type { FrameKindTypes } from '../props.ts';
import type { FrameTab } from './frameTabs.ts';

/** The kind of document of a frame editor's session. */
export interface FrameTypes extends FrameKindTypes {
  readonly note: FrameNote;
  readonly tab: FrameTab;
}

/** The facts about frames that an editor needs. */
export const frameKind: DocumentKind<FrameTypes> = {
  name: 'frame',
  editor: 'FrameEditor',
  parse: parseFrame,
  hash: frameHash,
  toSystem: convertFrame,
  answerToSystem: convertFrameSolution,
  limitsOf: (name) => ({ ...LIMITS[name], members: LIMITS[name].links / 5 }),
};
