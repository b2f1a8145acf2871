import type { FrameCase } from '@eecs/solver-core/frame';
import { createLineProblem as createProblem } from '@eecs/ui-kit/editor';
import { setSupport } from '../editing/joints.ts';
import {
  type FrameParts,
  createFrameOf,
  makeBraced,
  makeGable,
  makeGrid,
  makeMonopitch,
  makePortal,
  makeVierendeel,
} from '../starters/frameShapes.ts';
import type { Step } from './applyFrameLine.ts';
import type { CommonFrame, Problem } from './statement.ts';

/**
 * Creates a common frame on an empty board, with the first material and cross-section of the document. `most` is the
 * maximum number of joints.
 */
export function createTypedFrame(document: FrameCase, frame: CommonFrame, most: number): Step | Problem {
  const { bays, storeys, panels } = frame;
  const count = panels === null ? (bays.length + 1) * (storeys.length + 1) : 2 * (panels + 1);
  if (count > most) return createProblem('tooMany', String(count), most);
  const { joints, members } = createFrameOf(makeParts(frame), { system: document.units.system });
  const indexOf = (list: readonly object[]): number => (list.length > 0 ? 0 : -1);
  const drawn: FrameCase = {
    ...document,
    joints,
    members: members.map((member) => ({
      ...member,
      materialIndex: indexOf(document.materials),
      crossSectionIndex: indexOf(document.sections),
    })),
  };
  const feet = joints.flatMap(({ support, y }, index) => (support !== undefined && y === 0 ? [index] : []));
  const made =
    frame.feet === null
      ? drawn
      : setSupport(drawn, new Set(feet), frame.feet === 'pin' ? 'fixed' : 'cantilever').document;
  return { document: made, joints: feet };
}

function makeParts({ shape, bays, storeys, ridge, panels }: CommonFrame): FrameParts {
  const [span = 0, height = 0] = [bays[0], storeys[0]];
  switch (shape) {
    case 'portal':
      return makePortal(span, height);
    case 'grid':
      return makeGrid(bays, storeys);
    case 'gable':
      return makeGable(span, height, ridge ?? height);
    case 'monopitch':
      return makeMonopitch(span, height, ridge ?? height);
    case 'braced':
      return makeBraced(span, height);
    case 'vierendeel':
      return makeVierendeel(span, height, panels ?? 1);
    default:
      return shape satisfies never;
  }
}
