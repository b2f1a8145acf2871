// The entry point `@eecs/ui-truss/headless` is for pages with their own user interface. Hooks hold and solve a truss,
// the drawing works by itself, and commands are pure functions: they take a document and return a new one with the side
// effects of the edit.

export { type HeadlessTruss, type TrussEditorOptions, useTrussEditor } from './useTrussEditor.ts';
export { useTrussSolution } from './useTrussSolution.ts';
export type { JointInput, LinkInput, TrussInput } from './trussInput.ts';

export { TrussDrawing, type TrussDrawingProps } from '../scheme/picture/TrussDrawing.tsx';

export type { Edit, NewId, TrussNote } from '../editing/edit.ts';
export { addJoint, moveJoints, setAnchor } from '../editing/joints.ts';
export { addLink, changeLinks } from '../editing/links.ts';
export { addJointLoads, changeJointLoad } from '../editing/loads.ts';
export { removeItems } from '../editing/remove.ts';
export type { TrussItem } from '../editing/items.ts';
