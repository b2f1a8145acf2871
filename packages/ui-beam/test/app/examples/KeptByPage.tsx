import { useRef, useState } from 'react';
import { BeamEditor, type BeamEditorHandle, beamExamples } from '@eecs/ui-beam';

export function KeptByPage() {
  const editor = useRef<BeamEditorHandle>(null);
  const [beam, setBeam] = useState(beamExamples.hingedSpans);
  const [said, setSaid] = useState('nothing solved yet');
  return (
    <>
      <BeamEditor
        ref={editor}
        value={beam}
        onChange={setBeam}
        onSolve={({ sets }) => {
          const greatest = sets[0]?.M.max;
          if (greatest) setSaid(`M = ${Math.round(greatest.value)} N·m at ${greatest.x} m`);
        }}
        onError={({ kind }) => setSaid(`no result: ${kind}`)}
      />
      <button onClick={() => void editor.current?.solve()}>Solve from outside</button>
      <output>{said}</output>
      <pre>{beam.title}</pre>
    </>
  );
}
