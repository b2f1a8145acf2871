import { createRoot } from 'react-dom/client';
import { BeamEditor, beamExamples } from '@eecs/ui-beam';

export function showInShadowRoot(element: Element): void {
  const shadow = element.attachShadow({ mode: 'open' });
  const inside = shadow.appendChild(document.createElement('div'));
  // The style sheet goes into the editor's shadow root.
  createRoot(inside).render(
    <BeamEditor defaultValue={beamExamples.hingedSpans} theme="light" styleTarget={shadow} />,
  );
}
