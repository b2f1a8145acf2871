import { createFailure, type Failure } from '../../../failures/failure.ts';
import { LIMITS } from '../../../model/common/constants.ts';
import { cleanText } from './cleanText.ts';

/** How a text of a document may be: its longest in characters, and whether it may have several lines. */
interface TextRule {
  readonly longest: number;
  readonly lines: boolean;
}

/** The texts of a part of a document, and those of the entries of its lists. */
interface PartTexts {
  readonly texts: Readonly<Record<string, TextRule>>;
  readonly lists?: Readonly<Record<string, PartTexts>>;
}

const LINE: TextRule = { longest: LIMITS.full.title, lines: false };
const TITLED = { title: LINE, description: { longest: LIMITS.full.description, lines: true } };
const LABELLED: PartTexts = { texts: { label: LINE } };

/** The texts that people give to a document of any kind of structure. */
const DOCUMENT: PartTexts = {
  texts: TITLED,
  lists: {
    caseSets: { texts: TITLED },
    materials: { texts: { name: LINE } },
    sections: { ...LABELLED, lists: { parts: LABELLED } },
  },
};

/** Writes each text anew; parts and documents in which no text changes are returned as they came. */
function rewrite<Part extends object>(
  part: Part,
  write: (text: string, rule: TextRule, path: string) => string,
  { texts, lists = {} }: PartTexts,
  place = '',
): Part {
  const changed: Record<string, unknown> = Object.fromEntries(Object.entries(part));
  let isSame = true;
  const put = (name: string, value: unknown): void => {
    if (value === changed[name]) return;
    changed[name] = value;
    isSame = false;
  };
  for (const [name, rule] of Object.entries(texts)) {
    const text = changed[name];
    if (typeof text === 'string') put(name, write(text, rule, `${place}/${name}`));
  }
  for (const [name, inner] of Object.entries(lists)) {
    const list = changed[name];
    if (!Array.isArray(list)) continue;
    const entries = list.map((entry: unknown, index) =>
      typeof entry === 'object' && entry !== null
        ? rewrite(entry, write, inner, `${place}/${name}/${index}`)
        : entry,
    );
    if (entries.some((entry, index) => entry !== list[index])) put(name, entries);
  }
  return isSame ? part : (changed as Part);
}

/**
 * Takes hidden signs out of the titles, descriptions, names and labels of a document of any kind, and cuts those that
 * are longer than `LIMITS` allow, as `cleanText` does. A document with nothing to clean is returned as it came.
 *
 * @example cleanTexts({ title: 'Bridge\u202e 7' }).title // 'Bridge 7'
 */
export function cleanTexts<Document extends object>(document: Document): Document {
  return rewrite(document, (text, { longest, lines }) => cleanText(text, longest, { lines }), DOCUMENT);
}

/**
 * Finds the texts of a document of any kind that hold hidden signs: the places as JSON pointers. The document need not
 * have been read yet, here and in `findLongTexts`: whatever is no text or no list is passed over.
 *
 * @example findHiddenSigns({ title: 'Bridge\u202e 7' }) // ['/title']
 */
export function findHiddenSigns(document: object): string[] {
  const places: string[] = [];
  const judge = (text: string, { lines }: TextRule, path: string): string => {
    // A line end is written in three ways, none of which is hidden.
    const written = lines ? text.replace(/\r\n?/g, '\n').replaceAll('\t', ' ') : text;
    if (cleanText(written, Infinity, { lines }) !== written) places.push(path);
    return text;
  };
  rewrite(document, judge, DOCUMENT);
  return places;
}

/**
 * Finds the texts of a document of any kind that are longer than `LIMITS` allow, among them those that `checkExtent` does
 * not measure: titles of case sets, names of materials, labels of cross-sections.
 *
 * @example findLongTexts({ materials: [{ name: 'x'.repeat(201) }] })[0]?.path // '/materials/0/name'
 */
export function findLongTexts(document: object): Failure[] {
  const failures: Failure[] = [];
  const measure = (text: string, { longest: maximum }: TextRule, path: string): string => {
    const { length: actual } = text;
    if (actual > maximum)
      failures.push(createFailure('schema.tooLong', path, { values: { actual, maximum } }));
    return text;
  };
  rewrite(document, measure, DOCUMENT);
  return failures;
}
