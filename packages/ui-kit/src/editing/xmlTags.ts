/** An element of an XML text. */
export interface XmlTag {
  readonly attributes: string;
  readonly inner: string;
}

/** An element with its start and end in the text. */
interface PlacedTag extends XmlTag {
  readonly from: number;
  readonly to: number;
}

/** Lists the elements of a name, with or without a prefix; such elements must not be nested in each other. */
export function listTags(xml: string, name: string): XmlTag[] {
  return [...findTags(xml, name)].map(({ attributes, inner }) => ({ attributes, inner }));
}

/** Removes the elements of a name. */
export function withoutTags(xml: string, name: string): string {
  let [rest, at] = ['', 0];
  for (const { from, to } of findTags(xml, name)) {
    rest += xml.slice(at, from);
    at = to;
  }
  return at === 0 ? xml : rest + xml.slice(at);
}

/**
 * Finds the elements one after another. A damaged text may open an element a million times and never close it, so no
 * part is searched twice.
 */
function* findTags(xml: string, name: string): Generator<PlacedTag, void> {
  const opening = new RegExp(String.raw`<(?:\w+:)?${name}(?=[\s/>])`, 'g');
  const closing = new RegExp(String.raw`</(?:\w+:)?${name}>`, 'g');
  let hasEnd = true;
  for (let found = opening.exec(xml); found !== null; found = opening.exec(xml)) {
    const from = found.index;
    const end = xml.indexOf('>', opening.lastIndex);
    if (end < 0) return;
    const isEmpty = xml[end - 1] === '/';
    const attributes = xml.slice(opening.lastIndex, isEmpty ? end - 1 : end);
    opening.lastIndex = end + 1;
    if (isEmpty) {
      yield { attributes, inner: '', from, to: end + 1 };
      continue;
    }
    closing.lastIndex = end + 1;
    const closed: RegExpExecArray | null = hasEnd ? closing.exec(xml) : null;
    hasEnd = closed !== null;
    if (closed === null) continue;
    opening.lastIndex = closing.lastIndex;
    yield { attributes, inner: xml.slice(end + 1, closed.index), from, to: closing.lastIndex };
  }
}

/** Reads an attribute; an empty text if it is missing. */
export function readAttribute(attributes: string, name: string): string {
  return decodeXml(new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? '');
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Replaces character references and entities by their characters. */
export function decodeXml(text: string): string {
  return text.replaceAll(/&(#x[\da-f]{1,6}|#\d{1,7}|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });
}
