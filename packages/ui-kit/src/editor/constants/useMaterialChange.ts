import type { CommonCase } from '@eecs/solver-core';
import { useState } from 'react';
import type { MaterialEdit, Renamed } from '../../editing/changeMaterial.ts';
import { useCommonEdit } from './commonPort.ts';

/** A pure verb on a number of a material. */
export type MaterialVerb = <Document extends CommonCase>(document: Document) => MaterialEdit<Document>;

/** Gives the way to change a number of a material, and what the last change renamed: it is said beside the name. */
export function useMaterialChange(): readonly [Renamed | null, (verb: MaterialVerb) => void] {
  const edit = useCommonEdit();
  const [renamed, tell] = useState<Renamed | null>(null);
  const change = (verb: MaterialVerb): void =>
    edit((document) => {
      const changed = verb(document);
      tell(changed.renamed);
      return changed;
    });
  return [renamed, change];
}
