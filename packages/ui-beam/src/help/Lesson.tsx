import { WithoutLoads } from '../explorers/WithoutLoads.tsx';
import { FirstSteps } from './FirstSteps.tsx';

/** What stands in the place of results while there is nothing to solve. */
export function Lesson() {
  return (
    <>
      <FirstSteps />
      <WithoutLoads />
    </>
  );
}
