import { type ComponentType, type RefObject, useCallback, useRef } from 'react';
import { styled } from 'styled-components';
import { type Catalogue, type LoadedMessages, useText, VisuallyHidden } from '@eecs/ui-kit';
import type { KindRow } from '../../kinds/kindRow.ts';
import { usePreloaded } from '../../ports/page/usePreloaded.ts';
import { siteMessages } from '../../messages/siteMessages.ts';
import type { BranchDocument } from '../../ports/kept/branch.ts';
import { HEADER_PX } from '../../shell/headerHeight.ts';
import type { Saver } from '../keeping/createSaver.ts';
import { ShelfTabs } from '../shelf/ShelfTabs.tsx';
import type { TaskText } from '../words/taskText.ts';
import type { KeptCase } from '../keeping/keepCase.ts';
import { useCaseSaver } from '../keeping/useCaseSaver.ts';
import { useFollow } from '../address/useFollow.ts';
import {
  type OpenBranch,
  type OpenDocument,
  type OpenDocumentOptions,
  useOpenDocument,
} from '../opening/useOpenDocument.ts';

/** Props of the editor of a page: the document that was opened, and the handlers of its events. */
export interface OpenTaskProps<Document extends BranchDocument, Solution extends object, Handle> {
  readonly editor: RefObject<Handle | null>;
  readonly open: OpenDocument<Document, Solution>;
  readonly preloaded: readonly LoadedMessages[];
  readonly saver: Saver<KeptCase<Document>>;
  readonly follow: (document: Document) => void;
  readonly onAdopt: () => Promise<boolean>;
  readonly onGiven: () => void;
}

export interface TaskPageProps<Document extends BranchDocument, Solution extends object, Handle> extends Pick<
  OpenDocumentOptions<Document, Solution>,
  'listFailures'
> {
  readonly branch: OpenBranch<Document, Solution>;
  readonly t: TaskText;
  readonly titleKey: KindRow['titleKey'];
  /** Texts that are loaded before the editor. The same in every render. */
  readonly catalogues: readonly Catalogue[];
  readonly Editor: ComponentType<OpenTaskProps<Document, Solution, Handle>>;
}

/** A page with one editor: its document is stored in the browser and addressed by its hash. */
export function TaskPage<Document extends BranchDocument, Solution extends object, Handle>({
  branch,
  t,
  listFailures,
  titleKey,
  catalogues,
  Editor,
}: TaskPageProps<Document, Solution, Handle>) {
  const tSite = useText(siteMessages);
  const preloaded = usePreloaded(catalogues);
  const follow = useFollow(
    useCallback((document: Document) => branch.toPath(branch.hash(document)), [branch]),
  );
  const saver = useCaseSaver(branch, t);
  const editor = useRef<Handle>(null);
  const { open, adopt, reopen } = useOpenDocument({
    branch,
    t,
    listFailures,
    preloaded,
    follow,
    keepLast: saver.flush,
  });
  return (
    <Board>
      <VisuallyHidden>
        <h1 tabIndex={-1}>{tSite(titleKey)}</h1>
      </VisuallyHidden>
      {open === null || open.isShared ? null : (
        <ShelfTabs branch={branch} t={t} current={open.slot} keepLast={saver.flush} />
      )}
      {open === null || preloaded === null ? null : (
        <Editor
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

/** The editor takes all the space below the header. */
const Board = styled.div`
  position: relative;
  --eecs-min-height: calc(100dvh - ${HEADER_PX}px);
`;
