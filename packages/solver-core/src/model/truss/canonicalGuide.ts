import { isRecord } from '../common/schemaReader.ts';

const CLASSES = new Set(['line', 'circle', 'ellipse']);

/**
 * Replaces the class of a guide by its canonical name; a guide without a class gets the class that its semi-axes imply:
 * a line for none, a circle for a alone, an ellipse for a and b.
 */
export function canonicalGuide(guide: unknown): unknown {
  if (!isRecord(guide)) return guide;
  const { className, a, b } = guide;
  if (className === undefined)
    return { ...guide, className: b !== undefined ? 'ellipse' : a !== undefined ? 'circle' : 'line' };
  if (typeof className !== 'string' || CLASSES.has(className)) return guide;
  const lower = className.toLowerCase();
  return CLASSES.has(lower) ? { ...guide, className: lower } : guide;
}
