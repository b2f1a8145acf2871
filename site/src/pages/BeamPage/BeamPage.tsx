import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { workedPreview } from 'virtual:worked-preview';
import { type BeamCase, caseHash, type SolvedBeam } from '@eecs/solver-core';
import { savedTaskMessages } from '@eecs/ui-account';
import { BeamEditor, type BeamEditorHandle, beamMessages, exampleMessages } from '@eecs/ui-beam';
import { kitMessages, type LoadedMessages, useLocale, useText, VisuallyHidden } from '@eecs/ui-kit';
import { editorMessages } from '@eecs/ui-kit/editor';
import { useNavigate } from '../../navigation/NavigationContext.ts';
import { useTitleDetail } from '../../head/useHead.ts';
import { taskMessages } from '../../task/taskMessages.ts';
import { featureMessages } from '../../features/featureMessages.ts';
import { useFeatures } from '../../features/useFeatures.ts';
import { failureMessages } from '../../messages/failureMessages.ts';
import { siteMessages } from '../../messages/siteMessages.ts';
import { removeBeamPaint } from '../../ports/beamPaint.ts';
import { readKept } from '../../ports/keptDocument.ts';
import { useServices, useSettings, useSiteSession } from '../../ports/services.ts';
import { ActionsMenu } from '../../shell/ActionsMenu.tsx';
import { HEADER_PX } from '../../shell/headerHeight.ts';
import { usePhone } from '../../shell/usePhone.ts';
import type { Saver } from '../../task/createSaver.ts';
import { DropZone } from '../../task/DropZone.tsx';
import { openBeamState } from '../../beam/openBeamState.ts';
import { useBeamHost } from '../../beam/useBeamHost.ts';
import { beamPages } from '../../task/beamPages.ts';
import { useBeamTaskText } from '../../task/useBeamTaskText.ts';
import { StateStrip } from '../../task/StateStrip.tsx';
import { useCaseFiles } from '../../task/useCaseFiles.ts';
import { useFailureLines } from '../../task/useFailureLines.ts';
import { SaveButton } from '../../task/SaveButton.tsx';
import { ShelfTabs } from '../../task/ShelfTabs.tsx';
import { type KeptCase, useCaseSaver } from '../../task/useCaseSaver.ts';
import { useSlotStore } from '../../task/useSlotStore.ts';
import { useKeptPicture } from '../../task/useKeptPicture.ts';
import { useFollow } from '../../task/useFollow.ts';
import { useKeeping } from '../../task/useKeeping.ts';
import { type OpenDocument, useOpenDocument } from '../../task/useOpenDocument.ts';
import { usePrefetch } from '../../task/usePrefetch.ts';
import { useSoldActions } from '../../task/useSoldActions.ts';
import { useSiteCommands } from '../../task/useSiteCommands.ts';
import { useSaveKey } from '../../task/useSaveKey.ts';
import { useSaveTask } from '../../task/useSaveTask.tsx';
import { useStrayKeys } from '../../task/useStrayKeys.ts';
import { usePreloaded } from '../../beam/usePreloaded.ts';
import { readVisitorLimits } from '../../beam/visitorLimits.ts';
import { useTaskList } from '../../ports/useTaskList.ts';
import { pathTo } from '../../routes/pathTo.ts';

export const texts = [taskMessages, featureMessages, failureMessages, savedTaskMessages];

const CATALOGUES = [beamMessages, editorMessages, kitMessages, exampleMessages, siteMessages, ...texts];

function toBeamPath(document: BeamCase): string {
  return pathTo('beam', { hash: caseHash(document) });
}

