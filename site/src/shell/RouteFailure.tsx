import { useEffect } from 'react';
import { useLocation } from '../navigation/VisitContext.ts';
import { removeBeamPaint } from '../ports/kept/beamPaint.ts';
import { Alert, Button, useText } from '@eecs/ui-kit';
import { useNavigate } from '../navigation/NavigationContext.ts';
import { siteMessages } from '../messages/siteMessages.ts';
import { LOCAL_CASE_KEY } from '../ports/kept/localCaseKey.ts';
import { saveJson } from '../ports/page/saveJson.ts';
import { useServices } from '../ports/kept/services.ts';
import { ReadingColumn } from './ReadingColumn.tsx';
import { ChunkLoadError } from '../ports/page/loadChunk.ts';
import { PageHeading } from './PageHeading.tsx';

/** Replaces a page that failed: shows the reason, and a way to continue. */
export function RouteFailure({ error }: { readonly error: unknown }) {
  const t = useText(siteMessages);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { msb: shelf } = useServices().shelves;
  // Unvalidated, because the validation may be what failed.
  const kept = shelf.open(shelf.get().active).read(LOCAL_CASE_KEY);
  const isChunk = error instanceof ChunkLoadError;
  useEffect(() => removeBeamPaint(document), []);

  function retry(): void {
    // A lost part stays lost in the running page; anything else may succeed when it is rendered again.
    if (isChunk) window.location.reload();
    else void navigate(`${pathname}${search}`, { replace: true });
  }

  return (
    <ReadingColumn>
      <PageHeading>{t('error.heading')}</PageHeading>
      <Alert
        kind="error"
        title={error instanceof Error ? error.message : String(error)}
        actions={
          <>
            <Button onClick={retry}>{t(isChunk ? 'error.reload' : 'error.retry')}</Button>
            {kept === undefined ? null : (
              <Button
                onClick={() => {
                  saveJson(kept, 'beam.json');
                }}
              >
                {t('error.download')}
              </Button>
            )}
          </>
        }
      >
        <p>{t(isChunk ? 'error.chunk' : 'error.advice')}</p>
      </Alert>
    </ReadingColumn>
  );
}
