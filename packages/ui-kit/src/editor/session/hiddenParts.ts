import { createContext, useContext } from 'react';
import type { EditorPart } from '../../host/editorParts.ts';

/** An editor provides this context to its content. */
export const HiddenPartsContext = createContext<readonly EditorPart[]>([]);

/** Returns the function that tells whether a part is shown. */
export function useShownParts(): (part: EditorPart) => boolean {
  const hidden = useContext(HiddenPartsContext);
  return (part) => !hidden.includes(part);
}
