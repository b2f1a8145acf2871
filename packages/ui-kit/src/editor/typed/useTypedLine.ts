import { useState } from 'react';

/** Whether a typed line replaces the existing structure or adds to it. */
export type TypedWay = 'instead' | 'add';

/** The typed line, with the reader's choice of replacing or adding. */
export interface TypedLineState {
  readonly text: string;
  /** Sets the text. An empty text also resets the choice. */
  readonly change: (text: string) => void;
  /** Returns the choice, or `usual` if none was made or there is nothing to choose. */
  readonly getWay: (choice: { readonly hasStructure: boolean; readonly usual: TypedWay }) => TypedWay;
  readonly chooseWay: (way: TypedWay) => void;
}

/** Holds a line for typing a structure. */
export function useTypedLine(): TypedLineState {
  const [text, setText] = useState('');
  const [chosen, chooseWay] = useState<TypedWay | null>(null);
  return {
    text,
    change: (next) => {
      setText(next);
      if (next === '') chooseWay(null);
    },
    getWay: ({ hasStructure, usual }) => (hasStructure ? (chosen ?? usual) : usual),
    chooseWay,
  };
}
