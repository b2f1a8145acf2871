import { NO_RISE } from '../linalg/tolerance.ts';
import { THEORIES } from './strengthTheories.ts';

/** The greatest equivalent stress of a cut after each theory, as far as the search has come, and its place. */
export interface CutGreatest {
  readonly greatest: Float64Array;
  /** The least value for each theory that is worth searching an arc for. */
  readonly risen: Float64Array;
  /** The end with the greatest value of a theory, unless an arc has it. */
  readonly atEnd: Int32Array;
  /** The arc with the greatest value of a theory; -1 for an end. */
  readonly atArc: Int32Array;
  /** The place in the arc. */
  readonly atPlace: Float64Array;
  /** Records a value in an arc if it is greater than the greatest one of its theory. */
  readonly noteArc: (theory: number, a: number, v: number, found: number) => void;
}

/** Creates the greatest stresses of a cut; every search writes into the same ones. */
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
