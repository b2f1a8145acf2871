import { defineCatalogue } from '../../i18n/catalogue.ts';
import source from './files.en-US.json' with { type: 'json' };

/** The texts of the room for files; their English is loaded with it. */
export const filesMessages = defineCatalogue({
  namespace: 'editorFiles',
  source,
  load: {
    ru: async () => ({ default: (await import('./ru.ts')).ru.files }),
    uk: async () => ({ default: (await import('./uk.ts')).uk.files }),
  },
});
