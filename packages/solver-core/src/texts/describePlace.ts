import { hasText, writeSentence, type Writer } from './writer.ts';

/** A place in a document, in words. */
export interface PlaceWords {
  /**
   * The object that the place belongs to, as the first words of a sentence: an entry of a list, or the whole structure.
   */
  readonly owner: string;
  /** The field of the object; empty if the place is the whole object. */
  readonly field: string;
  /** The object and the field together. */
  readonly where: string;
}

const INDEX = /^\d+$/;

/**
 * Writes a JSON pointer of a document in the reader's language. Entries are counted from one, as in tables. A field
 * without a word, such as a dimension or an unknown field, is named by its key.
 *
 * @example describePlace('/loads/2/x/0', { language: enUS, kind: 'beam', place }).where // 'Load 3, place (1)'
 */
export function describePlace(pointer: string, writer: Writer): PlaceWords {
  const parts = pointer.split('/').slice(1);
  const entry = nameEntry(parts, writer);
  const owner = entry?.name ?? writeSentence(writer, `place.${writer.kind}`);
  const rest = entry?.rest ?? parts;
  if (rest.length === 0) return { owner, field: '', where: owner };
  const isKey = writer.fields === 'keys';
  const field = isKey ? rest.join('/') : nameField(rest, parts[0] ?? '', writer);
  return {
    owner,
    field,
    where: writeSentence(writer, isKey ? 'place.key' : 'place.field', { owner, field }),
  };
}

/**
 * Names the list entry to which a pointer leads, and returns the rest of the pointer; null if it does not lead to one.
 */
function nameEntry(
  [list = '', index = '', inner, load = '', ...rest]: readonly string[],
  writer: Writer,
): { readonly name: string; readonly rest: readonly string[] } | null {
  const key = `place.${list}`;
  if (!INDEX.test(index) || !hasText(writer.language, key)) return null;
  const called = list === 'supports' ? writer.nameSupport?.(Number(index)) : undefined;
  const name = called ?? writeSentence(writer, key, { number: Number(index) + 1 });
  if (inner !== 'loads' || !INDEX.test(load))
    return { name, rest: inner === undefined ? [] : [inner, ...(load === '' ? [] : [load]), ...rest] };
  return { name: writeSentence(writer, 'place.loadOf', { owner: name, number: Number(load) + 1 }), rest };
}

function nameField([name = '', ...rest]: readonly string[], list: string, writer: Writer): string {
  const key = `field.${name}`;
  // In a material, alpha is its thermal expansion; the sign α is clearer there than the word for an angle.
  if (!hasText(writer.language, key) || (list === 'materials' && name === 'alpha'))
    return writeSentence(writer, 'place.unknown', { field: [name, ...rest].join('.') });
  const part = rest.map((step) => (INDEX.test(step) ? Number(step) + 1 : step)).join('.');
  const field = writeSentence(writer, key);
  return part === '' ? field : writeSentence(writer, 'place.within', { field, part });
}
