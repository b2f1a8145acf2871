/** The default cross-section of a truss: a round hollow section, which is equally stiff in every direction. */
export const FIRST_SECTION = {
  0: { className: 'roundpipe', label: 'CHS 114.3×5', Dy: 114.3, tw: 5 },
  1: { className: 'roundpipe', label: 'Pipe 4 Std', Dy: 4.5, tw: 0.237 },
} as const;
