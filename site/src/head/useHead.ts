import { createContext, useContext, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useLocale } from '@eecs/ui-kit';
import { useServices } from '../ports/services.ts';
import { formatPageTitle } from './pageTitle.ts';
import { HEAD_DELAY_MS, writeHead } from './writeHead.ts';

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
    const timer = setTimeout(() => {
      writeHead(document, { title, locale, siteBase, address: { pathname, search } });
    }, HEAD_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [title, locale, siteBase, pathname, search]);

  return setDetail;
}
