import { useEffect, useRef, useState } from 'react';

/** The time of a train from one end of the beam to the other, s. */
const WAY_S = 8;

/** Steps of a ride for readers who prefer reduced motion. */
const STEPS = 20;

/** A ride from one end to the other, or with reduced motion one step of it per press. */
export interface Ride {
  readonly isPlaying: boolean;
  /** Whether a press moves the train by a single step. */
  readonly isStepped: boolean;
  readonly press: () => void;
  readonly stop: () => void;
}

/** Moves something along a path from its present place to the end, and again from the beginning. */
export function useRide(
  way: { readonly from: number; readonly to: number; readonly at: number },
  move: (at: number) => void,
): Ride {
  const [isPlaying, setPlaying] = useState(false);
  const isStepped =
    typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
  const span = way.to - way.from;
  const start = way.at >= way.to - span / 1000 ? way.from : way.at;
  const latest = useRef({ way, start, move });

  // Animation frames use the current path.
  useEffect(() => {
    latest.current = { way, start, move };
  });

  // Moves frame by frame while it plays.
  useEffect(() => {
    if (!isPlaying) return undefined;
    const from = latest.current.start;
    let since = 0;
    let frame = requestAnimationFrame(function ride(now: number): void {
      since ||= now;
      const { way: current, move: go } = latest.current;
      const at = from + ((current.to - current.from) / WAY_S) * ((now - since) / 1000);
      go(Math.min(current.to, at));
      if (at >= current.to) setPlaying(false);
      else frame = requestAnimationFrame(ride);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying]);

  return {
    isPlaying,
    isStepped,
    press: () => {
      if (isStepped) move(Math.min(way.to, start + span / STEPS));
      else setPlaying(!isPlaying);
    },
    stop: () => setPlaying(false),
  };
}
