import { type ReactNode, useMemo } from 'react';
import { KitContext, useKit } from '../../kit/KitContext.ts';
import { useKitAtomValue } from '../../kit/useKitAtom.ts';
import { optionsAtom } from '../measures/options.ts';
import { chooseUnit, conventionsAtom, shownUnitsAtom } from '../measures/shownMeasures.ts';

/** Everything below it writes and reads numbers by the units, digits and conventions that were chosen in the editor. */
export function ShownMeasures({ children }: { readonly children: ReactNode }) {
  const kit = useKit('ShownMeasures');
  const { fixedDigits: digits = kit.digits } = useKitAtomValue(optionsAtom);
  const units = useKitAtomValue(shownUnitsAtom);
  const conventions = useKitAtomValue(conventionsAtom);
  const own = useMemo(
    () => ({
      ...kit,
      digits,
      conventions,
      unitOf: chooseUnit.bind(null, units),
    }),
    [kit, digits, conventions, units],
  );
  return <KitContext.Provider value={own}>{children}</KitContext.Provider>;
}
