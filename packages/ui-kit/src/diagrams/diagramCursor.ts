/** Where the read-out of one or several diagrams stands. It moves too often to be state of a component. */
export interface DiagramCursor {
  /** The place in the document's unit, or null if none is read. */
  readonly get: () => number | null;
  readonly set: (x: number | null) => void;
  /** Calls back after each move; returns how to stop. */
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
