import type { CommonCase } from '@eecs/solver-core';

/** Characters that no database stores: control characters and halves of a character. */
const UNSTORABLE =
  // eslint-disable-next-line no-control-regex -- control characters are what it looks for
  /[\u0000-\u001f\u007f-\u009f]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Cuts a text to the longest a server keeps and takes out what it cannot store; line breaks stay where they may. */
export function cleanText(text: string, longest: number, options: { readonly lines?: boolean } = {}): string {
  return text
    .slice(0, longest)
    .replace(/\r\n?/g, '\n')
    .replace(UNSTORABLE, (found) => (found === '\n' && options.lines === true ? found : ''));
}

/**
 * Takes out of the titles and descriptions of a document what no server stores;
 * one without such is returned as it came.
 */
export function cleanTexts<Document extends CommonCase>(document: Document): Document {
  const { caseSets } = document;
  const sets = caseSets.map(cleanTitled);
  const isSame = sets.every((set, index) => set === caseSets[index]);
  return cleanTitled(isSame ? document : { ...document, caseSets: sets });
}

function cleanTitled<Titled extends { readonly title: string; readonly description: string }>(
  titled: Titled,
): Titled {
  const title = cleanText(titled.title, Infinity);
  const description = cleanText(titled.description, Infinity, { lines: true });
  return title === titled.title && description === titled.description
    ? titled
    : { ...titled, title, description };
}
