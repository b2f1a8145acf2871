import { createFetch } from '@eecs/ui-kit/data';

/** Fetches what reads drawings, tables and workbooks. */
export const loadReaders = createFetch(() => import('./lateReaders.ts'));
