import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { type BeamCase, solveBeam } from '@eecs/solver-core';
import { useKitStore, useUnits } from '@eecs/ui-kit';
import { EditorContext, EditorFrame, useLivePreview } from '@eecs/ui-kit/editor';
import { beamExamples } from '../examples/beamExamples.ts';
import { tooManyHinges } from '../examples/tooManyHinges.ts';
import { FirstSteps } from '../help/FirstSteps.tsx';
import { useFirstPreview } from '../live/useFirstPreview.ts';
import { followBeam } from '../live/followBeam.ts';
import { openRowsAtom } from '../state/openRows.ts';
import type { ResultId } from '../naming/resultRows.ts';
import { editorPort } from '../state/tables.ts';
import { useBeamSession } from '../commands/useBeamSession.ts';
import { withTwoSets } from '../../test/SolvedBeam.tsx';
import { ReactionsPanel } from './ReactionsPanel.tsx';
import { RefusalSlot } from './RefusalSlot.tsx';
import { ResultsView } from './ResultsView.tsx';

interface ResultsStoryProps {
  /** @default an empty beam */
  readonly document?: BeamCase;
  /** Whether it is solved before it is opened, not only previewed. @default false */
  readonly isSolved?: boolean;
  readonly readOnly?: boolean;
  /** The diagrams that are open. @default Q, M and the deflection */
  readonly rows?: readonly ResultId[];
  /** Px; a phone has 342. @default all available width */
  readonly width?: number;
}

/** The results of a beam, without the rest of the editor. */
function ResultsStory({ document, isSolved = false, readOnly = false, rows, width }: ResultsStoryProps) {
  const store = useKitStore();
  const [session] = useState(() => {
    if (rows !== undefined) store.set(openRowsAtom, new Set(rows));
    const answer = document === undefined || !isSolved ? null : solveBeam(document);
    return {
      ...(document === undefined ? {} : { defaultValue: document }),
      ...(answer === null || answer.level === 'error' ? {} : { defaultSolution: answer }),
    };
  });
  const props = { ...session, readOnly, units: useUnits() };
  useBeamSession(props);
  useFirstPreview(props);
  useLivePreview(followBeam);
  return (
    <EditorContext.Provider value={editorPort}>
      <EditorFrame
        aria-label="Results"
        data-beam-editor=""
        style={{ width: width ?? '100%', maxWidth: '100%' }}
      >
        <RefusalSlot />
        <ResultsView lesson={readOnly ? null : FirstSteps} />
        <ReactionsPanel />
      </EditorFrame>
    </EditorContext.Provider>
  );
}

const meta = {
  title: 'Beam/Results',
  component: ResultsStory,
  tags: ['!test'],
  args: { document: beamExamples.hingedSpans },
} satisfies Meta<typeof ResultsStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The preview, which follows every edit. */
export const Default: Story = {};
export const Solved: Story = { args: { isSolved: true } };
export const AllDiagrams: Story = { args: { rows: ['N', 'Q', 'M', 'slope', 'deflection'] } };
/** Two case sets: one of them, or both as an envelope. */
export const TwoSets: Story = { args: { document: withTwoSets(beamExamples.twoSpans), isSolved: true } };
/** The next step for the reader. */
export const Empty: Story = { render: () => <ResultsStory /> };
/** A mechanism: its motion, the cause, and the fixes. */
export const Error: Story = { args: { document: tooManyHinges } };
export const ReadOnly: Story = { args: { isSolved: true, readOnly: true } };
export const UsUnits: Story = { tags: ['nightly'], parameters: { look: { units: 'us' } } };
export const Dark: Story = { args: { isSolved: true }, parameters: { look: { theme: 'dark' } } };
export const LongTextRu: Story = {
  tags: ['nightly'],
  args: { document: withTwoSets(beamExamples.twoSpans), isSolved: true },
  parameters: { look: { locale: 'ru' } },
};
export const Phone: Story = { args: { width: 342 } };
export const PhoneDarkLongTextRu: Story = {
  args: { width: 342 },
  parameters: { look: { theme: 'dark', locale: 'ru' } },
};
