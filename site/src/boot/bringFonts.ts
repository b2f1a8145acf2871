import { whenIdle } from '../ports/page/whenIdle.ts';
import type { EarlyFetch } from './fetchEarly.ts';

export interface LateFonts {
  /** Address of the style sheet that declares them. */
  readonly sheet: string;
  /** The parts of the first page that load before the fonts. */
  readonly early: EarlyFetch;
}

/**
 * Switches the page to its own fonts. Until they load, it uses system fonts adjusted to the same width and height. On a
 * first visit the fonts load after the content of the page has loaded and been painted, because they are half as large
 * as an editor. Returning visitors have them cached and see no other fonts.
 */
export async function bringFonts(page: Document, { sheet, early }: LateFonts): Promise<void> {
  if (!isKept(import.meta.url)) {
    await early.page;
    await early.next;
    await new Promise<void>((resolve) => whenIdle(resolve));
  }
  const link = page.createElement('link');
  link.rel = 'stylesheet';
  link.href = sheet;
  page.head.append(link);
}

/** Returns whether a script of this page was cached on an earlier visit. */
function isKept(script: string): boolean {
  const [entry] = performance.getEntriesByName(script, 'resource');
  return entry instanceof PerformanceResourceTiming && entry.decodedBodySize > 0 && entry.transferSize === 0;
}
