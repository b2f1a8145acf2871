import { createContext, useContext, useEffect, useState } from 'react';
import { useLocation } from '../navigation/VisitContext.ts';
import { useLocale } from '@eecs/ui-kit';
import { useServices } from '../ports/kept/services.ts';
import { formatPageTitle } from './pageTitle.ts';

/** A title waits this long before it is written, so that quick steps leave one trace in the tab. */
export const HEAD_DELAY_MS = 50;

type SetDetail = (detail: string | null) => void;

/** Lets a page put a detail, such as a case's title, before its own name in the document's title. */
export const TitleDetailContext = createContext<SetDetail>(() => undefined);

/** Names what is open on the page in the document's title, as long as the page is shown. */
export function useTitleDetail(detail: string): void {
  const setDetail = useContext(TitleDetailContext);
  useEffect(() => {
    setDetail(detail);
    return () => {
      setDetail(null);
    };
  }, [setDetail, detail]);
}

/** Keeps title, description, canonical link and structured description in step with the page on the screen. */
export function useHead(pageName: string): SetDetail {
  const locale = useLocale();
  const { siteBase } = useServices();
  const { pathname, search } = useLocation();
  const [detail, setDetail] = useState<string | null>(null);
  const title = formatPageTitle([detail ?? undefined, pageName]);

  // Synchronizes the document's head; the delay swallows quick successions.
  useEffect(() => {
    let isGone = false;
    const timer = setTimeout(() => {
      document.title = title;
      // Metadata for machines may load after the page. If it fails to load, the server's metadata stays.
      import('./writeHead.ts').then(
        ({ writeHead }) => {
          if (!isGone) writeHead(document, { locale, siteBase, address: { pathname, search } });
        },
        () => undefined,
      );
    }, HEAD_DELAY_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [title, locale, siteBase, pathname, search]);

  return setDetail;
}
