import { useMemo } from 'react';
import type { DocumentEdit } from '../../editing/edit.ts';
import { createFetch } from '../../late/createFetch.ts';
import { useKitStore } from '../../kit/useKitAtom.ts';
import type { TitledTypes } from '../bar/EditorBar.tsx';
import { createEditorBar } from '../bar/createEditorBar.tsx';
import { createPlaneBoardView } from './createPlaneBoardView.tsx';
import { createSingleActions, createZoomActions } from '../keys/singleActions.ts';
import type { PlaneBoard, PlaneTypes } from '../board/plane/planeBoard.ts';
import { useEditorKeys } from '../keys/useEditorKeys.ts';
import { useLivePreview } from '../live/useLivePreview.ts';
import { editorMessages } from '../messages/editorMessages.ts';
import { createAddCase } from '../session/createAddCase.ts';
import { type FieldDocument, createEditorPort } from '../session/editorPort.ts';
import { createSessionHook } from '../session/createSessionHook.ts';
import type { EditorSessionProps, MountedHandle } from '../session/useEditorSession.ts';
import { useSave } from '../session/useSave.ts';
import { type ShellProps, createPlaneEditor } from '../shell/createPlaneEditor.tsx';
import { InputPanel } from '../tables/InputPanel.tsx';
import { createPlainLive } from './createPlainLive.ts';
import { createPlainPanel } from './createPlainPanel.ts';
import { createPlainSheets } from './createPlainSheets.tsx';
import type { PlainList } from './createPlainTab.tsx';

/** The types of a plain editor: a document with a title whose objects lie on a plane. */
export type PlainTypes = TitledTypes & PlaneTypes & { readonly document: FieldDocument };

/** Everything that a plain editor needs to know about a kind of document. */
export interface PlainEditorPlan<Types extends PlainTypes, Tool extends string> {
  readonly board: PlaneBoard<Types, Tool>;
  /** The accessible name of the editor. */
  readonly label: string;
  /** The name of a document without a title, and the accessible name of the title field. */
  readonly untitled: string;
  readonly titleLabel: string;
  /** The accessible names of the tool bar and of the panel of tables. */
  readonly toolsLabel: string;
  readonly panelLabel: string;
  /** The lists of the document that have a table, by their fields. */
  readonly lists: Readonly<Record<Types['tab'], PlainList<Types['item']['kind']>>>;
  readonly createEmpty: () => Types['document'];
  /** Adds the objects of another document. */
  readonly add: (
    document: Types['document'],
    added: Types['document'],
  ) => DocumentEdit<Types['document'], Types['note']>;
  readonly solve: (document: Types['document']) => Types['solved'];
}

/** Methods of a mounted plain editor for its page. */
export type PlainHandle<Types extends PlainTypes> = MountedHandle<Types, object>;

/** The props of a plain editor. */
export type PlainEditorProps<Types extends PlainTypes> = EditorSessionProps<Types> &
  ShellProps<Types> & {
    /** Saves the document where the host stores documents. @default a JSON file */
    readonly host?: { readonly save?: (document: Types['document']) => void };
  };

const Nothing = (): null => null;
const NO_FILES = {};

/**
 * Creates the editor of a kind of plane document from the parts that every editor of structures uses: the shell of
 * `createPlaneEditor`, session, title bar, board, tools, tables, keys and their list, the command search, files, and
 * results that follow the board.
 */
export function createPlainEditor<Types extends PlainTypes, Tool extends string>(
  plan: PlainEditorPlan<Types, Tool>,
) {
  const { board, solve, untitled, titleLabel, lists } = plan;
  const { keys, tools, takeToolAtom, selectionAtom, fitAtom, camera } = board;
  const { session } = board.plan;
  const { live, follow } = createPlainLive(session, solve);
  const { tabs, tables, panelPlan } = createPlainPanel(board, lists);
  // Its parts are loaded with the editor itself.
  const load = createFetch(() =>
    Promise.resolve({
      ...createPlainSheets(board),
      ResultsView: Nothing,
      AnswerTables: Nothing,
      RefusalReport: Nothing,
      FirstSteps: Nothing,
      noteTexts: editorMessages,
      addCase: createAddCase(session, plan.add),
      getShown: (): object => ({}),
      applyShown: () => true,
    }),
  );

  const Editor = createPlaneEditor<Types, PlainEditorProps<Types>, PlainHandle<Types>>({
    session,
    port: createEditorPort(session, tabs),
    mark: { [`data-${session.kind.name}-editor`]: '' },
    liked: {},
    useText: () => (key) => (key === 'editor' ? plan.label : session.kind.name),
    useSession: createSessionHook({
      session,
      create: plan.createEmpty,
      useText: () => () => untitled,
      load,
      loadSolving: () => Promise.resolve({ solveLocally: solve }),
      writeNote: ({ code }) => code,
      selectionAtom,
      useFiles: () => NO_FILES,
      reset: (store) => tools[0] !== undefined && store.set(takeToolAtom, tools[0]),
    }),
    usePreview: () => useLivePreview(follow),
    useKeys: (host) => {
      const store = useKitStore();
      const save = useSave(session.documentAtom, { save: host?.save });
      const singles = useMemo(
        () => ({
          ...createSingleActions(store, { session, tools, takeToolAtom, step: () => false, fitAtom }),
          ...createZoomActions(store, camera.zoomAtom),
        }),
        [store],
      );
      return useEditorKeys({
        isKey: keys.isKey,
        session,
        save,
        actSingle: (event) => keys.act(event, singles),
      });
    },
    Bar: createEditorBar({
      session,
      writeKeys: keys.writeKeys,
      useTexts: () => ({ titleLabel, untitled }),
      useStatus: () => ({ verdict: null, hindrance: null }),
    }),
    Board: createPlaneBoardView(board, plan.toolsLabel),
    Panel: ({ isReadOnly }) => (
      <InputPanel
        plan={panelPlan}
        label={plan.panelLabel}
        nameOf={(tab) => lists[tab].title}
        isReadOnly={isReadOnly}
      />
    ),
    StatusBar: Nothing,
    load,
  });
  return { Editor, tables, live, follow };
}
