import { type ReactElement, useMemo, useRef } from 'react';
import { useKitAtomValue, useKitStore } from '../../kit/useKitAtom.ts';
import { EditorBar, type EditorBarProps, type TitledTypes } from '../bar/EditorBar.tsx';
import { PlaneBoardView } from '../board/plane/PlaneBoardView.tsx';
import { createSingleActions } from '../board/plane/planeActions.ts';
import type { PlaneKeyId } from '../board/plane/planeKeys.ts';
import type { PlaneBoard, PlaneTypes } from '../board/plane/planeBoard.ts';
import { HelpSheet } from '../help/HelpSheet.tsx';
import { HelpSlot } from '../help/HelpSlot.tsx';
import { focusBoard, listKindCommands, listTools } from '../help/commonCommands.ts';
import { createCommandSearch } from '../help/createCommandSearch.tsx';
import { useEditorKeys } from '../keys/useEditorKeys.ts';
import { useLivePreview } from '../live/useLivePreview.ts';
import { useEditorText } from '../messages/editorMessages.ts';
import { useHelpText } from '../messages/helpMessages.ts';
import { type FieldDocument, createEditorPort } from '../session/editorPort.ts';
import { useSave } from '../session/useSave.ts';
import { type SessionProps, useSession } from '../session/useSession.ts';
import { InputPanel } from '../tables/InputPanel.tsx';
import { EditorFrame } from '../workspace/EditorFrame.tsx';
import { EditorRoot } from '../workspace/EditorRoot.tsx';
import { Workspace } from '../workspace/Workspace.tsx';
import { createPlainLive } from './createPlainLive.ts';
import { createPlainPanel } from './createPlainPanel.ts';
import type { PlainList } from './createPlainTab.tsx';

/** The types of a plain editor: a titled document whose objects lie on a plane. */
export type PlainTypes = TitledTypes & PlaneTypes & { readonly document: FieldDocument };

/** The facts about a kind of document that its plain editor needs. */
export interface PlainEditorPlan<Types extends PlainTypes, Tool extends string> extends Pick<
  EditorBarProps<Types>,
  'untitled' | 'titleLabel'
> {
  readonly board: PlaneBoard<Types, Tool>;
  /** The accessible name of the editor. */
  readonly label: string;
  /** The names of the bar of tools and of the panel of tables. */
  readonly toolsLabel: string;
  readonly panelLabel: string;
  /** The lists of the document that have a table, by the fields of the document that they are. */
  readonly lists: Readonly<Record<Types['tab'], PlainList<Types['item']['kind']>>>;
  readonly createEmpty: () => Types['document'];
  readonly solve: (document: Types['document']) => Types['solved'];
}

/** Props of a plain editor. */
export type PlainEditorProps<Types extends PlainTypes> = SessionProps<Types> & {
  /** Keeps the document where the host keeps documents. @default a JSON file */
  readonly host?: { readonly save?: (document: Types['document']) => void };
};

const PLACES = ['editor', 'single', 'board'] as const;
const nothing = (): void => undefined;

/**
 * Creates the editor of a kind of document on a plane out of what every editor shares: title, undo, Solve, board, tools,
 * tables, keys, their list, the search of commands, files, and results that follow the board.
 */
export function createPlainEditor<Types extends PlainTypes, Tool extends string>(
  plan: PlainEditorPlan<Types, Tool>,
) {
  const { board, createEmpty, solve, untitled, lists } = plan;
  const { keys, table, toolAtom } = board;
  const { session, tools } = board.plan;
  const { live, follow } = createPlainLive(session, solve);
  const { tabs, tables, panelPlan } = createPlainPanel(board, lists);
  const root = { session, port: createEditorPort(session, tabs), DownloadLabel: () => session.kind.name };
  const toolNames = Object.keys(tools) as Tool[];
  const writeKeys = (id: string): string => (id in table ? keys.writeKeys(id as PlaneKeyId) : '');

  const CommandSearch = createCommandSearch((frame, added) => {
    const store = useKitStore();
    const tHelp = useHelpText();
    const tEditor = useEditorText();
    const locked = useKitAtomValue(session.isReadOnlyAtom) ? '' : null;
    const common = { store, tHelp, tEditor, writeKeys, locked, frame };
    const named = toolNames.map((tool) => ({
      tool,
      name: tools[tool].name,
      letter: keys.writeKeys(tool),
    }));
    return listKindCommands(common, {
      commands: session.commands,
      hindrance: '',
      own: listTools(common, named, (tool) => store.set(toolAtom, tool)),
      sets: [],
      chooseSet: nothing,
      added,
    });
  });
  const SHEETS = {
    help: ({ onClose }: { readonly onClose: () => void }) => (
      <HelpSheet
        places={PLACES}
        table={table}
        nameKey={(id) => toolNames.flatMap((tool) => (tool === id ? [tools[tool].name] : []))[0] ?? null}
        onClose={onClose}
      />
    ),
    commands: CommandSearch,
  };

  function Inner(props: PlainEditorProps<Types>) {
    useSession(props, {
      session,
      create: createEmpty,
      untitled,
      solve: (document) => Promise.resolve(solve(document)),
      tellNotes: nothing,
    });
    useLivePreview(follow);
    const store = useKitStore();
    const frame = useRef<HTMLDivElement>(null);
    const isReadOnly = useKitAtomValue(session.isReadOnlyAtom);
    const save = useSave(session.documentAtom, { save: props.host?.save });
    const singles = useMemo(() => createSingleActions(board, store), [store]);
    const handlers = useEditorKeys({
      isKey: keys.isKey,
      session,
      save,
      actSingle: (event) => {
        const isTaken = keys.act(event, singles);
        // A tool that a letter takes is used on the board.
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
                actions={null}
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

  const Editor = (props: PlainEditorProps<Types>): ReactElement => (
    <EditorRoot plan={root} props={props}>
      <Inner {...props} />
    </EditorRoot>
  );
  return { Editor, tables, live, follow };
}
