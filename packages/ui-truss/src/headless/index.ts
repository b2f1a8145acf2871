// The door `@eecs/ui-truss/headless`: what a page needs that builds its own look. Hooks hold and solve a truss, the
// drawing stands by itself, verbs are pure: a document comes in, another one goes out with what was done beside what
// was asked.

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
