import type { ReactNode } from 'react';
import { ErrorBoundary } from '../../error/ErrorBoundary.tsx';
import { useHost } from '../../kit/useHost.ts';
import { useKitAtomValue } from '../../kit/useKitAtom.ts';
import { createLate } from '../../late/createLate.tsx';
import type { EditorPart } from '../../host/editorParts.ts';
import { WidgetRoot, type WidgetRootProps } from '../../root/WidgetRoot.tsx';
import { ShownMeasures, type ShownMeasuresProps } from '../session/ShownMeasures.tsx';
import type { Session } from '../session/createSession.ts';
import type { SessionTypes } from '../session/documentKind.ts';
import { EditorContext, type EditorPort } from '../session/editorPort.ts';
import { RefusedDocumentError } from '../session/readDocument.ts';
import { isViewLostAtom } from '../session/viewLost.ts';
import { loadFrameParts } from '../loadFrameParts.ts';
import { type RoomProps, useRoomProp } from '../session/useRoomProp.ts';
import { type OptionsProps, useOptions } from '../session/useOptions.ts';
import { type SessionProps, getFirstUnits } from '../session/useSession.ts';
import { CrashReport } from './CrashReport.tsx';
import { HiddenPartsContext } from '../session/hiddenParts.ts';

const VisitKeeper = createLate(loadFrameParts, 'VisitKeeper', { isQuiet: true });

const PrintLook = createLate(loadFrameParts, 'PrintLook', { isQuiet: true });

const ReactionKeeper = createLate(loadFrameParts, 'ReactionKeeper', { isQuiet: true });

/** The definition of an editor for one kind of document; the same for the life of the page. */
export interface EditorPlan<Types extends SessionTypes> {
  readonly session: Session<Types>;
  /** The port that fields and tables use. */
  readonly port: EditorPort;
  /** Labels the button with which a failed editor offers its document as a file. */
  readonly DownloadLabel: () => ReactNode;
}

/** Props that every editor takes from its page, whatever it edits. */
export interface RootedProps<Types extends SessionTypes>
  extends
    OptionsProps,
    RoomProps,
    Pick<SessionProps<Types>, 'units' | 'value' | 'defaultValue'>,
    Pick<
      WidgetRootProps,
      'locale' | 'theme' | 'density' | 'digits' | 'host' | 'preloaded' | 'nonce' | 'styleTarget'
    > {
  readonly hide?: readonly EditorPart[];
  readonly onError?: (fault: {
    readonly kind: 'refusedDocument';
    readonly error: RefusedDocumentError;
  }) => void;
}

export interface EditorRootProps<Types extends SessionTypes> {
  readonly plan: EditorPlan<Types>;
  readonly props: RootedProps<Types>;
  readonly children: ReactNode;
}

/**
 * The root of an editor: a widget in the units of its document, with the reader's options. If the editor fails, it
 * shows the reason and offers the document.
 */
export function EditorRoot<Types extends SessionTypes>({ plan, props, children }: EditorRootProps<Types>) {
  const { locale, theme, density, digits, host, preloaded, nonce, styleTarget } = props;
  const { session, port, DownloadLabel } = plan;
  return (
    <WidgetRoot
      units={getFirstUnits(props)}
      {...pickGiven({ locale, theme, density, digits, host, preloaded, nonce, styleTarget })}
    >
      <ErrorBoundary
        onError={(error) => {
          if (error instanceof RefusedDocumentError) props.onError?.({ kind: 'refusedDocument', error });
        }}
        fallback={(error, retry) => (
          <CrashReport error={error} onRetry={retry} session={session} downloadLabel={<DownloadLabel />} />
        )}
      >
        <Measured {...props} isAccurateAtom={session.isAccurateAtom}>
          <EditorContext.Provider value={port}>
            <HiddenPartsContext.Provider value={props.hide ?? NONE}>{children}</HiddenPartsContext.Provider>
          </EditorContext.Provider>
          <PrintLook />
          <Visit session={session as unknown as Session<SessionTypes>} />
          {props.host?.reactions === undefined ? null : (
            <ReactionKeeper session={session as unknown as Session<SessionTypes>} />
          )}
        </Measured>
      </ErrorBoundary>
    </WidgetRoot>
  );
}

const NONE: readonly never[] = [];

function Measured({
  children,
  isAccurateAtom,
  ...props
}: OptionsProps & RoomProps & Required<ShownMeasuresProps>) {
  useOptions(props);
  useRoomProp(props);
  return <ShownMeasures isAccurateAtom={isAccurateAtom}>{children}</ShownMeasures>;
}

/** Loaded only if needed: most editors have a host without a store and a document without a view. */
function Visit({ session }: { readonly session: Session<SessionTypes> }) {
  const isViewLost = useKitAtomValue(isViewLostAtom);
  return useHost().store !== undefined || isViewLost ? <VisitKeeper session={session} /> : null;
}

type Given<All extends object> = { readonly [Name in keyof All]?: Exclude<All[Name], undefined> };

/** Leaves out undefined props, so that their defaults apply. */
function pickGiven<All extends object>(all: All): Given<All> {
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Given<All>;
}
