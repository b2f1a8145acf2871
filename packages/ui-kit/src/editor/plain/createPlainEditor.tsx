import { type ReactNode, type Ref, forwardRef, useImperativeHandle, useMemo, useRef } from 'react';
import type { DocumentEdit } from '../../editing/edit.ts';
import { useKitAtomValue, useKitStore } from '../../kit/useKitAtom.ts';
import { EditorBar, type EditorBarProps, type TitledTypes } from '../bar/EditorBar.tsx';
import { PlaneBoardView } from '../board/plane/PlaneBoardView.tsx';
import { createSingleActions } from '../board/plane/planeActions.ts';
import type { PlaneBoard, PlaneTypes } from '../board/plane/planeBoard.ts';
import { HelpSlot } from '../help/HelpSlot.tsx';
import { focusBoard } from '../help/commonCommands.ts';
import { useEditorKeys } from '../keys/useEditorKeys.ts';
import { useLivePreview } from '../live/useLivePreview.ts';
import { createAddCase } from '../session/createAddCase.ts';
import { createHandle } from '../session/createHandle.ts';
import type { DocumentHandle } from '../session/editorProps.ts';
import { type FieldDocument, createEditorPort } from '../session/editorPort.ts';
import { useSave } from '../session/useSave.ts';
import { type SessionProps, useSession } from '../session/useSession.ts';
import { InputPanel } from '../tables/InputPanel.tsx';
import { EditorFrame } from '../workspace/EditorFrame.tsx';
import { EditorRoot } from '../workspace/EditorRoot.tsx';
import { Workspace } from '../workspace/Workspace.tsx';
import { createPlainLive } from './createPlainLive.ts';
import { createPlainPanel } from './createPlainPanel.ts';
import { createPlainSheets } from './createPlainSheets.tsx';
import type { PlainList } from './createPlainTab.tsx';

/** The types of a plain editor: a document with a title whose objects lie on a plane. */
export type PlainTypes = TitledTypes & PlaneTypes & { readonly document: FieldDocument };

/** Everything that a plain editor needs to know about a kind of document. */
export interface PlainEditorPlan<Types extends PlainTypes, Tool extends string> extends Pick<
  EditorBarProps<Types>,
  'untitled' | 'titleLabel'
> {
  readonly board: PlaneBoard<Types, Tool>;
  /** The accessible name of the editor. */
  readonly label: string;
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
export interface PlainHandle<Types extends PlainTypes> extends DocumentHandle<
  Types['document'],
  Types['solved'] | Types['refused']
> {
  readonly addCase: (document: Types['document']) => Promise<boolean>;
  readonly focus: () => void;
}

/** The props of a plain editor. */
export type PlainEditorProps<Types extends PlainTypes> = SessionProps<Types> & {
  /** Further actions of the page, at the end of the editor's bar. */
  readonly actions?: ReactNode;
  /** Saves the document where the host stores documents. @default a JSON file */
  readonly host?: { readonly save?: (document: Types['document']) => void };
};

const nothing = (): void => undefined;

/**
 * Creates the editor of a kind of plane document from the parts that every editor shares: title, undo, Solve, board,
 * tools, tables, keys, their list, the command search, files, and results that follow the board.
 */
export function createPlainEditor<Types extends PlainTypes, Tool extends string>(
  plan: PlainEditorPlan<Types, Tool>,
) {
  const { board, createEmpty, solve, untitled, lists } = plan;
  const { keys } = board;
  const { session } = board.plan;
  const { live, follow } = createPlainLive(session, solve);
  const { tabs, tables, panelPlan } = createPlainPanel(board, lists);
  const root = { session, port: createEditorPort(session, tabs), DownloadLabel: () => session.kind.name };
  const SHEETS = createPlainSheets(board);
  const addCase = createAddCase(session, plan.add);

  function Inner({
    handle,
    props,
  }: {
    readonly handle: Ref<PlainHandle<Types>>;
    readonly props: PlainEditorProps<Types>;
  }) {
    useSession(props, {
      session,
      create: createEmpty,
      untitled,
      solve: (document) => Promise.resolve(solve(document)),
      reportNotes: nothing,
    });
    useLivePreview(follow);
    const store = useKitStore();
    const frame = useRef<HTMLDivElement>(null);
    useImperativeHandle(
      handle,
      () => ({
        ...createHandle(store, session),
        addCase: (document) => Promise.resolve(addCase(store, document)),
        focus: () => frame.current?.focus(),
      }),
      [store],
    );
    const isReadOnly = useKitAtomValue(session.isReadOnlyAtom);
    const save = useSave(session.documentAtom, { save: props.host?.save });
    const singles = useMemo(() => createSingleActions(board, store), [store]);
    const handlers = useEditorKeys({
      isKey: keys.isKey,
      session,
      save,
      actSingle: (event) => {
        const isTaken = keys.act(event, singles);
        // A tool taken by its letter is then used on the board.
        if (isTaken) focusBoard({ frame });
        return isTaken;
      },
    });
    return (
      <>
        <EditorFrame ref={frame} aria-label={plan.label} {...handlers}>
          <Workspace
            bar={
              <EditorBar
                session={session}
                writeKeys={keys.writeKeys}
                isReadOnly={isReadOnly}
                titleLabel={plan.titleLabel}
                untitled={untitled}
                status={null}
                actions={props.actions}
              />
            }
            board={<PlaneBoardView board={board} toolsLabel={plan.toolsLabel} />}
            results={null}
            inputs={
              <InputPanel
                plan={panelPlan}
                label={plan.panelLabel}
                nameOf={(tab) => lists[tab].title}
                isReadOnly={isReadOnly}
              />
            }
            foot={null}
          />
        </EditorFrame>
        <HelpSlot sheets={SHEETS} frame={frame} commands={undefined} />
      </>
    );
  }

  const Editor = forwardRef<PlainHandle<Types>, PlainEditorProps<Types>>((given, ref) => {
    const props: PlainEditorProps<Types> = given;
    return (
      <EditorRoot plan={root} props={props}>
        <Inner props={props} handle={ref} />
      </EditorRoot>
    );
  });
  Editor.displayName = session.kind.editor;
  return { Editor, tables, live, follow };
}
