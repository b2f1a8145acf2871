import { createFilesHook } from '@eecs/ui-kit/editor';
import { loadFiles } from '../late/loadParts.ts';
import type { TrussEditorHandle } from '../props.ts';

/** Makes files of the board, once its writers are loaded. */
export type LatePictures = Pick<TrussEditorHandle, 'toSVG' | 'toPNG' | 'toCSV' | 'toXLSX' | 'toDXF'>;

/** Returns the functions that make files from the board: pictures, tables, a drawing. */
export const usePictures: () => LatePictures = createFilesHook(
  ['toSVG', 'toPNG', 'toCSV', 'toXLSX', 'toDXF'],
  loadFiles,
);
