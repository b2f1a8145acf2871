/** A part of the guide: the titles of its pages, numbered from 1. */
export interface GuidePart {
  readonly part: string;
  readonly title: string;
  readonly pages: readonly string[];
}

/** Parses the contents of the guide; throws if they are invalid. */
export function parseGuideIndex(text: string): readonly GuidePart[] {
  const read: unknown = JSON.parse(text);
  if (!Array.isArray(read) || !read.every(isPart)) throw new Error('the index of the guide makes no sense');
  return read;
}

function isPart(value: unknown): value is GuidePart {
  if (typeof value !== 'object' || value === null) return false;
  const { part, title, pages } = value as Readonly<Record<string, unknown>>;
  return (
    typeof part === 'string' &&
    typeof title === 'string' &&
    Array.isArray(pages) &&
    pages.every((page) => typeof page === 'string')
  );
}

/** A page of the guide. */
export interface GuidePlace {
  readonly part: string;
  /** From 1 on. */
  readonly index: number;
  readonly title: string;
}

/** Lists every page in reading order. */
export function listPlaces(parts: readonly GuidePart[]): readonly GuidePlace[] {
  return parts.flatMap(({ part, pages }) => pages.map((title, i) => ({ part, index: i + 1, title })));
}
