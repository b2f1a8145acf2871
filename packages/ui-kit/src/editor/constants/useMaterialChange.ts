import type { CommonCase } from '@eecs/solver-core';
import { useState } from 'react';
import type { MaterialEdit, Renamed } from '../../editing/changeMaterial.ts';
import { useCommonEdit } from './commonPort.ts';

/** A pure command on a number of a material. */
export type MaterialVerb = <Document extends CommonCase>(document: Document) => MaterialEdit<Document>;

/**
 * Returns the function that changes a number of a material, and the rename caused by the last change, which is shown
 * beside the name.
 */
export function useMaterialChange(): readonly [Renamed | null, (verb: MaterialVerb) => void] {
  const edit = useCommonEdit();
  const [renamed, notify] = useState<Renamed | null>(null);
  const change = (verb: MaterialVerb): void =>
    edit((document) => {
      const changed = verb(document);
      notify(changed.renamed);
      return changed;
    });
  return [renamed, change];
}
