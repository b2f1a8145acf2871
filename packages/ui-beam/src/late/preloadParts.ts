import { type Catalogue, DEFAULT_LOCALE, type Locale, loadKitParts, loadMessages } from '@eecs/ui-kit';
import { loadFrameParts } from '@eecs/ui-kit/editor';
import { loadExplorers, loadParts, loadSolving, loadStress } from './loadParts.ts';
import { loadCombinations } from './loadCombinations.ts';
import { loadReport } from './loadReport.ts';
import { fetchTabs } from '../panels/BeamPanel.ts';
import { loadPictures } from '../output/pictures/usePictures.ts';

/** Parts of the editor's first screen that are loaded after its first picture. */
const FIRST_PARTS = [loadKitParts, loadFrameParts, loadParts, fetchTabs];

/** Separately loaded parts that may be needed after the network is gone. */
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
 * Preloads, one by one, the parts of the editor that otherwise load on first use, so that an open editor works offline;
 * for a page with idle time. With a `locale` their texts are loaded too, in that language. The chart is not included:
 * `preloadExplore` loads it.
 */
export async function preloadParts(locale: Locale = DEFAULT_LOCALE): Promise<void> {
  for (const load of LATE_PARTS) await preload(load, locale);
}

/**
 * Preloads what an editor shows on its first screen beside the board: its panel with the open tab. For a page that
 * replaces a picture by an editor and must not show a blank panel meanwhile.
 */
export async function preloadPanel(locale: Locale = DEFAULT_LOCALE): Promise<void> {
  await Promise.all(FIRST_PARTS.map((load) => preload(load, locale)));
}

async function preload(load: () => Promise<unknown>, locale: Locale): Promise<void> {
  // If a part cannot be loaded now, it is requested again when it is needed, and the failure is reported then.
  const module: unknown = await load().catch(() => undefined);
  if (locale !== DEFAULT_LOCALE)
    await Promise.allSettled(listTexts(module).map((one) => loadMessages(one, locale)));
}

/** Lists the catalogues declared by a late module, in the form that `createLate` reads. */
function listTexts(module: unknown): readonly Catalogue[] {
  const { texts = [], textsOf = {} } = (module ?? {}) as {
    readonly texts?: readonly Catalogue[];
    readonly textsOf?: Readonly<Record<string, readonly Catalogue[]>>;
  };
  return [...texts, ...Object.values(textsOf).flat()];
}
