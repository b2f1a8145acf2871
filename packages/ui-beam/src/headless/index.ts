// The door `@eecs/ui-beam/headless`: what a page needs that builds its own look. Hooks hold and solve a beam, drawings
// stand each by itself, verbs are pure: a document comes in, another one goes out with what was done beside what was
// asked.

export { type BeamEditorOptions, type HeadlessBeam, useBeamEditor } from './useBeamEditor.ts';
export { useBeamSolution } from './useBeamSolution.ts';

export { BeamDiagram, type BeamDiagramProps, type DiagramQuantity } from './BeamDiagram.tsx';
export { BeamDrawing, type BeamDrawingProps } from './BeamDrawing.tsx';
export { SectionDrawing, type SectionDrawingProps } from './SectionDrawing.tsx';
export type { DrawnProps } from './drawnProps.ts';

export type { Edit, EditNote } from '../editing/edit.ts';
export { addSupport, type SupportKind } from '../editing/addSupport.ts';
export { changeSupport, setSettlement, setStiffness } from '../editing/changeSupport.ts';
export { removeSupport } from '../editing/removeSupport.ts';
export { addLoad } from '../editing/addLoad.ts';
export { changeDistributedLoad, changePointLoad, type OrdinateChange } from '../editing/changeLoad.ts';
export { moveLoad } from '../editing/moveLoad.ts';
export { removeLoad } from '../editing/removeLoad.ts';
export { setLength } from '@eecs/solver-core/rules';
export { setTitle } from '@eecs/ui-kit/editing';
