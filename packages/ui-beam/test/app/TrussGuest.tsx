import { useState } from 'react';
import { TrussEditor, createTrussExample } from '@eecs/ui-truss';

/** A page that holds the truss itself. */
export function TrussGuest() {
  const [truss, setTruss] = useState(() => createTrussExample('pratt'));
  return (
    <>
      <TrussEditor value={truss} onChange={setTruss} theme="light" locale="en-US" />
      <output>{truss.links.length} rods</output>
    </>
  );
}
