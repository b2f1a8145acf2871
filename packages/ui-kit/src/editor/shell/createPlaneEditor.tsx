import {
  type ComponentType,
  type ForwardRefExoticComponent,
  type ForwardedRef,
  type ReactNode,
  type RefAttributes,
  type RefObject,
  forwardRef,
} from 'react';
import { createLate } from '../../late/createLate.tsx';
import type { ModuleFetch } from '../../late/createFetch.ts';
import { HelpSlot, type SheetProps } from '../help/HelpSlot.tsx';
import type { useEditorKeys } from '../keys/useEditorKeys.ts';
import type { AddedCommand } from '../session/addedCommand.ts';
import type { SessionTypes } from '../session/documentKind.ts';
import { useShownParts } from '../session/hiddenParts.ts';
import { type LikedAtoms, useKept } from '../session/useKept.ts';
import { type SessionProps, isLocked } from '../session/useSession.ts';
import type { TabProps } from '../tables/tabProps.ts';
import { EditorFrame } from '../workspace/EditorFrame.tsx';
import { type EditorPlan, EditorRoot, type RootedProps } from '../workspace/EditorRoot.tsx';
import { LIKED_OPTIONS } from '../workspace/likedOptions.ts';
import { Workspace } from '../workspace/Workspace.tsx';

/** Props that the shell of an editor reads itself. */
export interface ShellProps<Types extends SessionTypes>
  extends RootedProps<Types>, Pick<SessionProps<Types>, 'readOnly'> {
  readonly layout?: 'default' | 'wide';
  readonly actions?: ReactNode;
  readonly commands?: readonly AddedCommand[];
  readonly 'aria-label'?: string;
}

type Sheet = ComponentType<SheetProps<AddedCommand>>;

/** The parts of an editor that are loaded after its first picture. */
export interface LateViews {
  readonly ResultsView: (props: { readonly lesson: ComponentType | null }) => ReactNode;
  readonly AnswerTables: (props: { readonly hasReactions: boolean }) => ReactNode;
  /** Explains why the document is not solved. */
  readonly RefusalReport: () => ReactNode;
  /** The steps from an empty board to a structure. */
  readonly FirstSteps: () => ReactNode;
  readonly HelpSheet: (props: SheetProps<AddedCommand>) => ReactNode;
  readonly CommandSearch: (props: SheetProps<AddedCommand>) => ReactNode;
}

/** The properties of an editor of structures on a board. Hooks and components are the same in every render. */
export interface PlaneEditorPlan<
  Types extends SessionTypes,
  Props extends ShellProps<Types>,
  Handle,
> extends Pick<EditorPlan<Types>, 'session' | 'port'> {
  /** Marks the element that contains the whole editor. */
  readonly mark: Readonly<Record<`data-${string}`, string>>;
  /** The reader's preferences for this editor in addition to those of all editors, by their names in the store. */
  readonly liked: LikedAtoms;
  readonly useText: () => (key: 'editor' | 'crash.download') => string;
  /** Opens the document and returns the ref of the editor's own element. */
  readonly useSession: (props: Props, handle: ForwardedRef<Handle>) => RefObject<HTMLDivElement | null>;
  readonly usePreview: () => void;
  readonly useKeys: (host: Props['host'] | undefined) => ReturnType<typeof useEditorKeys>;
  readonly Bar: (props: TabProps & { readonly actions: ReactNode }) => ReactNode;
  readonly Board: ComponentType;
  readonly Panel: ComponentType<TabProps>;
  readonly StatusBar: ComponentType;
  readonly load: ModuleFetch<LateViews>;
  /** Shown before the results. @default nothing */
  readonly BeforeResults?: ComponentType;
  /** Shown after everything else: dialogs. @default nothing */
  readonly After?: ComponentType;
}

/** Removes the element from the grid around it. */
const CONTENTS = { display: 'contents' } as const;
const Nothing = (): null => null;

/** Creates an editor of structures: bar, board, results below it, tables beside it, status line, help. */
export function createPlaneEditor<Types extends SessionTypes, Props extends ShellProps<Types>, Handle>(
  plan: PlaneEditorPlan<Types, Props, Handle>,
): ForwardRefExoticComponent<Omit<Props, 'ref'> & RefAttributes<Handle>> {
  const { session, mark, load, useText, Bar, Board, Panel, StatusBar } = plan;
  const { BeforeResults = Nothing, After = Nothing } = plan;
  const liked = { ...LIKED_OPTIONS, ...plan.liked };
  const late = <Name extends keyof LateViews>(name: Name) => createLate(load, name, { isQuiet: true });
  // The board is loaded first; results and refusals are loaded when there are any.
  const ResultsView = late('ResultsView');
  const AnswerTables = late('AnswerTables');
  const RefusalReport = late('RefusalReport');
  const FirstSteps = late('FirstSteps');
  const sheets: Readonly<Record<'help' | 'commands', Sheet>> = {
    help: late('HelpSheet'),
    commands: late('CommandSearch'),
  };
  const root = { session, port: plan.port, DownloadLabel: () => useText()('crash.download') };

  function Inner({ props, handle }: { readonly props: Props; readonly handle: ForwardedRef<Handle> }) {
    const frame = plan.useSession(props, handle);
    useKept(session, liked);
    plan.usePreview();
    const t = useText();
    const keys = plan.useKeys(props.host);
    const isReadOnly = isLocked(props);
    const shows = useShownParts();
    const hasTables = shows('tables');
    // Below the inputs; without inputs, no column is reserved for the answers alone.
    const answers = shows('results') ? <AnswerTables hasReactions={shows('reactions')} /> : null;
    return (
      <>
        <EditorFrame ref={frame} aria-label={props['aria-label'] ?? t('editor')} {...mark} {...keys}>
          <Workspace
            bar={shows('bar') ? <Bar isReadOnly={isReadOnly} actions={props.actions} /> : null}
            board={
              <>
                <Board />
                <RefusalReport />
              </>
            }
            results={
              shows('results') ? (
                <>
                  <BeforeResults />
                  <ResultsView lesson={isReadOnly ? null : FirstSteps} />
                  {hasTables ? null : answers}
                </>
              ) : null
            }
            {...(hasTables && answers !== null && { answers, hasLongAnswers: true })}
            inputs={
              hasTables ? (
                // Fields and buttons are useless on paper.
                <div data-screen-only="" style={CONTENTS}>
                  <Panel isReadOnly={isReadOnly} />
                </div>
              ) : null
            }
            layout={props.layout}
            foot={shows('status') ? <StatusBar /> : null}
          />
        </EditorFrame>
        <HelpSlot sheets={sheets} frame={frame} commands={props.commands} />
        <After />
      </>
    );
  }

  const Editor = forwardRef<Handle, Props>((props, ref) => (
    <EditorRoot plan={root} props={props}>
      <Inner props={props as Props} handle={ref} />
    </EditorRoot>
  ));
  Editor.displayName = session.kind.editor;
  return Editor as unknown as ForwardRefExoticComponent<Omit<Props, 'ref'> & RefAttributes<Handle>>;
}
