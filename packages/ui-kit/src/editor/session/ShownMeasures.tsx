import { type Atom, atom } from 'jotai/vanilla';
import { type ReactNode, useMemo } from 'react';
import { KitContext, useKit } from '../../kit/KitContext.ts';
import { useKitAtomValue } from '../../kit/useKitAtom.ts';
import { optionsAtom } from '../measures/options.ts';
import { shownDigits } from '../measures/shownDigits.ts';
import { chooseUnit, conventionsAtom, shownUnitsAtom } from '../measures/shownMeasures.ts';

export interface ShownMeasuresProps {
  /** Whether the document of the editor is one of accurate work. @default it is not */
  readonly isAccurateAtom?: Atom<boolean>;
  readonly children: ReactNode;
}

/**
 * Everything below it writes and reads numbers by the units, digits and conventions that were chosen in the editor;
 * those of an accurate document with as many digits as accurate work has.
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
