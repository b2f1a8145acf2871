import { createFetch } from '@eecs/ui-kit';

/** Fetches what reports and files are made with. */
export const loadReport = createFetch(() => import('./lateReport.ts'));
