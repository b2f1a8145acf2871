import { loadParts } from '../../late/loadParts.ts';
import { loadPlotly } from './loadPlotly.ts';

/** Loads the chart and Plotly in parallel. */
export async function loadExplore() {
  const [parts] = await Promise.all([loadParts(), loadPlotly()]);
  return parts;
}

/** Preloads the chart, so that it opens at once; for a page with idle time. */
export async function preloadExplore(): Promise<void> {
  await loadExplore();
}
