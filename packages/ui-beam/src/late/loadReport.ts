import { createFetch } from '@eecs/ui-kit';

/** Loads the code of reports and files; separate from the other loaders because the first page does not need it. */
export const loadReport = createFetch(() => import('./lateReport.ts'));
