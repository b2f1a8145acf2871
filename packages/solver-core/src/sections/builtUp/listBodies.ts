import type { CrossSection } from '../../model/common/document.ts';
import { mergeBodies } from './mergeBodies.ts';
import { placeParts } from './placeParts.ts';

/**
 * Lists which parts of a built-up section hold together as one body, by their indexes: welded parts that touch along
 * sides. Parts that touch no other, or another in a point alone, stand apart, and so does every part that battens or
 * lacing hold. Null of a section that has no sound parts.
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
