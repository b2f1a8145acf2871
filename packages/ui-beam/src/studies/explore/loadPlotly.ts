import { createFetch } from '@eecs/ui-kit';

/** Loads Plotly, which is in a file of its own, because it shares nothing with the editor. */
export const loadPlotly = createFetch(() => import('./plotly.ts'));
