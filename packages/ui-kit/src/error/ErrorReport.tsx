import { Button } from '../fields/Button.tsx';
import { useText } from '../kit/useText.ts';
import { kitMessages } from '../messages/kitMessages.ts';
import { ErrorBox } from './ErrorBox.ts';

export interface ErrorReportProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Rendered in place of a part that failed: shows the reason and Retry. */
export function ErrorReport({ error, onRetry }: ErrorReportProps) {
  const t = useText(kitMessages);
  return (
    <ErrorBox>
      <b>{t('error.title')}</b>
      <span>
        {isUnfetched(error)
          ? t('error.unfetched')
          : t('error.reason', { reason: error instanceof Error ? error.message : String(error) })}
      </span>
      <Button onClick={onRetry}>{t('action.retry')}</Button>
    </ErrorBox>
  );
}

/** Messages of Chromium, Firefox, Safari and bundlers about code that could not be loaded. */
const UNFETCHED = /dynamically imported module|importing a module script failed|loading (css )?chunk/i;

function isUnfetched(error: unknown): boolean {
  return error instanceof Error && (error.name === 'ChunkLoadError' || UNFETCHED.test(error.message));
}
