/** Fetches the chart with Plotly in it. */
export function loadExplore() {
  return import('./ExploreView.tsx');
}

/** Fetches beforehand what Explore shows, so that it opens at once; for a page with time to spare. */
export async function preloadExplore(): Promise<void> {
  await loadExplore();
}
