import { VisuallyHidden } from '../fields/VisuallyHidden.tsx';
import { useKitAtomValue } from '../kit/useKitAtom.ts';
import { createLate } from '../late/createLate.tsx';
import { useQuietFetch } from '../late/useQuietFetch.ts';
import { loadKitParts } from '../loadKitParts.ts';
import type { Notice } from './noticeQueue.ts';
import { noticesAtom } from './noticesAtom.ts';

// A shown notice is also announced at once.
const NoticeList = createLate(loadKitParts, 'NoticeList', { isQuiet: true });

/** The page around this widget loads first. */
const LATER = { afterMs: 2000 };

/**
 * Shows the notices of a widget at their nine positions and announces each new one: problems assertively, the rest
 * politely. The live regions are always in the page, because a screen reader would otherwise miss the first notice.
 */
export function NoticesView() {
  const notices = useKitAtomValue(noticesAtom);
  // Loaded in advance, because a notice may report that the network is gone.
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
