import { type Diagram, evaluate } from '@eecs/solver-core';

/** Returns the values of a diagram at both ends of its member. */
export function listEnds({ segments }: Diagram): readonly [number, number] {
  const [first, last] = [segments[0], segments.at(-1)];
  if (first === undefined || last === undefined) return [0, 0];
  return [evaluate(first.c, 0), evaluate(last.c, last.x1 - last.x0)];
}
