import { useCallback } from 'react';
import { useConventions } from '@eecs/ui-kit';

/** Gives what writes the letter of a result: that of the shear force is the reader's. */
export function useRowSymbol(): (symbol: string) => string {
  const { shear } = useConventions();
  return useCallback((symbol) => (symbol === 'Q' ? shear : symbol), [shear]);
}
