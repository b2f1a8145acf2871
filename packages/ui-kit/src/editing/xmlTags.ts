/** An element of an XML text. */
export interface XmlTag {
  readonly attributes: string;
  readonly inner: string;
}

/** Lists the elements of a name that do not hold others of it, with or without a prefix. */
export function listTags(xml: string, name: string): XmlTag[] {
  const pattern = new RegExp(`<(?:\\w+:)?${name}(\\s[^>]*?)?(?:/>|>([^]*?)</(?:\\w+:)?${name}>)`, 'g');
  return [...xml.matchAll(pattern)].map(([, attributes = '', inner = '']) => ({ attributes, inner }));
}

/** Reads an attribute; empty where it is not there. */
export function readAttribute(attributes: string, name: string): string {
  return decodeXml(new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? '');
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Puts signs in the place of what stands for them. */
export function decodeXml(text: string): string {
  return text.replaceAll(/&(#x[\da-f]{1,6}|#\d{1,7}|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });
}
