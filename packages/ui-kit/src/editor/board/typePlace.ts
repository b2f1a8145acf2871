/** A coordinate that is typed on a board; a refused one stands there only to be read. */
export interface TypedPlace {
  readonly text: string | null;
  readonly isRefused: boolean;
}

/** A key while a coordinate may be typed. */
export interface TypedKey {
  readonly key: string;
  /** It is a sign and not a command: one character, without Ctrl, Alt or ⌘. */
  readonly isText: boolean;
  /** It begins a coordinate of what is chosen or of a tool. */
  readonly begins: boolean;
  /** It is a key of the editor and none of a coordinate. */
  readonly ends: boolean;
}

/** The text typed from now on, and whether it is meant as a place. */
export interface TypedTurn {
  readonly text: string | null;
  /** The key belongs to the coordinate; else it is left to the board. */
  readonly isTaken: boolean;
  /** The place that Enter asks for. */
  readonly place?: string;
}

/** Keys that edit a refused coordinate, close it or are only held with another key. */
const KEPT_REFUSED = ['Backspace', 'Escape', 'Enter', 'Shift', 'Control', 'Alt', 'Meta'];

/** Tells what a key makes of a coordinate that is typed on a board. */
export function typePlace(
  { text, isRefused }: TypedPlace,
  { key, isText, begins, ends }: TypedKey,
): TypedTurn {
  const typed = isRefused && !KEPT_REFUSED.includes(key) ? null : text;
  if (typed === null) return begins ? { text: key, isTaken: true } : { text: typed, isTaken: false };
  if (ends) return { text: null, isTaken: false };
  if (isText) return { text: typed + key, isTaken: true };
  if (key === 'Backspace') return { text: typed.slice(0, -1) || null, isTaken: true };
  if (key === 'Escape') return { text: null, isTaken: true };
  if (key === 'Enter') return { text: typed, isTaken: true, place: typed };
  return { text: typed, isTaken: false };
}
