import { useCallback } from 'react';
import { useConventions } from '@eecs/ui-kit';

/** Returns a writer of a result's symbol; the reader chooses that of the shear force. */
export function useRowSymbol(): (symbol: string) => string {
  const { shear } = useConventions();
  return useCallback((symbol) => (symbol === 'Q' ? shear : symbol), [shear]);
}
