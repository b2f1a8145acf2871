import { useCallback } from 'react';
import { type Asked, useAsked } from '@eecs/ui-account';
import { useLocale } from '@eecs/ui-kit';
import { fetchDocument } from './fetchDocument.ts';
import { parseDocument, type SiteDocument } from './parseDocument.ts';

/** Returns a text of the site in the reader's language, with the state of its loading. */
export function useDocument(path: string): Asked<SiteDocument> {
  const locale = useLocale();
  const ask = useCallback(async () => parseDocument(await fetchDocument(locale, path)), [locale, path]);
  return useAsked(ask);
}
