import { createFetch } from '@eecs/ui-kit';

/** Loads the code of reports and files. */
export const loadReport = createFetch(() => import('./lateReport.ts'));
