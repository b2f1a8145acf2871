import { Explorers } from '../explorers/Explorers.tsx';
import { DeflectionLimit } from './DeflectionLimit.tsx';

/** What stands under the diagrams: what explains them, and what they are measured by. */
export function ResultsFoot() {
  return (
    <Explorers>
      <DeflectionLimit />
    </Explorers>
  );
}
