import { type Atom, atom } from 'jotai/vanilla';
import { type ReactNode, useMemo } from 'react';
import { KitContext, useKit } from '../../kit/KitContext.ts';
import { useKitAtomValue } from '../../kit/useKitAtom.ts';
import { optionsAtom } from '../measures/options.ts';
import { shownDigits } from '../measures/shownDigits.ts';
import { chooseUnit, conventionsAtom, shownUnitsAtom } from '../measures/shownMeasures.ts';

export interface ShownMeasuresProps {
  /** Whether the document of the editor is an accurate one. @default it is not */
  readonly isAccurateAtom?: Atom<boolean>;
  readonly children: ReactNode;
}

/**
 * Makes everything inside write and read numbers in the units, digits and conventions chosen in the editor; an accurate
 * document has at least the digits of accurate work.
 */
export function ShownMeasures({ isAccurateAtom = NEVER, children }: ShownMeasuresProps) {
  const kit = useKit('ShownMeasures');
  const { fixedDigits = kit.digits } = useKitAtomValue(optionsAtom);
  const digits = shownDigits(fixedDigits, useKitAtomValue(isAccurateAtom));
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

const NEVER = atom(false);
