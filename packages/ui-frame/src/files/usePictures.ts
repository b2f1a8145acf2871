import { createFilesHook } from '@eecs/ui-kit/editor';
import { loadFiles } from '../late/loadParts.ts';
import type { FrameEditorHandle } from '../props.ts';

/** Writes files of the board, once its code has loaded. */
export type LatePictures = Pick<FrameEditorHandle, 'toSVG' | 'toPNG' | 'toCSV' | 'toDXF'>;

/** Returns the functions that write files of the board: pictures, a table and a drawing. */
export const usePictures: () => LatePictures = createFilesHook(
  ['toSVG', 'toPNG', 'toCSV', 'toDXF'],
  loadFiles,
);
