/** Collects the moves of a pointer and passes on the newest once per frame. */
export interface MoveGatherer {
  readonly add: (event: PointerEvent) => void;
  /** Passes on an event at once, replacing the waiting ones. */
  readonly flush: (event: PointerEvent) => void;
  /** Drops the waiting moves. */
  readonly forget: () => void;
}

/** Creates the collector of a board; `take` is called with the newest move of each frame. */
export function createMoveGatherer(take: (event: PointerEvent) => void): MoveGatherer {
  let latest: PointerEvent | null = null;
  let frame = 0;

  function step(): void {
    frame = 0;
    const event = latest;
    latest = null;
    if (event !== null) take(event);
  }

  return {
    add: (event) => {
      latest = event;
      frame ||= requestAnimationFrame(step);
    },
    flush: (event) => {
      latest = event;
      step();
    },
    forget: () => {
      latest = null;
      cancelAnimationFrame(frame);
      frame = 0;
    },
  };
}
