import type { ExploreView } from './ExploreView.tsx';

interface ExploreChunk {
  readonly ExploreView: typeof ExploreView;
}

/**
 * Fetches the chart with Plotly in it.
 *
 * `isRetry` after it did not come: a browser remembers that, for as long as the page lives, by the address of the file,
 * so the file is asked for by another one.
 */
export async function loadExplore({ isRetry = false } = {}): Promise<ExploreChunk> {
  try {
    return await import('./ExploreView.tsx');
  } catch (error) {
    const address = isRetry && error instanceof Error ? /https?:\S+/.exec(error.message)?.[0] : undefined;
    if (address === undefined) throw error;
    const another = new URL(address);
    another.searchParams.set('again', String(Date.now()));
    return (await import(/* @vite-ignore */ /* webpackIgnore: true */ another.href)) as ExploreChunk;
  }
}

/** Fetches beforehand what Explore shows, so that it opens at once; for a page with time to spare. */
export async function preloadExplore(): Promise<void> {
  await loadExplore();
}
