import { useCallback, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { type TrussCase, trussHash } from '@eecs/solver-core/truss';
import {
  Button,
  type LoadedMessages,
  VisuallyHidden,
  kitMessages,
  useLocale,
  useNotices,
  useText,
  vars,
} from '@eecs/ui-kit';
import { editorMessages } from '@eecs/ui-kit/editor';
import { TrussEditor, type TrussEditorHandle, trussEditorMessages } from '@eecs/ui-truss';
import { usePreloaded } from '../../beam/usePreloaded.ts';
import { readVisitorLimits } from '../../beam/visitorLimits.ts';
import { useTitleDetail } from '../../head/useHead.ts';
import { failureMessages } from '../../messages/failureMessages.ts';
import { siteMessages } from '../../messages/siteMessages.ts';
import { useNavigate } from '../../navigation/NavigationContext.ts';
import { useServices, useSettings } from '../../ports/services.ts';
import { pathTo } from '../../routes/pathTo.ts';
import { ActionsMenu } from '../../shell/ActionsMenu.tsx';
import { HEADER_PX } from '../../shell/headerHeight.ts';
import { DropZone } from '../../task/DropZone.tsx';
import { taskMessages } from '../../task/taskMessages.ts';
import { useFollow } from '../../task/useFollow.ts';
import { useSaver } from '../../task/useSaver.ts';
import { writeLocalTruss, writeLocalTrussSolution } from '../../truss/localTruss.ts';
import { openTrussState } from '../../truss/openTrussState.ts';
import { useTrussHost } from '../../truss/useTrussHost.ts';
import { trussPageMessages } from './trussPageMessages.ts';
import { type OpenTruss, useOpenTruss } from './useOpenTruss.ts';
import { useTrussFiles } from './useTrussFiles.ts';

export const texts = [trussPageMessages, failureMessages, taskMessages];

const CATALOGUES = [trussEditorMessages, editorMessages, kitMessages, siteMessages, ...texts];

function toTrussPath(document: TrussCase): string {
  return pathTo('truss', { hash: trussHash(document) });
}

/** Where the forces stand on the page, by which an address leads to them. */
const FORCES_ANCHOR = 'truss-result-sampler-n';

function toForcesPath(document: TrussCase): string {
  return `${toTrussPath(document)}#${FORCES_ANCHOR}`;
}

/** The truss editor on a page of its own: solved by the server, kept in the browser, addressed by its hash. */
export function TrussPage() {
  const tSite = useText(siteMessages);
  const preloaded = usePreloaded(CATALOGUES);
  const { open, adopt } = useOpenTruss(preloaded !== null);
  return (
    <Board>
      <VisuallyHidden>
        <h1 tabIndex={-1}>{tSite('page.truss')}</h1>
      </VisuallyHidden>
      {open === null || preloaded === null ? null : (
        <OpenEditor key={open.session} open={open} preloaded={preloaded} onAdopt={adopt} />
      )}
    </Board>
  );
}

interface OpenEditorProps {
  readonly open: OpenTruss;
  readonly preloaded: readonly LoadedMessages[];
  readonly onAdopt: () => void;
}

function OpenEditor({ open, preloaded, onAdopt }: OpenEditorProps) {
  const t = useText(trussPageMessages);
  const locale = useLocale();
  const navigate = useNavigate();
  const { notify } = useNotices();
  const { local, session } = useServices();
  const { theme, units, isDense, fixedDigits } = useSettings();
  const host = useTrussHost();
  const editor = useRef<TrussEditorHandle>(null);
  const input = useRef<HTMLInputElement>(null);
  const { document, solution, isShared, isNew } = open;
  const [title, setTitle] = useState(document?.title ?? '');
  useTitleDetail(title);
  const follow = useFollow(toTrussPath);
  const followForces = useFollow(toForcesPath);
  const persist = useCallback(
    (next: TrussCase) => {
      if (!writeLocalTruss(local, next)) notify({ kind: 'warning', text: t('truss.full') });
    },
    [local, notify, t],
  );
  const saver = useSaver(persist, 'flush');
  const addressSaver = useSaver(follow, 'drop');
  // The address names what is open, and a truss made on another page is kept, before the first edit.
  const isOpened = useRef(false);
  useEffect(() => {
    if (document === null || isShared || isOpened.current) return;
    isOpened.current = true;
    if (isNew) persist(document);
    follow(document);
  }, [document, isShared, isNew, persist, follow]);
  // Whoever came by a link or a button of the site goes on with the keys of the editor.
  useEffect(() => {
    if (globalThis.document.activeElement?.matches('main h1') === true) editor.current?.focus();
  }, []);

  const chooseFile = useCallback(() => input.current?.click(), []);
  const startAnew = useCallback(
    () => void navigate(pathTo('truss'), { state: openTrussState('new') }),
    [navigate],
  );
  const { actions, importFile } = useTrussFiles({ editor, chooseFile, startAnew });
  const takeFile = useCallback((file: File) => void importFile(file), [importFile]);

  return (
    <>
      {isShared ? (
        <Strip role="status">
          <span>{t('truss.shared')}</span>
          <Button
            onClick={() => {
              if (document !== null) saver.put(document);
              onAdopt();
            }}
          >
            {t('truss.edit')}
          </Button>
        </Strip>
      ) : null}
      <TrussEditor
        ref={editor}
        limits={readVisitorLimits(session.get())}
        {...(document === null ? {} : { defaultValue: document })}
        {...(solution === null ? {} : { defaultSolution: solution })}
        onChange={(next) => {
          setTitle(next.title);
          if (isShared) return;
          saver.put(next);
          addressSaver.put(next);
        }}
        onSolve={(answer) => {
          if (isShared) return;
          saver.flush();
          writeLocalTrussSolution(local, answer);
          const solved = editor.current?.getCase();
          if (solved !== undefined) followForces(solved);
          showResult();
        }}
        readOnly={isShared}
        host={host}
        preloaded={preloaded}
        theme={theme}
        locale={locale}
        units={units}
        density={isDense ? 'compact' : 'comfortable'}
        digits={fixedDigits}
        actions={<ActionsMenu label={t('truss.actions')} actions={actions} />}
      />
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file may be chosen again after it has been mended.
          currentTarget.value = '';
          if (file !== undefined) takeFile(file);
        }}
      />
      <DropZone onFile={takeFile} />
    </>
  );
}

/** After a solve the forces are what is wanted: they are brought into sight where they are not. */
function showResult(): void {
  requestAnimationFrame(() => {
    const anchor = globalThis.document.getElementById(FORCES_ANCHOR);
    if (anchor !== null && anchor.getBoundingClientRect().top > window.innerHeight - 120)
      anchor.scrollIntoView({ block: 'nearest' });
  });
}

/** The editor has all the room below the header. */
const Board = styled.div`
  position: relative;
  --eecs-min-height: calc(100dvh - ${HEADER_PX}px);
`;

const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space2} ${vars.space4};
  margin: ${vars.space2} ${vars.space3} 0;
  padding: ${vars.space1} ${vars.space2} ${vars.space1} ${vars.space3};
  border: 1px solid ${vars.hairline};
  border-inline-start: 3px solid ${vars.accent};
  background: ${vars.sheet};
  & > span {
    flex: 1 1 240px;
  }
`;
