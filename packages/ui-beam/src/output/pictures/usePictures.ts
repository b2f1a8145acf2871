import { createFetch, useConventions, useFormat, useKitStore, useLocale, useTheme } from '@eecs/ui-kit';
import { useEditorText } from '@eecs/ui-kit/editor';
import { useBeamText } from '../../messages/useBeamText.ts';
import type { BeamEditorHandle } from '../../props.ts';
import type { Pictured } from './drawPicture.ts';

export type Pictures = Pick<BeamEditorHandle, 'toSVG' | 'toPNG'>;

/** Loads the code of pictures, which otherwise loads with the first request. */
export const loadPictures = createFetch(() => import('./drawPicture.ts'));

/** Returns the editor for pictures. */
export function usePictured(): Pictured {
  return {
    store: useKitStore(),
    format: useFormat(),
    conventions: useConventions(),
    locale: useLocale(),
    theme: useTheme() === 'dark' ? 'dark' : 'light',
    t: useBeamText(),
    tEditor: useEditorText(),
  };
}

/** Returns the painters of the board and the diagrams on the screen. */
export function usePictures(): Pictures {
  const pictured = usePictured();
  return {
    toSVG: async (options = {}) => (await loadPictures()).writePicture(pictured, options),
    toPNG: async (options = {}) => (await loadPictures()).paintPicture(pictured, options),
  };
}
