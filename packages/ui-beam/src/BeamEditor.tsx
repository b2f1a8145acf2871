import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ErrorBoundary, WidgetRoot, useKitAtomValue, vars } from '@eecs/ui-kit';
import { BeamBoard } from './board/BeamBoard.tsx';
import { EmptyBoard } from './commands/EmptyBoard.tsx';
import { EditorBar } from './commands/EditorBar.tsx';
import { useEditorHandle } from './commands/useEditorHandle.ts';
import { useEditorKeys } from './commands/useEditorKeys.ts';
import { HelpSlot } from './help/HelpSlot.tsx';
import { useLivePreview } from './live/useLivePreview.ts';
import { CrashReport } from './files/CrashReport.tsx';
import { useBeamText } from './messages/useBeamText.ts';
import { InputPanel } from './panels/InputPanel.tsx';
import type { BeamEditorProps } from './props.ts';
import { ReactionsPanel } from './results/ReactionsPanel.tsx';
import { RefusalSlot } from './results/RefusalSlot.tsx';
import { ResultsView } from './results/ResultsView.tsx';
import { useDiagramKeys } from './results/useDiagramKeys.ts';
import { PANEL_PX, panelWidthAtom } from './state/panelWidth.ts';
import { useKept } from './state/useKept.ts';
import { getFirstUnits, useSession } from './state/useSession.ts';

/**
 * Edits a beam, solves it and shows its exact diagrams. Bare, it needs nothing of the page it is in: it solves by
 * itself and keeps its document; `value`, `host` and the callbacks hand both to the surroundings.
 *
 * @example <BeamEditor defaultValue={beamExamples.hingedSpans} locale="uk" onChange={save} />
 */
export function BeamEditor(props: BeamEditorProps) {
  const { locale, theme, density, digits, host, preloaded, nonce, styleTarget } = props;
  return (
    <WidgetRoot
      units={getFirstUnits(props)}
      {...(locale === undefined ? {} : { locale })}
      {...(theme === undefined ? {} : { theme })}
      {...(density === undefined ? {} : { density })}
      {...(digits === undefined ? {} : { digits })}
      {...(host === undefined ? {} : { host })}
      {...(preloaded === undefined ? {} : { preloaded })}
      {...(nonce === undefined ? {} : { nonce })}
      {...(styleTarget === undefined ? {} : { styleTarget })}
    >
      <ErrorBoundary fallback={(error, retry) => <CrashReport error={error} onRetry={retry} />}>
        <Session {...props} />
      </ErrorBoundary>
    </WidgetRoot>
  );
}

function Session(props: BeamEditorProps) {
  useSession(props);
  useKept();
  const frame = useEditorHandle<HTMLDivElement>(props);
  useLivePreview();
  const t = useBeamText();
  const keys = useEditorKeys();
  const handleDiagramKey = useDiagramKeys();
  const isReadOnly = props.readOnly ?? false;
  return (
    <>
      <Frame
        ref={frame}
        role="group"
        aria-label={t('editor')}
        data-beam-editor=""
        tabIndex={-1}
        {...keys}
        onKeyDown={(event) => {
          keys.onKeyDown(event);
          handleDiagramKey(event);
        }}
      >
        <Layout>
          <EditorBar isReadOnly={isReadOnly} actions={props.actions} />
          <Main>
            <BeamBoard lesson={<EmptyBoard />} />
            <RefusalSlot />
            <ResultsView />
          </Main>
          <Answers>
            <ReactionsPanel />
          </Answers>
          <Inputs>
            <InputPanel isReadOnly={isReadOnly} />
          </Inputs>
        </Layout>
      </Frame>
      <HelpSlot frame={frame} commands={props.commands} />
    </>
  );
}

/** The panel of inputs is as wide as it was made. */
function Layout({ children }: { readonly children: ReactNode }) {
  const width = useKitAtomValue(panelWidthAtom);
  return <Grid style={{ '--panel': `${width}px` }}>{children}</Grid>;
}

/** The room the editor is given decides its layout, not the window. */
const Frame = styled.div`
  container-type: inline-size;

  &&:focus-visible {
    outline: none;
  }
`;

const Grid = styled.div`
  display: grid;
  grid-template: 'bar' 'main' 'answers' 'inputs' / minmax(0, 1fr);
  gap: ${vars.space2} ${vars.space3};
  padding: ${vars.space2} ${vars.space3} ${vars.space4};

  @container (max-width: 639px) {
    /* Room below for the bar that keeps at the foot of the screen. */
    grid-template: 'bar' 'main' 'answers' 'inputs' '.' 64px / minmax(0, 1fr);
    padding-bottom: 0;
  }
  @container (min-width: ${PANEL_PX.beside}px) {
    grid-template:
      'bar inputs' auto
      'main inputs' auto
      'main answers' 1fr
      / minmax(0, 1fr) min(var(--panel), 50%);
  }
`;

const Main = styled.div`
  display: grid;
  grid-area: main;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${vars.space2};
`;

/** One column shows what was found before what can be typed. */
const Answers = styled.div`
  grid-area: answers;
  min-width: 0;
`;

const Inputs = styled.div`
  grid-area: inputs;
  min-width: 0;
`;
