import { useState } from 'react';

/** Whether a typed line replaces the structure that is there or adds to it. */
export type TypedWay = 'instead' | 'add';

/** A line as it is typed, with the way that the reader chose for it. */
export interface TypedLineState {
  readonly text: string;
  /** Sets the text. An empty one also drops the chosen way. */
  readonly change: (text: string) => void;
  /** Returns the chosen way, or `usual` if none was chosen or there is nothing to choose. */
  readonly getWay: (choice: { readonly hasStructure: boolean; readonly usual: TypedWay }) => TypedWay;
  readonly chooseWay: (way: TypedWay) => void;
}

/** Keeps a line that a structure is typed into. */
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
