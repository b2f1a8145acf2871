import type { ParseDocument } from './documentKind.ts';
import { type History, MAX_STEPS } from './history.ts';

/** Incremented when the format of packed steps changes: steps of an older version are ignored. */
const VERSION = 1;

/** The greatest length of stored steps, characters of JSON: a browser stores some five million for a whole site. */
export const MAX_PACKED = 400_000;

/**
 * The undo steps of a document as stored between visits. Most of a document is the same as a step before, so each part,
 * and each object of a list, is written once: a document is a list of part names and indices.
 */
export interface PackedSteps {
  readonly version: typeof VERSION;
  /** The index of the current document among its steps. */
  readonly at: number;
  readonly parts: readonly unknown[];
  /** The oldest first: the name of each part, and its index or the indices of its objects. */
  readonly documents: readonly (readonly (readonly [string, number | readonly number[]])[])[];
}

/** Packs a history, with as many of its newest steps as fit; null if it has none. */
export function packSteps<Document extends object>({
  past,
  present,
  future,
}: History<Document>): PackedSteps | null {
  if (past.length + future.length === 0) return null;
  const write = createWriter();
  // Steps may be left out, but not the document itself: if it does not fit, nothing is packed.
  if (pack([present], 0, write) === null) return null;
  for (
    let first = 0;
    first < past.length || future.length > 0;
    first += Math.ceil((past.length - first) / 4)
  ) {
    const behind = past.slice(first);
    const packed = pack([...behind, present, ...future.toReversed()], behind.length, write);
    if (packed !== null && JSON.stringify(packed).length <= MAX_PACKED) return packed;
    if (first >= past.length) return null;
  }
  return null;
}

/** Writes a part of a document as JSON; each object only once, because most steps share it. */
function createWriter(): (part: unknown) => string {
  const texts = new Map<unknown, string>();
  return (part) => {
    const known = texts.get(part);
    if (known !== undefined) return known;
    const text = JSON.stringify(part);
    texts.set(part, text);
    return text;
  };
}

/** Packs documents; null as soon as they are known not to fit. */
function pack(
  documents: readonly object[],
  at: number,
  write: (part: unknown) => string,
): PackedSteps | null {
  const parts: unknown[] = [];
  const placeOfText = new Map<string, number>();
  const placeOfPart = new Map<unknown, number>();
  // The length of the resulting text: each part and each index with its comma.
  let length = 0;
  const toPlace = (part: unknown): number => {
    let place = placeOfPart.get(part);
    if (place === undefined) {
      const text = write(part);
      place = placeOfText.get(text);
      if (place === undefined) {
        place = parts.push(part) - 1;
        placeOfText.set(text, place);
        length += text.length + 1;
      }
      placeOfPart.set(part, place);
    }
    length += countDigits(place) + 1;
    return place;
  };
  const packed: (readonly [string, number | readonly number[]])[][] = [];
  for (const document of documents) {
    const names: (readonly [string, number | readonly number[]])[] = [];
    for (const [name, part] of Object.entries<unknown>({ ...document })) {
      if (part === undefined) continue;
      const places: number[] = [];
      for (const one of Array.isArray(part) ? part : [part]) {
        places.push(toPlace(one));
        if (length > MAX_PACKED + 1) return null;
      }
      names.push([name, Array.isArray(part) ? places : (places[0] ?? 0)]);
    }
    packed.push(names);
  }
  return { version: VERSION, at, parts, documents: packed };
}

function countDigits(place: number): number {
  return place < 10 ? 1 : place < 100 ? 2 : place < 1000 ? 3 : 4;
}

/**
 * Unpacks the steps around a document: those before it and those undone, newest last. Null if they belong to another
 * document, have another version or are damaged: each is parsed like any document from outside.
 */
export function unpackSteps<Document>(
  kept: unknown,
  document: Document,
  parse: ParseDocument<Document>,
): Pick<History<Document>, 'past' | 'future'> | null {
  if (!isPacked(kept)) return null;
  const { at, parts } = kept;
  const text = JSON.stringify(document);
  const documents: Document[] = [];
  for (const names of kept.documents) {
    const one = unpack(names, parts, parse);
    if (one === null) return null;
    documents.push(one);
  }
  const here = findNearest(
    documents.map((one) => JSON.stringify(one) === text),
    at,
  );
  if (here === null) return null;
  return {
    past: documents.slice(0, here).slice(-MAX_STEPS),
    future: documents.slice(here + 1).toReversed(),
  };
}

/** Returns whether the stored value claims to be steps of this version but cannot be read. */
export function areDamaged(kept: unknown, parse: ParseDocument<unknown>): boolean {
  if (typeof kept !== 'object' || kept === null) return true;
  if ('version' in kept && kept.version !== VERSION) return false;
  return !isPacked(kept) || kept.documents.some((names) => unpack(names, kept.parts, parse) === null);
}

/** Recovers a lost document from its stored steps; null if they contain none. */
export function recoverDocument<Document>(kept: unknown, parse: ParseDocument<Document>): Document | null {
  if (!isPacked(kept)) return null;
  const names = kept.documents[kept.at];
  return names === undefined ? null : unpack(names, kept.parts, parse);
}

function unpack<Document>(
  names: PackedSteps['documents'][number],
  parts: readonly unknown[],
  parse: ParseDocument<Document>,
): Document | null {
  const parsed = parse(
    Object.fromEntries(
      names.map(([name, place]) => [
        name,
        Array.isArray(place) ? place.map((one: number) => parts[one]) : parts[place as number],
      ]),
    ),
  );
  return parsed.ok ? parsed.document : null;
}

/** A page that crashed may have stored its document one step before or after its steps. */
function findNearest(isHere: readonly boolean[], at: number): number | null {
  const places = isHere.flatMap((is, place) => (is ? [place] : []));
  return places.toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at))[0] ?? null;
}

function isPacked(kept: unknown): kept is PackedSteps {
  if (typeof kept !== 'object' || kept === null) return false;
  const { version, at, parts, documents } = kept as Record<string, unknown>;
  return (
    version === VERSION &&
    typeof at === 'number' &&
    Array.isArray(parts) &&
    Array.isArray(documents) &&
    documents.length <= 2 * MAX_STEPS + 1 &&
    documents.every((names) => Array.isArray(names) && names.every((name) => Array.isArray(name)))
  );
}
