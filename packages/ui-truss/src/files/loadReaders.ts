import { createFetch } from '@eecs/ui-kit/data';

/** Loads the readers of drawings, tables and workbooks. */
export const loadReaders = createFetch(() => import('./lateReaders.ts'));
