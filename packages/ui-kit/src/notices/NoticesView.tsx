import { VisuallyHidden } from '../fields/VisuallyHidden.tsx';
import { useKitAtomValue } from '../kit/useKitAtom.ts';
import { createLate } from '../late/createLate.tsx';
import { useQuietFetch } from '../late/useQuietFetch.ts';
import { loadKitParts } from '../loadKitParts.ts';
import type { Notice } from './noticeQueue.ts';
import { noticesAtom } from './noticesAtom.ts';

// A shown notice is spoken too, at once.
const NoticeList = createLate(loadKitParts, 'NoticeList', { isQuiet: true });

/** The page that this widget stands on comes first. */
const LATER = { afterMs: 2000 };

/**
 * Shows the notices of a widget at their nine places and speaks each new one: problems at once, the rest politely.
 * The spoken regions are always in the page, or a screen reader would miss the first notice.
 */
export function NoticesView() {
  const notices = useKitAtomValue(noticesAtom);
  // A notice may be about a network that is gone; none is shown before there is something to report.
  useQuietFetch(NoticeList.fetch, LATER);
  const urgent = notices.filter(isUrgent).at(-1);
  const calm = notices.filter((notice) => !isUrgent(notice)).at(-1);
  return (
    <>
      <VisuallyHidden role="status">{calm?.text}</VisuallyHidden>
      <VisuallyHidden role="alert">{urgent?.text}</VisuallyHidden>
      {notices.length === 0 ? null : <NoticeList notices={notices} />}
    </>
  );
}

function isUrgent({ kind }: Notice): boolean {
  return kind === 'error' || kind === 'warning' || kind === 'alert';
}
