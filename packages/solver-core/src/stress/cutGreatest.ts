import { NO_RISE } from '../linalg/tolerance.ts';
import { THEORIES } from './strengthTheories.ts';

/** The greatest equivalent stress of a cut for each theory found so far, and its place. */
export interface CutGreatest {
  readonly greatest: Float64Array;
  /** The value for each theory that an arc must be able to exceed to be worth searching. */
  readonly risen: Float64Array;
  /** The end with the greatest value of a theory, unless an arc has it. */
  readonly atEnd: Int32Array;
  /** The arc with the greatest value of a theory; -1 for an end. */
  readonly atArc: Int32Array;
  /** The place in the arc. */
  readonly atPlace: Float64Array;
  /** Records a value in an arc if it exceeds the greatest one of its theory. */
  readonly noteArc: (theory: number, a: number, v: number, found: number) => void;
}

/** Creates the record of the greatest stresses of a cut; every search overwrites it. */
export function createCutGreatest(): CutGreatest {
  const greatest = new Float64Array(THEORIES.length);
  const risen = new Float64Array(THEORIES.length);
  const atEnd = new Int32Array(THEORIES.length);
  const atArc = new Int32Array(THEORIES.length);
  const atPlace = new Float64Array(THEORIES.length);

  function noteArc(theory: number, a: number, v: number, found: number): void {
    if (found <= greatest[theory]!) return;
    greatest[theory] = found;
    risen[theory] = found * (1 + NO_RISE);
    atArc[theory] = a;
    atPlace[theory] = v;
  }

  return { greatest, risen, atEnd, atArc, atPlace, noteArc };
}
