import { createFetch } from '@eecs/ui-kit';

/** Fetches what writes files of a beam and its results; apart from the other fetches, for the first page has no use for it. */
export const loadExport = createFetch(() => import('./exporting/FilesRoom.tsx'));
