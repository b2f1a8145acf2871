import { createFetch } from '@eecs/ui-kit/data';

/** Loads the reader of drawings. */
export const loadReader = createFetch(() => import('./readFrameDrawing.ts'));
