import { useMemo } from 'react';
import type { Library } from '@eecs/ui-kit';
import { loadChunk } from '../page/loadChunk.ts';
import { useConnection } from './useConnection.ts';

/**
 * Returns the library of the site's editors, loaded on first use; for a logged-in reader it includes their own entries.
 */
export function useLibrary(hasOwn: boolean): Library {
  const call = useConnection();
  return useMemo(() => {
    const load = async () =>
      (await loadChunk('library', () => import('./siteLibrary.ts'))).createSiteLibrary(call);
    const listOwn: NonNullable<Library['listOwn']> = async (part, locale) =>
      (await load()).listOwn(part, locale);
    return {
      listSections: async (shape, locale) => (await load()).listSections(shape, locale),
      listMaterials: async (locale) => (await load()).listMaterials(locale),
      ...(hasOwn ? { listOwn } : {}),
    };
  }, [call, hasOwn]);
}
