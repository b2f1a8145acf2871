/**
 * The results of the gesture under way: the preview of its draft, `refused` if the draft cannot be solved, or null once
 * the gesture is over and React's drawing is up to date.
 */
export type LiveFrame<Solution> = Solution | 'refused' | null;

/** Passes previews to views that paint without React, many times a second. */
export interface LiveFeed<Solution> {
  readonly subscribe: (listener: (frame: LiveFrame<Solution>) => void) => () => void;
  readonly emit: (frame: LiveFrame<Solution>) => void;
}

/** The clock of the feed; tests give their own. */
export interface FeedClock {
  readonly now: () => number;
  readonly nextFrame: (run: () => void) => void;
  /** Runs once the current frame is painted. */
  readonly afterFrame: (run: () => void) => void;
}

/** Time for painting in a frame of 16.7 ms, in addition to solving and the board, ms. */
const PAINTING_MS = 10;

/**
 * Creates the feed. If painting everything takes longer than a frame allows, listeners take turns, the longest waiting
 * first: the drag itself is followed at once, the last row a few frames later.
 */
export function createLiveFeed<Solution extends object>({
  now,
  nextFrame,
  afterFrame,
}: FeedClock): LiveFeed<Solution> {
  const listeners = new Set<(frame: LiveFrame<Solution>) => void>();
  /** Listeners that have not received the newest frame, in the order of delivery. */
  const waiting = new Set<(frame: LiveFrame<Solution>) => void>();
  let newest: LiveFrame<Solution> = null;
  let share = Infinity;
  let turns = 0;

  function serve(): void {
    turns += 1;
    const turn = turns;
    const start = now();
    for (const listener of [...waiting].slice(0, share)) {
      waiting.delete(listener);
      listener(newest);
    }
    afterFrame(() => {
      const took = now() - start;
      if (took > PAINTING_MS) share = Math.max(1, Math.floor(Math.min(share, listeners.size) / 2));
      else if (took < PAINTING_MS / 2) share += 1;
    });
    // When the drag pauses, the remaining listeners are called too.
    if (waiting.size > 0) nextFrame(() => nextFrame(() => turn === turns && waiting.size > 0 && serve()));
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        waiting.delete(listener);
      };
    },
    emit: (frame) => {
      newest = frame;
      if (frame === null || frame === 'refused') {
        waiting.clear();
        listeners.forEach((listener) => listener(frame));
      } else {
        for (const listener of listeners) waiting.add(listener);
        serve();
      }
    },
  };
}
