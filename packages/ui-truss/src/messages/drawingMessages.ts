import { type Text, defineCatalogue, useText } from '@eecs/ui-kit';
import source from './drawing.en-US.json' with { type: 'json' };

/** The texts of the sheet that opens a drawing, loaded with it. */
export const drawingMessages = defineCatalogue({
  namespace: 'ui-truss-drawing',
  source,
  load: { ru: () => import('./drawing.ru.json'), uk: () => import('./drawing.uk.json') },
});

export type DrawingText = Text<typeof source>;

/** Returns the texts of the sheet in the reader's language. */
export function useDrawingText(): DrawingText {
  return useText(drawingMessages);
}
