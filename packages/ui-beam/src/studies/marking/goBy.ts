import { snapMark } from './snapMark.ts';

const COARSE = 10;

/** Returns the new place after a key; null for other keys. */
export function goBy(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  of: {
    readonly at: number;
    readonly step: number;
    readonly stops: readonly number[];
    readonly length: number;
  },
): number | null {
  const { at, step, stops, length } = of;
  const by = shiftKey ? COARSE * step : step;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(length, snapMark(at + by, { stops: [], reach: 0, step }));
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, snapMark(at - by, { stops: [], reach: 0, step }));
    case 'PageUp':
      return stops.findLast((stop) => stop < at) ?? 0;
    case 'PageDown':
      return stops.find((stop) => stop > at) ?? length;
    case 'Home':
      return 0;
    case 'End':
      return length;
    default:
      return null;
  }
}
