import type { UnitSystem } from '@eecs/solver-core';
import { useFormat } from '../../kit/useFormat.ts';
import { Muted } from '../tables/cells.ts';
import { comparePrinted } from './comparePrinted.ts';
import { useLibraryText } from './libraryMessages.ts';
import type { ShownProperty } from './listProperties.ts';
import { digitsOf } from './writeRowValue.ts';

export interface PrintedValueProps {
  readonly property: ShownProperty;
  /** The unit system whose base units the property is given in. */
  readonly system: UnitSystem;
}

/** Shows the printed value of a property below the computed one, and the difference. */
export function PrintedValue({ property, system }: PrintedValueProps) {
  const t = useLibraryText();
  const format = useFormat();
  const { quantity, printed } = property;
  if (printed === undefined) return null;
  const value = format.brief(printed, { quantity, system, digits: digitsOf(printed, system) });
  const percent = comparePrinted(property);
  if (percent === null) return <Below>{t('printed', { value })}</Below>;
  const sign = percent > 0 ? '+' : '−';
  const size = format.quantity(Math.abs(percent), { quantity: 'percent', digits: 1 });
  return <Below>{t('printedOff', { value, difference: `${sign}${size}` })}</Below>;
}

function Below({ children }: { readonly children: string }) {
  return (
    <>
      <br />
      <Muted>{children}</Muted>
    </>
  );
}
