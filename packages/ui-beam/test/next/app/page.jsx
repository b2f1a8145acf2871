import { solveBeam } from '@eecs/solver-core';
import { BeamEditor } from '@eecs/ui-beam';
import { beamExamples } from '@eecs/ui-beam/data';

/** A component of the server: it solves there, and hands the editor to the browser without a file that says 'use client'. */
export default function Page() {
  const answer = solveBeam(beamExamples.hingedSpans);
  return (
    <main>
      <p id="solved">{answer.level === 'error' ? 'none' : `${Math.round(answer.sets[0].M.max.value)} N·m`}</p>
      <BeamEditor defaultValue={beamExamples.hingedSpans} theme="light" locale="en-US" />
    </main>
  );
}
