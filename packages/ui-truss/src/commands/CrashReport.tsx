import { Alert, Button, kitMessages, useKitAtomValue, useText } from '@eecs/ui-kit';
import { saveBlob, toFileName } from '@eecs/ui-kit/editor';
import { useEditorText } from '../messages/editorMessages.ts';
import { session } from '../state/sessionAtoms.ts';

/** What stands in place of an editor that failed: the reason, another try, and the truss as a file, for safety. */
export function CrashReport({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const tKit = useText(kitMessages);
  const t = useEditorText();
  const document = useKitAtomValue(session.historyAtom)?.present;
  return (
    <Alert
      kind="error"
      title={tKit('error.title')}
      actions={
        <>
          <Button onClick={onRetry}>{tKit('action.retry')}</Button>
          {document === undefined ? null : (
            <Button
              onClick={() => {
                const blob = new Blob([JSON.stringify(document, null, 2)], { type: 'application/json' });
                saveBlob(blob, toFileName(document.title, 'json'));
              }}
            >
              {t('crash.download')}
            </Button>
          )}
        </>
      }
    >
      {tKit('error.reason', { reason: error instanceof Error ? error.message : String(error) })}
    </Alert>
  );
}
