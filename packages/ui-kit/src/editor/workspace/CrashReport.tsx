import type { ReactNode } from 'react';
import { Button } from '../../fields/Button.tsx';
import { ErrorBox } from '../../error/ErrorBox.ts';
import { useKitAtomValue } from '../../kit/useKitAtom.ts';
import { useText } from '../../kit/useText.ts';
import { kitMessages } from '../../messages/kitMessages.ts';
import { createLate } from '../../late/createLate.tsx';
import { saveBlob } from '../../storage/saveBlob.ts';
import { toFileName } from '../files/toFileName.ts';
import type { Session } from '../session/createSession.ts';
import type { SessionTypes } from '../session/documentKind.ts';
import { RefusedDocumentError } from '../session/readDocument.ts';

export interface CrashReportProps<Types extends SessionTypes> {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly session: Session<Types>;
  readonly downloadLabel: ReactNode;
}

const RefusedDocument = createLate(() => import('../session/RefusedDocument.tsx'), 'RefusedDocument', {
  isQuiet: true,
});

/** Rendered in place of an editor that failed: shows the reason, a retry, and the document as a file. */
export function CrashReport<Types extends SessionTypes>({
  error,
  onRetry,
  session,
  downloadLabel,
}: CrashReportProps<Types>) {
  const t = useText(kitMessages);
  const document = useKitAtomValue(session.historyAtom)?.present;
  const isRefused = error instanceof RefusedDocumentError;
  return (
    <ErrorBox>
      <b>{t(isRefused ? 'error.refused' : 'error.title')}</b>
      <div>
        {isRefused ? (
          <RefusedDocument failures={error.failures} kind={session.kind.name} />
        ) : (
          t('error.reason', { reason: error instanceof Error ? error.message : String(error) })
        )}
      </div>
      <div>
        <Button onClick={onRetry}>{t('action.retry')}</Button>{' '}
        {document === undefined ? null : (
          <Button onClick={() => saveDocument(document)}>{downloadLabel}</Button>
        )}
      </div>
    </ErrorBox>
  );
}

function saveDocument(document: { readonly title: string }): void {
  const blob = new Blob([`${JSON.stringify(document, null, 2)}\n`], { type: 'application/json' });
  saveBlob(blob, toFileName(document.title, 'json'));
}
