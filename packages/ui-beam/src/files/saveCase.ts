import type { BeamCase } from '@eecs/solver-core';
import { saveBlob, toFileName } from '@eecs/ui-kit/editor';
import { loadParts } from '../late/loadParts.ts';

/** Saves a beam to a JSON file that is named by its title. */
export async function saveCase(document: BeamCase): Promise<void> {
  const text = await loadParts().then(
    ({ writeCaseFile }) => writeCaseFile(document),
    // The derived values of a file can be computed anew; the beam itself is not lost for a part that did not come.
    () => `${JSON.stringify(document, null, 2)}\n`,
  );
  saveBlob(new Blob([text], { type: 'application/json' }), toFileName(document.title, 'json'));
}
