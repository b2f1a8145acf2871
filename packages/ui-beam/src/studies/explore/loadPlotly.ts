import { createFetch } from '@eecs/ui-kit';

/** Fetches Plotly, which is in a file of its own: nothing of it is shared with the editor. */
export const loadPlotly = createFetch(() => import('./plotly.ts'));
