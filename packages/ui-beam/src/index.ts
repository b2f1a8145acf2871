// The editor
export { BeamEditor } from './BeamEditor.tsx';
export type { BeamEditorHandle, BeamEditorProps, BeamFault } from './props.ts';

// Documents
export { beamExamples } from './examples/beamExamples.ts';
export { createBeam } from './state/createBeam.ts';

// Texts, to fetch beforehand
export { beamMessages } from './messages/beamMessages.ts';
