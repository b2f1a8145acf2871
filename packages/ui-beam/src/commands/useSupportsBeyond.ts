import { useFormat, useKitAtomValue } from '@eecs/ui-kit';
import { documentAtom } from '../state/sessionAtoms.ts';
import { listSupportsBeyond } from '../naming/listSupportsBeyond.ts';

/** Returns the names and places of all supports beyond an end of the beam; empty if there is none. */
export function useSupportsBeyond(): string {
  const format = useFormat();
  const document = useKitAtomValue(documentAtom);
  const { units, L } = document;
  return listSupportsBeyond(document, (x) => format.place(x, { system: units.system, span: L }));
}
