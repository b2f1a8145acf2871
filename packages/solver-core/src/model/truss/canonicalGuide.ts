import { isRecord } from '../common/schemaReader.ts';

const CLASSES = new Set(['line', 'circle', 'ellipse']);

/**
 * Writes out the class of a guide; a guide without a class gets the class that its semi-axes imply: none, a alone, or a
 * and b.
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
