// The editor
export { BeamEditor } from './BeamEditor.tsx';
export type { BeamEditorHandle, BeamEditorProps, BeamFault } from './props.ts';

// Documents
export { beamExamples, GALLERY } from './examples/beamExamples.ts';
export { exampleMessages, type ExampleName } from './examples/exampleMessages.ts';
export { type ExampleText, findExample, translateExample } from './examples/translateExample.ts';
export { createBeam } from './state/createBeam.ts';

// Texts, to fetch beforehand
export { beamMessages } from './messages/beamMessages.ts';
