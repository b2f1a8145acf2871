import { useState } from 'react';
import { TrussEditor, createTrussExample } from '@eecs/ui-truss';

/** A page that keeps the truss, under another editor's page for nothing of it. */
export function TrussGuest() {
  const [truss, setTruss] = useState(() => createTrussExample('pratt'));
  return (
    <>
      <TrussEditor value={truss} onChange={setTruss} theme="light" locale="en-US" />
      <output>{truss.links.length} rods</output>
    </>
  );
}
