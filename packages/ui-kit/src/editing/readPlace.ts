import {
  LIMITS,
  type Quantity,
  type Unit,
  type UnitSystem,
  displayUnit,
  parseQuantity,
  readQuantityLists,
} from '@eecs/solver-core';

/** A place in space. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Reads one number of a typed place as a length, or null. */
export type ReadLength = (text: string) => number | null;

/** A number nearer to zero than this has lost its digits. */
const SMALLEST = 1e-50;

/** Creates the reader of typed lengths; it returns null for a text that is no length of a document. */
export function createLengthReader({
  system,
  locale,
  unitOf = displayUnit,
}: {
  readonly system: UnitSystem;
  readonly locale: string;
  /** @default the unit of the system */
  readonly unitOf?: (quantity: Quantity, system: UnitSystem) => Unit;
}): ReadLength {
  const unit = unitOf('length', system);
  return (text) => {
    const reading = parseQuantity(text, { quantity: 'length', system, locale, unit });
    if (!reading.ok) return null;
    const size = Math.abs(reading.value);
    return size > LIMITS.full.magnitude || (size > 0 && size < SMALLEST) ? null : reading.value;
  };
}

/** The functions and values needed to read a typed place. */
export interface PlaceReader {
  readonly readLength: ReadLength;
  /** The origin of a relative place. */
  readonly from: Place;
  /** The number of coordinates of a place. @default 3 */
  readonly axes?: 2 | 3;
}

/**
 * Reads a typed place. `3.2 1.5` and `3.2 1.5 2` are coordinates; missing ones are taken from `from`. Each number is
 * read as in any field; numbers that can be separated in two ways (`3 500 2`) are rejected. `@3 1` is a displacement
 * from `from`; `@3.2<30` a length and an angle from +x in degrees; `@3.2<30<45` also an elevation towards +z. Null for
 * any other text.
 *
 * @example readPlace('@5<90', { from: { x: 1, y: 0, z: 0 }, readLength: Number }) // { x: 1, y: 5, z: 0 }
 */
export function readPlace(text: string, { from, readLength, axes = 3 }: PlaceReader): Place | null {
  const trimmed = text.trim();
  const isRelative = trimmed.startsWith('@');
  const rest = isRelative ? trimmed.slice(1).trim() : trimmed;
  if (rest.includes('<')) return readPolar(rest, isRelative, { from, readLength, axes });
  const least = isRelative ? 1 : 2;
  const [parts, another] = readQuantityLists(rest, readLength).filter(
    ({ length }) => length >= least && length <= axes,
  );
  if (parts === undefined || another !== undefined) return null;
  const [x, y, z] = parts;
  if (isRelative) return { x: from.x + (x ?? 0), y: from.y + (y ?? 0), z: from.z + (z ?? 0) };
  return { x: x ?? from.x, y: y ?? from.y, z: z ?? from.z };
}

function readPolar(
  text: string,
  isRelative: boolean,
  { from, readLength, axes }: Required<PlaceReader>,
): Place | null {
  const [lengthText = '', ...angleTexts] = text.split('<');
  const length = readLength(lengthText.trim());
  const [azimuth = null, raised = 0] = angleTexts.map(readAngle);
  if (angleTexts.length >= axes || length === null || azimuth === null || raised === null) return null;
  const base = isRelative ? from : { x: 0, y: 0, z: 0 };
  const level = length * cosine(raised);
  return {
    x: base.x + level * cosine(azimuth),
    y: base.y + level * cosine(azimuth - 90),
    z: base.z + length * cosine(raised - 90),
  };
}

function readAngle(text: string): number | null {
  const parsed = parseQuantity(text, { quantity: 'angle', system: 0 });
  return parsed.ok ? parsed.value : null;
}

/** Exact at multiples of 90 degrees. */
function cosine(degrees: number): number {
  const quarter = (((degrees / 90) % 4) + 4) % 4;
  if (Number.isInteger(quarter)) return [1, 0, -1, 0][quarter] ?? 0;
  return Math.cos((degrees * Math.PI) / 180);
}
