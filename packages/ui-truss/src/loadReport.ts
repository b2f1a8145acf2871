import { createFetch } from '@eecs/ui-kit';

/** Fetches what reports are made with. */
export const loadReport = createFetch(() => import('./lateReport.ts'));
