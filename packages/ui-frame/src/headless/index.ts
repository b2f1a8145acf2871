// The entry point `@eecs/ui-frame/headless` is for pages with their own user interface. Hooks hold and solve a frame,
// the drawing works by itself, and commands are pure functions: they take a document and return a new one with the side
// effects of the edit.

export { type FrameEditorOptions, type HeadlessFrame, useFrameEditor } from './useFrameEditor.ts';
export { useFrameSolution } from './useFrameSolution.ts';
export type { FrameInput, FrameJointInput, FrameMemberInput } from '../frameInput.ts';

export { FrameDrawing, type FrameDrawingProps } from './FrameDrawing.tsx';

export type { Edit, FrameNote } from '../editing/edit.ts';
export type { FrameItem } from '../editing/items.ts';
export { addJoint, moveJoints, setSupport } from '../editing/joints.ts';
export { addJointLoads, addMemberLoads, changeJointLoad, changeMemberLoad } from '../editing/loads.ts';
export { addMember, changeMembers, splitMember, toggleHinge } from '../editing/members.ts';
export { removeItems } from '../editing/remove.ts';