/** The beam editor on a page of its own: solved by the server, kept in the browser, addressed by its hash. */
export function BeamPage() {
  const tSite = useText(siteMessages);
  const preloaded = usePreloaded(CATALOGUES);
  const follow = useFollow(toBeamPath);
  const t = useBeamTaskText();
  const listFailures = useFailureLines();
  const saver = useCaseSaver(beamPages, t);
  const editor = useRef<BeamEditorHandle>(null);
  const { open, adopt, reopen } = useOpenDocument({
    ...{ branch: beamPages, t, listFailures, preloaded, follow },
    keepLast: saver.flush,
  });
  return (
    <Board>
      <VisuallyHidden>
        <h1 tabIndex={-1}>{tSite('page.beam')}</h1>
      </VisuallyHidden>
      {open === null || open.isShared ? null : (
        <ShelfTabs branch={beamPages} t={t} current={open.slot} keepLast={saver.flush} />
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

interface OpenEditorProps {
  readonly editor: RefObject<BeamEditorHandle | null>;
  readonly open: OpenDocument<BeamCase, SolvedBeam>;
  readonly preloaded: readonly LoadedMessages[];
  readonly saver: Saver<KeptCase<BeamCase>>;
  readonly follow: (document: BeamCase) => void;
  readonly onAdopt: () => Promise<boolean>;
  readonly onGiven: () => void;
}

function OpenEditor({ editor, open, preloaded, saver, follow, onAdopt, onGiven }: OpenEditorProps) {
  const t = useBeamTaskText();
  const locale = useLocale();
  const navigate = useNavigate();
  const { settings, shelf } = useServices();
  const options = useSettings();
  const { theme, units, isDense, fixedDigits, layout, confirmDelete } = options;
  const input = useRef<HTMLInputElement>(null);
  const { document, solution, slot, isShared } = open;
  const [title, setTitle] = useState(document?.title ?? '');
  useTitleDetail(title);
  usePrefetch();
  useStrayKeys(editor);
  const notePicture = useKeptPicture(editor, { isKept: document !== null && !isShared });
  // The editor has come to where the first paint stood.
  useEffect(() => removeBeamPaint(globalThis.document), []);
  // Whoever came by a link or a button of the site goes on with the keys of the editor.
  useEffect(() => {
    if (globalThis.document.activeElement?.matches('main h1') === true) editor.current?.focus();
  }, [editor]);

  const look = useCallback(() => {
    const kept = readKept(beamPages, shelf.open(slot));
    if (kept !== null) editor.current?.setCase(kept);
  }, [shelf, slot, editor]);
  const { isMine, keep, keepSolution, takeOver } = useKeeping({
    branch: beamPages,
    isOpen: !isShared,
    document,
    slot,
    saver,
    follow,
    onGiven,
    onSeen: look,
  });
  const isReadOnly = isShared || !isMine;

  const chooseFile = useCallback(() => input.current?.click(), []);
  const startAnew = useCallback(
    () => void navigate(pathTo('beam'), { state: openBeamState('new') }),
    [navigate],
  );
  const { actions, importFile } = useCaseFiles({ editor, isReadOnly, chooseFile, startAnew });
  const sold = useSoldActions('msb', useFeatures('msb'), actions);
  const commands = useSiteCommands(sold);
  const isPhone = usePhone();
  const account = useSiteSession();
  const {
    isModified,
    isSaving,
    save,
    look: lookAt,
    dialog,
  } = useSaveTask({
    branch: beamPages,
    t,
    slot,
    document,
    isReadOnly,
    getCase: useCallback(() => editor.current?.getCase() ?? null, [editor]),
    keepLast: saver.flush,
    onReplaced: onGiven,
    onRetitled: useCallback(
      (next: string) => {
        const current = editor.current?.getCase();
        if (current !== undefined) editor.current?.replaceCase({ ...current, title: next });
      },
      [editor],
    ),
  });
  const keepAsTask = useCallback(() => void save(), [save]);
  useSaveKey(isReadOnly ? null : keepAsTask);
  const store = useSlotStore(beamPages, slot);
  // Who may only look saves a file.
  const listKept = useCallback(
    () =>
      Promise.resolve(
        shelf
          .get()
          .slots.filter(({ id }) => id !== slot)
          .map(({ id, title: kept }) => ({
            id,
            title: kept === '' ? t('shelf.untitled') : kept,
            open: () => Promise.resolve(readKept(beamPages, shelf.open(id))),
          })),
      ),
    [shelf, slot, t],
  );
  const host = useBeamHost({ store, listKept, ...(isReadOnly ? {} : { save: keepAsTask }) });
  const list = useTaskList();
  const takeFile = useCallback((file: File) => void importFile(file), [importFile]);

  return (
    <>
      {isShared ? (
        <StateStrip text={t('link.opened')} action={t('link.edit')} onAction={() => void onAdopt()} />
      ) : isMine ? null : (
        <StateStrip text={t('tabs.other')} action={t('tabs.takeOver')} onAction={takeOver} />
      )}
      <BeamEditor
        ref={editor}
        limits={readVisitorLimits(account)}
        {...(document === null ? {} : { defaultValue: document })}
        {...(solution === null ? {} : { defaultSolution: solution })}
        defaultPreview={workedPreview}
        onChange={(next) => {
          setTitle(next.title);
          lookAt(next);
          if (isShared) return;
          keep(next);
          notePicture();
        }}
        onSolve={(answer) => {
          if (!isShared) keepSolution(answer);
          void list.refresh();
        }}
        readOnly={isReadOnly}
        host={host}
        preloaded={preloaded}
        theme={theme}
        locale={locale}
        units={units}
        density={isDense ? 'compact' : 'comfortable'}
        digits={fixedDigits}
        layout={layout}
        options={options}
        onOptions={settings.change}
        confirmDelete={confirmDelete}
        onConfirmDelete={(asks) => settings.change({ confirmDelete: asks })}
        actions={
          <>
            {isReadOnly ? null : (
              <SaveButton
                t={t}
                isModified={isModified}
                isSaving={isSaving}
                isShort={isPhone}
                onSave={() => void save()}
              />
            )}
            <ActionsMenu label={t('actions')} actions={sold} />
          </>
        }
        commands={commands}
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
      <DropZone t={t} onFile={takeFile} />
      {dialog}
    </>
  );
}

/** The editor has all the room below the header. */
const Board = styled.div`
  position: relative;
  --eecs-min-height: calc(100dvh - ${HEADER_PX}px);
`;
