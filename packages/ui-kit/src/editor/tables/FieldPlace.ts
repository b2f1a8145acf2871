import { createContext } from 'react';

/** The place of a field of the document: its tab, and the key of its row. */
export interface FieldPlace {
  /** Null if a refused text concerns nothing else: nothing waits for it, and nothing links to it. */
  readonly tab: string | null;
  readonly row?: string;
  /** Index of that row. */
  readonly index?: number;
}

/** The panel provides this context to the fields inside it. */
export const FieldPlaceContext = createContext<FieldPlace>({ tab: null });
