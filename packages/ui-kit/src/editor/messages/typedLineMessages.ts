import { defineCatalogue } from '../../i18n/catalogue.ts';
import source from './typed.en-US.json' with { type: 'json' };

/** The texts of the line for typing a structure, except the words of its kind. */
export const typedLineMessages = defineCatalogue({
  namespace: 'editorTyped',
  source,
  load: {
    ru: async () => ({ default: (await import('./ru.ts')).ru.typed }),
    uk: async () => ({ default: (await import('./uk.ts')).uk.typed }),
  },
});
