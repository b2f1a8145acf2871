import { BeamEditor, beamExamples } from '@eecs/ui-beam';

export function FirstEditor() {
  return <BeamEditor defaultValue={beamExamples.hingedSpans} theme="light" locale="en-US" />;
}
