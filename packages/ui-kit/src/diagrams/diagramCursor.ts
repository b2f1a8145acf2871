/** The position of the cursor of one or several diagrams. It changes too often for a component's state. */
export interface DiagramCursor {
  /** The place in the document's unit, or null if none is read. */
  readonly get: () => number | null;
  readonly set: (x: number | null) => void;
  /** Registers a callback for each move; returns the function that unsubscribes it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates a cursor; diagrams given the same one are read at the same place. */
export function createDiagramCursor(): DiagramCursor {
  const listeners = new Set<() => void>();
  let place: number | null = null;
  return {
    get: () => place,
    set: (x) => {
      if (x === place) return;
      place = x;
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
