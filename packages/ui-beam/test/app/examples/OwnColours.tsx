import { BeamEditor, beamExamples } from '@eecs/ui-beam';

const rules = `
  .reports [data-eecs-root] {
    --eecs-accent: #0b6e4f;
    --eecs-beam-line: #123c69;
    --eecs-radius: 8px;
  }
`;

export function OwnColours() {
  return (
    <div className="reports">
      <style>{rules}</style>
      <BeamEditor defaultValue={beamExamples.hingedSpans} theme="light" />
    </div>
  );
}
