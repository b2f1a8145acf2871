import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type SolvedTruss, type TrussCase, trussHash } from '@eecs/solver-core/truss';
import { type LoadedMessages, useLocale } from '@eecs/ui-kit';
import { TrussEditor, type TrussEditorHandle } from '@eecs/ui-truss';
import { readVisitorLimits } from '../../beam/visitorLimits.ts';
import { useFeatures } from '../../features/useFeatures.ts';
import { useTitleDetail } from '../../head/useHead.ts';
import { useNavigate } from '../../navigation/NavigationContext.ts';
import { readKept } from '../../ports/keptDocument.ts';
import { useServices, useSettings, useSiteSession } from '../../ports/services.ts';
import { useTaskList } from '../../ports/useTaskList.ts';
import { pathTo } from '../../routes/pathTo.ts';
import { ActionsMenu } from '../../shell/ActionsMenu.tsx';
import { usePhone } from '../../shell/usePhone.ts';
import type { Saver } from '../../task/createSaver.ts';
import { DropZone } from '../../task/DropZone.tsx';
import { SaveButton } from '../../task/SaveButton.tsx';
import { StateStrip } from '../../task/StateStrip.tsx';
import { trussPages } from '../../task/trussPages.ts';
import type { KeptCase } from '../../task/useCaseSaver.ts';
import { useFollow } from '../../task/useFollow.ts';
import { useKeeping } from '../../task/useKeeping.ts';
import type { OpenDocument } from '../../task/useOpenDocument.ts';
import { useSaveKey } from '../../task/useSaveKey.ts';
import { useSaveTask } from '../../task/useSaveTask.tsx';
import { useSoldActions } from '../../task/useSoldActions.ts';
import { useSiteCommands } from '../../task/useSiteCommands.ts';
import { useSlotStore } from '../../task/useSlotStore.ts';
import { useStrayKeys } from '../../task/useStrayKeys.ts';
import { useTrussTaskText } from '../../task/useTrussTaskText.ts';
import { useTrussHost } from '../../truss/useTrussHost.ts';
import { FORCES_ANCHOR, showForces } from './showForces.ts';
import { useTrussFiles } from './useTrussFiles.ts';

export interface OpenEditorProps {
  readonly editor: RefObject<TrussEditorHandle | null>;
  readonly open: OpenDocument<TrussCase, SolvedTruss>;
  readonly preloaded: readonly LoadedMessages[];
  readonly saver: Saver<KeptCase<TrussCase>>;
  readonly follow: (document: TrussCase) => void;
  readonly onAdopt: () => Promise<boolean>;
  readonly onGiven: () => void;
}

function toForcesPath(document: TrussCase): string {
  return `${pathTo('truss', { hash: trussHash(document) })}#${FORCES_ANCHOR}`;
}

/** The editor of the truss that was opened, with what its page adds: the account, files, links, other tabs. */
export function OpenEditor({ editor, open, preloaded, saver, follow, onAdopt, onGiven }: OpenEditorProps) {
  const t = useTrussTaskText();
  const locale = useLocale();
  const navigate = useNavigate();
  const { settings, trussShelf } = useServices();
  const options = useSettings();
  const { theme, units, isDense, fixedDigits } = options;
  const input = useRef<HTMLInputElement>(null);
  const { document, solution, slot, isShared } = open;
  const [title, setTitle] = useState(document?.title ?? '');
  useTitleDetail(title);
  useStrayKeys(editor);
  const followForces = useFollow(toForcesPath);
  // Whoever came by a link or a button of the site goes on with the keys of the editor.
  useEffect(() => {
    if (globalThis.document.activeElement?.matches('main h1') === true) editor.current?.focus();
  }, [editor]);

  const look = useCallback(() => {
    const kept = readKept(trussPages, trussShelf.open(slot));
    if (kept !== null) editor.current?.setCase(kept);
  }, [trussShelf, slot, editor]);
  const { isMine, keep, keepSolution, takeOver } = useKeeping({
    branch: trussPages,
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
    () => void navigate(trussPages.toPath(''), { state: trussPages.askNew }),
    [navigate],
  );
  const { actions, importFile } = useTrussFiles({ editor, isReadOnly, chooseFile, startAnew });
  const isPhone = usePhone();
  const account = useSiteSession();
  const {
    isModified,
    isSaving,
    save,
    look: lookAt,
    dialog,
  } = useSaveTask({
    branch: trussPages,
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
  const store = useSlotStore(trussPages, slot);
  // Who may only look saves a file.
  const host = useTrussHost({ store, ...(isReadOnly ? {} : { save: keepAsTask }) });
  const list = useTaskList();
  const sold = useSoldActions('truss', useFeatures('truss'), actions);
  const commands = useSiteCommands(sold);
  const takeFile = useCallback((file: File) => void importFile(file), [importFile]);

  return (
    <>
      {isShared ? (
        <StateStrip text={t('link.opened')} action={t('link.edit')} onAction={() => void onAdopt()} />
      ) : isMine ? null : (
        <StateStrip text={t('tabs.other')} action={t('tabs.takeOver')} onAction={takeOver} />
      )}
      <TrussEditor
        ref={editor}
        limits={readVisitorLimits(account)}
        {...(document === null ? {} : { defaultValue: document })}
        {...(solution === null ? {} : { defaultSolution: solution })}
        onChange={(next) => {
          setTitle(next.title);
          lookAt(next);
          if (!isShared) keep(next);
        }}
        onSolve={(answer) => {
          if (!isShared) keepSolution(answer);
          void list.refresh();
          const solved = editor.current?.getCase();
          if (solved !== undefined && !isShared) followForces(solved);
          showForces();
        }}
        readOnly={isReadOnly}
        host={host}
        preloaded={preloaded}
        theme={theme}
        locale={locale}
        units={units}
        density={isDense ? 'compact' : 'comfortable'}
        digits={fixedDigits}
        options={options}
        onOptions={settings.change}
        commands={commands}
        actions={
          <>
            {isReadOnly ? null : (
              <SaveButton
                t={t}
                isModified={isModified}
                isSaving={isSaving}
                isShort={isPhone}
                onSave={keepAsTask}
              />
            )}
            <ActionsMenu label={t('actions')} actions={sold} />
          </>
        }
      />
      <input
        ref={input}
        type="file"
        accept=".json,.dxf,.csv,.tsv,.txt,application/json,text/csv"
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
