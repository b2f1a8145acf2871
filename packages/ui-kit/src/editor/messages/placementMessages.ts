import { defineCatalogue } from '../../i18n/catalogue.ts';
import source from './placement.en-US.json' with { type: 'json' };

/** The texts of the question whether a document replaces the drawing or is added to it. */
export const placementMessages = defineCatalogue({
  namespace: 'editorPlacement',
  source,
  load: {
    ru: async () => ({ default: (await import('./ru.ts')).ru.placement }),
    uk: async () => ({ default: (await import('./uk.ts')).uk.placement }),
  },
});
