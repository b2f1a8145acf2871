import { createFetch } from '@eecs/ui-kit';

/** Fetches what reports and files are made with; apart from the other fetches, for the first page has no use for it. */
export const loadReport = createFetch(() => import('./lateReport.ts'));
