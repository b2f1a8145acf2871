import { whenIdle } from '../ports/page/whenIdle.ts';
import type { EarlyFetch } from './fetchEarly.ts';

export interface LateFonts {
  /** Address of the style sheet that names them. */
  readonly sheet: string;
  /** The parts of the first page that load before the fonts. */
  readonly early: EarlyFetch;
}

/**
 * Has the page write in its own fonts. Until they come it writes in those of the machine, drawn as wide and as high.
 * To a first visit they come when what its page needs has come and been painted: they weigh half of an editor.
 * Returning visitors have them cached and see no other fonts.
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

/** Returns whether a script of this page was kept from an earlier visit. */
function isKept(script: string): boolean {
  const [entry] = performance.getEntriesByName(script, 'resource');
  return entry instanceof PerformanceResourceTiming && entry.decodedBodySize > 0 && entry.transferSize === 0;
}
