/** The keys that read a diagram, by what they do; with Shift a step is ten times as long. */
export const TRACE_KEYS = {
  back: ['ArrowLeft', 'ArrowDown'],
  on: ['ArrowRight', 'ArrowUp'],
  nextStop: ['PageUp'],
  previousStop: ['PageDown'],
  start: ['Home'],
  end: ['End'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type TraceMove = keyof typeof TRACE_KEYS;

/** Returns the effect of a key on the read-out; undefined for other keys. */
export function findTraceMove(key: string): TraceMove | undefined {
  const moves = Object.keys(TRACE_KEYS) as TraceMove[];
  return moves.find((move) => (TRACE_KEYS[move] as readonly string[]).includes(key));
}
