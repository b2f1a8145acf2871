import { kitMessages } from '../messages/kitMessages.ts';

export interface PlainReportProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/**
 * Recognizes errors of styles that a page's content policy forbids; the message of the style library itself only gives
 * its own URL.
 */
const REFUSED_STYLES = /CSSStyleSheet could not be found|errors\.md#17\b/;

/** Rendered in place of a widget whose root has failed: there may be no style sheet, language or theme. */
export function PlainReport({ error, onRetry }: PlainReportProps) {
  const texts = kitMessages.source;
  const message = error instanceof Error ? error.message : String(error);
  const reason = REFUSED_STYLES.test(message) ? texts['error.policy'] : message;
  return (
    <div role="alert" dir="ltr" lang="en-US">
      <p>{texts['error.title']}</p>
      <p>{texts['error.reason'].replace('{{reason}}', () => reason)}</p>
      <button type="button" onClick={onRetry}>
        {texts['action.retry']}
      </button>
    </div>
  );
}
