import type { Disc } from './discs.ts';

/** Vertical first-order motion of one disc: `vy` at its left end, `omega` counter-clockwise. */
export interface DiscTurn {
  readonly disc: number;
  readonly vy: number;
  readonly omega: number;
}

/** A motion as a list of the discs that move; the others are at rest. */
export type Motion = readonly DiscTurn[];

/**
 * Computes a basis of the vertical motions that hinges and supports allow the discs of a straight beam.
 *
 * A sweep from left to right eliminates exactly: on a straight beam every pivot is a difference of two places, so
 * whether it vanishes is decided by comparing the numbers of the document, without rounding. At each cut at most one
 * motion still moves the cut point and is continued; all others are complete. `isLocked(i)` adds the condition that
 * disc i does not rotate. Source: THEORY.md, "The verdict".
 */
export function verticalMotions(
  discs: readonly Disc[],
  isLocked: (disc: number) => boolean = () => false,
): Motion[] {
  const complete: Motion[] = [];
  let carried: DiscTurn[] | null = null;
  let carriedAtCut = 0;
  discs.forEach((disc, i) => {
    const length = disc.x1 - disc.x0;
    const hold = holdOf(disc, isLocked(i));
    if (carried === null) {
      if (hold.kind === 'free' || (hold.kind === 'point' && hold.x === disc.x0)) {
        carried = [{ disc: i, vy: 0, omega: 1 }];
        carriedAtCut = length;
        if (hold.kind === 'free' && i === 0) complete.push([{ disc: i, vy: 1, omega: -1 / length }]);
      } else if (i === 0 && hold.kind === 'point') {
        // The first disc has no left neighbour; a held point away from its end gives its pivot.
        carried = [{ disc: i, vy: -(hold.x - disc.x0), omega: 1 }];
        carriedAtCut = disc.x1 - hold.x;
        if (hold.x === disc.x1) ({ carried, carriedAtCut } = completeInto(complete, carried));
      } else if (i === 0 && hold.kind === 'turn') {
        carried = [{ disc: i, vy: 1, omega: 0 }];
        carriedAtCut = 1;
      }
      return;
    }
    switch (hold.kind) {
      case 'all':
        carried = null;
        break;
      case 'turn':
        carried.push({ disc: i, vy: carriedAtCut, omega: 0 });
        break;
      case 'point':
        if (hold.x === disc.x0) {
          carried = [{ disc: i, vy: 0, omega: 1 }];
          carriedAtCut = length;
        } else {
          carried.push({ disc: i, vy: carriedAtCut, omega: -carriedAtCut / (hold.x - disc.x0) });
          carriedAtCut *= (hold.x - disc.x1) / (hold.x - disc.x0);
          if (hold.x === disc.x1) ({ carried, carriedAtCut } = completeInto(complete, carried));
        }
        break;
      case 'free':
        carried.push({ disc: i, vy: carriedAtCut, omega: -carriedAtCut / length });
        complete.push(carried);
        carried = [{ disc: i, vy: 0, omega: 1 }];
        carriedAtCut = length;
        break;
      default:
        hold satisfies never;
    }
  });
  if (carried !== null) complete.push(carried);
  return complete;
}

function completeInto(complete: Motion[], motion: DiscTurn[]): { carried: null; carriedAtCut: number } {
  complete.push(motion);
  return { carried: null, carriedAtCut: 0 };
}

type Hold =
  | { readonly kind: 'free' }
  | { readonly kind: 'point'; readonly x: number }
  | { readonly kind: 'turn' }
  | { readonly kind: 'all' };

function holdOf(disc: Disc, isLocked: boolean): Hold {
  const first = disc.vertical[0];
  const last = disc.vertical.at(-1);
  const isTurnHeld = isLocked || disc.rotational.length > 0;
  if (!first || !last) return { kind: isTurnHeld ? 'turn' : 'free' };
  if (isTurnHeld || first.x !== last.x) return { kind: 'all' };
  return { kind: 'point', x: first.x };
}
