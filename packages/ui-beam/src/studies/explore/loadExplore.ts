import { loadParts } from '../../late/loadParts.ts';
import { loadPlotly } from './loadPlotly.ts';

/** Fetches the chart, and Plotly beside it. */
export async function loadExplore() {
  const [parts] = await Promise.all([loadParts(), loadPlotly()]);
  return parts;
}

/** Fetches beforehand what Explore shows, so that it opens at once; for a page with time to spare. */
export async function preloadExplore(): Promise<void> {
  await loadExplore();
}
