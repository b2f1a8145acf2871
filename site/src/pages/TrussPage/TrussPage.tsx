import { useRef } from 'react';
import { styled } from 'styled-components';
import { type TrussCase, trussHash } from '@eecs/solver-core/truss';
import { savedTaskMessages } from '@eecs/ui-account';
import { kitMessages, useText, VisuallyHidden } from '@eecs/ui-kit';
import { editorMessages } from '@eecs/ui-kit/editor';
import { type TrussEditorHandle, trussEditorMessages } from '@eecs/ui-truss';
import { usePreloaded } from '../../beam/usePreloaded.ts';
import { featureMessages } from '../../features/featureMessages.ts';
import { failureMessages } from '../../messages/failureMessages.ts';
import { siteMessages } from '../../messages/siteMessages.ts';
import { pathTo } from '../../routes/pathTo.ts';
import { HEADER_PX } from '../../shell/headerHeight.ts';
import { ShelfTabs } from '../../task/ShelfTabs.tsx';
import { trussPages } from '../../task/trussPages.ts';
import { useCaseSaver } from '../../task/useCaseSaver.ts';
import { useFollow } from '../../task/useFollow.ts';
import { useOpenDocument } from '../../task/useOpenDocument.ts';
import { useTrussFailureLines } from '../../task/useTrussFailureLines.ts';
import { useTrussTaskText } from '../../task/useTrussTaskText.ts';
import { trussTaskMessages } from '../../truss/trussTaskMessages.ts';
import { OpenEditor } from './OpenEditor.tsx';

export const texts = [trussTaskMessages, failureMessages, featureMessages, savedTaskMessages];

const CATALOGUES = [trussEditorMessages, editorMessages, kitMessages, siteMessages, ...texts];

function toTrussPath(document: TrussCase): string {
  return pathTo('truss', { hash: trussHash(document) });
}

/** The truss editor on a page of its own: solved by the server, kept in the browser, addressed by its hash. */
export function TrussPage() {
  const tSite = useText(siteMessages);
  const t = useTrussTaskText();
  const listFailures = useTrussFailureLines();
  const preloaded = usePreloaded(CATALOGUES);
  const follow = useFollow(toTrussPath);
  const saver = useCaseSaver(trussPages, t);
  const editor = useRef<TrussEditorHandle>(null);
  const { open, adopt, reopen } = useOpenDocument({
    ...{ branch: trussPages, t, listFailures, preloaded, follow },
    keepLast: saver.flush,
  });
  return (
    <Board>
      <VisuallyHidden>
        <h1 tabIndex={-1}>{tSite('page.truss')}</h1>
      </VisuallyHidden>
      {open === null || open.isShared ? null : (
        <ShelfTabs branch={trussPages} t={t} current={open.slot} keepLast={saver.flush} />
      )}
      {open === null || preloaded === null ? null : (
        <OpenEditor
          key={open.session}
          editor={editor}
          open={open}
          preloaded={preloaded}
          saver={saver}
          follow={follow}
          onAdopt={adopt}
          onGiven={reopen}
        />
      )}
    </Board>
  );
}

/** The editor has all the room below the header. */
const Board = styled.div`
  position: relative;
  --eecs-min-height: calc(100dvh - ${HEADER_PX}px);
`;
