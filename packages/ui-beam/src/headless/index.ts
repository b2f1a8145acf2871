// The entry point `@eecs/ui-beam/headless` is for pages with their own user interface. Hooks hold and solve a beam,
// drawings work individually, and commands are pure functions: they take a document and return a new one with the side
// effects of the edit.

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
