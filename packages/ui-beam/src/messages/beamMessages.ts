import { defineCatalogue } from '@eecs/ui-kit';
import source from './en-US.json' with { type: 'json' };

/** The texts of the beam editor; Russian and Ukrainian are loaded on demand. */
export const beamMessages = defineCatalogue({
  namespace: 'beam',
  source,
  load: {
    ru: async () => ({ default: (await import('./ru.ts')).ru.editor }),
    uk: async () => ({ default: (await import('./uk.ts')).uk.editor }),
  },
});
