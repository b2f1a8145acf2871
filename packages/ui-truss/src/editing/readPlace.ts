import { type ReadLength, readPlace as read } from '@eecs/ui-kit/editing';
import { type Place, tidyPlace } from './place.ts';

/** The functions and values needed to read a typed place. */
export interface PlaceReader {
  readonly readLength: ReadLength;
  /** The origin of a relative place. */
  readonly from: Place;
}

/** Reads a typed place in space by the rules of the kit; null if the text is not a place. */
export function readPlace(text: string, reader: PlaceReader): Place | null {
  const place = read(text, reader);
  return place && tidyPlace(place);
}
