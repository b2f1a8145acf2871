import { writeArrowed } from '../../i18n/loadArrows.ts';
import { shortenOrdinates } from '../../i18n/loadWays.ts';
import { useKitAtomValue } from '../../kit/useKitAtom.ts';
import { hasSignedValuesAtom } from './signedValues.ts';

/**
 * Returns a function that writes the value of a load, or the three ordinates of a distributed one, followed by an
 * arrow: `10 kN ↓`. If the reader prefers signs, it writes them in place of arrows: `−10 kN`.
 */
export function useDirected(): typeof writeArrowed {
  const isSigned = useKitAtomValue(hasSignedValuesAtom);
  return isSigned ? writeSigned : writeArrowed;
}

const writeSigned: typeof writeArrowed = (values, _, write) =>
  shortenOrdinates(values)
    .map((value, at, told) => write(value, at === told.length - 1))
    .join(' … ');
