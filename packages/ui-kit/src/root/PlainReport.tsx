import { kitMessages } from '../messages/kitMessages.ts';

export interface PlainReportProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Stands in place of a widget whose root has failed: there may be no style sheet, no language and no theme. */
export function PlainReport({ error, onRetry }: PlainReportProps) {
  const texts = kitMessages.source;
  const reason = error instanceof Error ? error.message : String(error);
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
