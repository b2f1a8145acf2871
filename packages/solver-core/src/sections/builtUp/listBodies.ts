import type { CrossSection } from '../../model/common/document.ts';
import { mergeBodies } from './mergeBodies.ts';
import { placeParts } from './placeParts.ts';

/**
 * Lists the parts of a built-up section that form one body, by their indexes: welded parts that touch along sides. A
 * part that touches no other, or touches another only in a point, is a body of its own, and so is every part that
 * battens or lacing connect. Returns null for a section without valid parts.
 *
 * @example listBodies({ className: 'builtup', label: '', connection: 'welded', parts }) // [[0, 1], [2]]
 */
export function listBodies(section: CrossSection): readonly (readonly number[])[] | null {
  const placed = placeParts(section);
  if (section.className !== 'builtup' || !placed.ok) return null;
  const { parts } = placed;
  return section.connection === 'welded'
    ? mergeBodies(parts.map(({ outlines }) => outlines)).map(({ members }) => members)
    : parts.map((_, i) => [i]);
}
