import type { BeamCase } from '@eecs/solver-core';
import { saveBlob, toFileName } from '@eecs/ui-kit/editor';
import { writeCaseFile } from './writeCaseFile.ts';

/** Saves a beam to a JSON file that is named by its title. */
export function saveCase(document: BeamCase): void {
  const blob = new Blob([writeCaseFile(document)], { type: 'application/json' });
  saveBlob(blob, toFileName(document.title, 'json'));
}
