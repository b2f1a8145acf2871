import { SymbolLabel } from './SymbolLabel.tsx';

/** The head of a column of numbers: the letter of a formula, and the unit they are in. */
export function SymbolHead({ symbol, unit }: { readonly symbol: string; readonly unit: string }) {
  return (
    <>
      <SymbolLabel text={symbol} />, {unit}
    </>
  );
}
