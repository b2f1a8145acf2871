import { type Catalogue, DEFAULT_LOCALE, type Locale, loadKitParts, loadMessages } from '@eecs/ui-kit';
import { loadFrameParts } from '@eecs/ui-kit/editor';
import { loadExplorers, loadParts, loadSolving, loadStress } from './loadParts.ts';
import { loadReport } from './loadReport.ts';
import { fetchTabs } from './panels/panelPlan.tsx';
import { loadPictures } from './pictures/usePictures.ts';

/** What comes apart from the editor and may be wanted when nothing can be fetched any more. */
const LATE_PARTS = [
  loadKitParts,
  loadFrameParts,
  loadParts,
  fetchTabs,
  loadSolving,
  loadStress,
  loadPictures,
  loadExplorers,
  loadReport,
];

/**
 * Fetches beforehand, one by one, the parts of the editor that otherwise come when they are first opened, so that an
 * open editor works offline; for a page with time to spare. With a `locale` what they speak by comes too, in that
 * language. The chart is not among them: `preloadExplore` fetches it.
 */
export async function preloadParts(locale: Locale = DEFAULT_LOCALE): Promise<void> {
  for (const load of LATE_PARTS) {
    // What does not come now is asked for again when it is wanted, and told then.
    const module: unknown = await load().catch(() => undefined);
    if (locale !== DEFAULT_LOCALE)
      await Promise.allSettled(listTexts(module).map((one) => loadMessages(one, locale)));
  }
}

/** Lists the catalogues that a late module names, as `createLate` reads them. */
function listTexts(module: unknown): readonly Catalogue[] {
  const { texts = [], textsOf = {} } = (module ?? {}) as {
    readonly texts?: readonly Catalogue[];
    readonly textsOf?: Readonly<Record<string, readonly Catalogue[]>>;
  };
  return [...texts, ...Object.values(textsOf).flat()];
}
