import { Alert, Button, kitMessages, useKitAtomValue, useText } from '@eecs/ui-kit';
import { useBeamText } from '../messages/useBeamText.ts';
import { historyAtom } from '../state/sessionAtoms.ts';
import { saveCase } from './saveCase.ts';

export interface CrashReportProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** What stands in place of an editor that failed: the reason, another try, and the beam as a file, for safety. */
export function CrashReport({ error, onRetry }: CrashReportProps) {
  const tKit = useText(kitMessages);
  const t = useBeamText();
  const document = useKitAtomValue(historyAtom)?.present;
  return (
    <Alert
      kind="error"
      title={tKit('error.title')}
      actions={
        <>
          <Button onClick={onRetry}>{tKit('action.retry')}</Button>
          {document === undefined ? null : (
            <Button onClick={() => saveCase(document)}>{t('crash.download')}</Button>
          )}
        </>
      }
    >
      {tKit('error.reason', { reason: error instanceof Error ? error.message : String(error) })}
    </Alert>
  );
}
