import { createFailure, type Failure } from '../failures/failure.ts';
import { cleanText } from './cleanText.ts';

/** Greatest numbers of characters in the texts of a document; names and labels may be as long as titles. */
export interface TextLimits {
  readonly title: number;
  readonly description: number;
}

/** The fields that contain texts of users, and the lists whose entries have such fields. */
const TEXTS = ['title', 'description', 'name', 'label'];
const LISTS = ['caseSets', 'materials', 'sections', 'parts'];

/** Rewrites one text; only descriptions may have several lines. */
type Write = (text: string, path: string, isDescription: boolean) => string;

/** Rewrites each text; parts and documents without a changed text are returned themselves. */
function rewrite<Part extends object>(part: Part, write: Write, place = ''): Part {
  const entries = Object.entries(part).map(([name, value]: [string, unknown]) => {
    const path = `${place}/${name}`;
    if (typeof value === 'string' && TEXTS.includes(name))
      return [name, write(value, path, name === TEXTS[1])] as const;
    if (!Array.isArray(value) || !LISTS.includes(name)) return [name, value] as const;
    const list = value.map((entry: unknown, index) =>
      typeof entry === 'object' && entry !== null ? rewrite(entry, write, `${path}/${index}`) : entry,
    );
    return [name, list.some((entry, index) => entry !== value[index]) ? list : value] as const;
  });
  const changed = Object.fromEntries(entries) as Part;
  return entries.some(([name, value]) => value !== part[name as keyof Part]) ? changed : part;
}

/**
 * Removes hidden characters from the titles, descriptions, names and labels of a document of any kind, and truncates
 * those that are longer than `limits` allow, as `cleanText` does. A document with nothing to clean is returned itself.
 *
 * @example cleanTexts({ title: 'Bridge\u202e 7' }, LIMITS.full).title // 'Bridge 7'
 */
export function cleanTexts<Document extends object>(document: Document, limits: TextLimits): Document {
  return rewrite(document, (text, _, lines) =>
    cleanText(text, lines ? limits.description : limits.title, { lines }),
  );
}

/**
 * Finds the texts of a document of any kind that contain hidden characters; returns their places as JSON pointers. Here
 * and in `findLongTexts` the document need not have been read yet: values of other types are skipped.
 *
 * @example findHiddenSigns({ title: 'Bridge\u202e 7' }) // ['/title']
 */
export function findHiddenSigns(document: object): string[] {
  const places: string[] = [];
  rewrite(document, (text, path, lines) => {
    // A line end can be written in three ways; none of them counts as a hidden character.
    const written = lines ? text.replace(/\r\n?/g, '\n').replaceAll('\t', ' ') : text;
    if (cleanText(written, Infinity, { lines }) !== written) places.push(path);
    return text;
  });
  return places;
}

/**
 * Finds the texts of a document of any kind that are longer than `limits` allow, including those that `checkExtent`
 * does not measure: titles of case sets, names of materials, labels of cross-sections.
 *
 * @example findLongTexts({ materials: [{ name: 'x'.repeat(201) }] }, LIMITS.full)[0]?.path // '/materials/0/name'
 */
export function findLongTexts(document: object, limits: TextLimits): Failure[] {
  const failures: Failure[] = [];
  rewrite(document, (text, path, isDescription) => {
    const maximum = isDescription ? limits.description : limits.title;
    if (text.length > maximum)
      failures.push(createFailure('schema.tooLong', path, { values: { actual: text.length, maximum } }));
    return text;
  });
  return failures;
}
