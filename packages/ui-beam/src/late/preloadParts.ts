import { type Catalogue, DEFAULT_LOCALE, type Locale, loadKitParts, loadMessages } from '@eecs/ui-kit';
import { loadFrameParts } from '@eecs/ui-kit/editor';
import { loadExplorers, loadParts, loadSolving, loadStress } from './loadParts.ts';
import { loadCombinations } from './loadCombinations.ts';
import { loadReport } from './loadReport.ts';
import { fetchTabs } from '../panels/BeamPanel.ts';
import { loadPictures } from '../output/pictures/usePictures.ts';

/** Parts of the editor's first screen that come after its first picture. */
const FIRST_PARTS = [loadKitParts, loadFrameParts, loadParts, fetchTabs];

/** Parts that come apart from the editor and may be needed when nothing can be fetched any more. */
const LATE_PARTS = [
  ...FIRST_PARTS,
  loadSolving,
  loadStress,
  loadPictures,
  loadExplorers,
  loadCombinations,
  loadReport,
];

/**
 * Fetches beforehand, one by one, the parts of the editor that otherwise come when they are first opened, so that an
 * open editor works offline; for a page with time to spare. With a `locale` what they speak by comes too, in that
 * language. The chart is not among them: `preloadExplore` fetches it.
 */
export async function preloadParts(locale: Locale = DEFAULT_LOCALE): Promise<void> {
  for (const load of LATE_PARTS) await preload(load, locale);
}

/**
 * Fetches beforehand what an editor shows on its first screen beside the board: its panel with the open tab. For a page
 * that puts an editor in the place of a picture and shall not show a blank panel meanwhile.
 */
export async function preloadPanel(locale: Locale = DEFAULT_LOCALE): Promise<void> {
  await Promise.all(FIRST_PARTS.map((load) => preload(load, locale)));
}

async function preload(load: () => Promise<unknown>, locale: Locale): Promise<void> {
  // A part that does not come now is asked for again when it is needed, and reported then.
  const module: unknown = await load().catch(() => undefined);
  if (locale !== DEFAULT_LOCALE)
    await Promise.allSettled(listTexts(module).map((one) => loadMessages(one, locale)));
}

/** Lists the catalogues that a late module names, as `createLate` reads them. */
function listTexts(module: unknown): readonly Catalogue[] {
  const { texts = [], textsOf = {} } = (module ?? {}) as {
    readonly texts?: readonly Catalogue[];
    readonly textsOf?: Readonly<Record<string, readonly Catalogue[]>>;
  };
  return [...texts, ...Object.values(textsOf).flat()];
}
