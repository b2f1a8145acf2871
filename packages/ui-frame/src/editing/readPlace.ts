import { type ReadLength, readPlace as read } from '@eecs/ui-kit/editing';
import { type Place, tidyPlace } from './place.ts';

/**
 * Parses a typed position in the plane by the rules of the kit; null if the text is not one.
 * @example readPlace('@5<90', { from: { x: 1, y: 0 }, readLength: Number }) // { x: 1, y: 5 }
 */
export function readPlace(
  text: string,
  { from, readLength }: { readonly from: Place; readonly readLength: ReadLength },
): Place | null {
  const place = read(text, { from: { ...from, z: 0 }, readLength, axes: 2 });
  return place && tidyPlace(place);
}
