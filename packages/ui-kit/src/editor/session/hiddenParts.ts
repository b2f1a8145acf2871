import { createContext, useContext } from 'react';
import type { EditorPart } from '../../host/editorParts.ts';

/** Provided by an editor to all that is inside it. */
export const HiddenPartsContext = createContext<readonly EditorPart[]>([]);

/** Returns a function that returns whether a part is shown. */
export function useShownParts(): (part: EditorPart) => boolean {
  const hidden = useContext(HiddenPartsContext);
  return (part) => !hidden.includes(part);
}
