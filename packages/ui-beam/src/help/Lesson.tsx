import { WithoutLoads } from '../studies/explorers/WithoutLoads.tsx';
import { FirstSteps } from './FirstSteps.tsx';

/** Rendered in place of the results while there is nothing to solve. */
export function Lesson() {
  return (
    <>
      <FirstSteps />
      <WithoutLoads />
    </>
  );
}
