import { SymbolLabel } from './SymbolLabel.tsx';

/** The head of a column of numbers: the symbol and the unit. */
export function SymbolHead({ symbol, unit }: { readonly symbol: string; readonly unit: string }) {
  return (
    <>
      <SymbolLabel text={symbol} />, {unit}
    </>
  );
}
