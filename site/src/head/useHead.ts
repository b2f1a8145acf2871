import { createContext, useContext, useEffect, useState } from 'react';
import { useLocation } from '../navigation/VisitContext.ts';
import { useLocale } from '@eecs/ui-kit';
import { useServices } from '../ports/kept/services.ts';
import { formatPageTitle } from './pageTitle.ts';

/** Delay before a title is written, ms, so that a quick sequence of pages changes it only once. */
export const HEAD_DELAY_MS = 50;

type SetDetail = (detail: string | null) => void;

/** Lets a page put a detail, such as a case's title, before its own name in the document's title. */
export const TitleDetailContext = createContext<SetDetail>(() => undefined);

/** Puts the name of the open document into the document's title while the page is shown. */
export function useTitleDetail(detail: string): void {
  const setDetail = useContext(TitleDetailContext);
  useEffect(() => {
    setDetail(detail);
    return () => {
      setDetail(null);
    };
  }, [setDetail, detail]);
}

/** Keeps title, description, canonical link and structured data up to date with the displayed page. */
export function useHead(pageName: string): SetDetail {
  const locale = useLocale();
  const { siteBase } = useServices();
  const { pathname, search } = useLocation();
  const [detail, setDetail] = useState<string | null>(null);
  const title = formatPageTitle([detail ?? undefined, pageName]);

  // Synchronizes the document's head; the delay skips pages in a quick succession.
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
