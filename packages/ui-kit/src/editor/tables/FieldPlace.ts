import { createContext } from 'react';

/** Where a field of the document is found again: its tab, and the key of its row. */
export interface FieldPlace {
  /** Null if a refused text is nobody else's business: nothing waits for it, and nothing leads to it. */
  readonly tab: string | null;
  readonly row?: string;
  /** Where that row stands. */
  readonly index?: number;
}

/** Provided by the panel to the fields inside it. */
export const FieldPlaceContext = createContext<FieldPlace>({ tab: null });
