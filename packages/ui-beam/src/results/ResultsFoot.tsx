import { Explorers } from '../studies/explorers/Explorers.tsx';
import { DeflectionLimit } from './DeflectionLimit.tsx';

/** Stands under the diagrams: the rooms that explain them, and the limits that measure them. */
export function ResultsFoot() {
  return (
    <Explorers>
      <DeflectionLimit />
    </Explorers>
  );
}
