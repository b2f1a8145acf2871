import { isSized } from '../common/schemaReader.ts';

/**
 * Returns whether a joint without loads and settlement is already valid and canonical, so that the schema would return
 * it unchanged. Most joints are, and the schema takes ten times as long to find out.
 */
export function isSoundJoint(joint: unknown): boolean {
  if (!isPlainEntry(joint)) return false;
  const { x, y, z, anchor } = joint;
  return (
    isSized(x) &&
    isSized(y) &&
    isSized(z) &&
    isIndex(anchor) &&
    anchor <= 7 &&
    !('settlement' in joint) &&
    !('sets' in joint)
  );
}

/** Returns whether a link without loads, temperature and misfit is already valid and canonical. */
export function isSoundLink(link: unknown): boolean {
  if (!isPlainEntry(link)) return false;
  const { i, j, materialIndex, sectionIndex } = link;
  return (
    isIndex(i) &&
    isIndex(j) &&
    (materialIndex === -1 || isIndex(materialIndex)) &&
    (sectionIndex === -1 || isIndex(sectionIndex)) &&
    !('dT' in link) &&
    !('dL' in link) &&
    !('sets' in link)
  );
}

/** Returns whether an entry has an id and an empty list of loads. */
function isPlainEntry(entry: unknown): entry is Readonly<Record<string, unknown>> {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return false;
  const { id, loads } = entry as Readonly<Record<string, unknown>>;
  return (
    (typeof id === 'string' || Number.isFinite(id)) &&
    Array.isArray(loads) &&
    loads.length === 0 &&
    loads.constructor === Array
  );
}

function isIndex(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
