import type { Meta, StoryObj } from '@storybook/react-vite';
import { chosenSetAtom } from '../state/sessionAtoms.ts';
import { FirstSteps } from '../help/FirstSteps.ts';
import { emptyTruss } from '../examples/emptyTruss.ts';
import { createTrussExample } from '../starters/trussExamples.ts';
import { ROOM_NAMES, type RoomName, openRoomAtom } from '../state/openRoom.ts';
import { BOARD_RESULTS, type BoardResult, boardResultAtom } from '../state/resultMode.ts';
import { TrussBoard } from '../board/TrussBoard.tsx';
import { TrussStory, type TrussStoryProps } from '../../test/TrussStory.tsx';
import { TwoRoots } from '../../test/TwoRoots.tsx';
import { faultyTruss, girder, girderInThreeSets } from '../../test/storyTrusses.ts';
import { AnswerTables } from './tables/AnswerTables.tsx';
import { RefusalReport } from './verdict/RefusalReport.tsx';
import { ResultsView } from './ResultsView.tsx';

interface ResultsStoryProps extends Pick<TrussStoryProps, 'document' | 'isSolved' | 'readOnly' | 'width'> {
  readonly room?: RoomName | null;
  readonly mode?: BoardResult;
  /** The extremes over all case sets. @default false */
  readonly isEnvelope?: boolean;
}

/** The results of a truss on its board and in tables, without the rest of the editor. */
function ResultsStory({ room = null, mode = 'force', isEnvelope = false, ...props }: ResultsStoryProps) {
  return (
    <TrussStory
      {...props}
      key={`${room} ${mode} ${isEnvelope}`}
      begin={(store) => {
        store.set(openRoomAtom, room);
        store.set(boardResultAtom, mode);
        if (isEnvelope) store.set(chosenSetAtom, 'all');
      }}
    >
      <TrussBoard />
      <RefusalReport />
      <ResultsView lesson={props.readOnly === true ? null : FirstSteps} />
      <AnswerTables hasReactions />
    </TrussStory>
  );
}

const meta = {
  title: 'Truss/Results',
  component: ResultsStory,
  tags: ['!test'],
  args: { document: girder },
  argTypes: {
    room: { control: 'select', options: ROOM_NAMES },
    mode: { control: 'select', options: BOARD_RESULTS },
  },
} satisfies Meta<typeof ResultsStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The preview, which follows every edit. */
export const Default: Story = {};
export const Solved: Story = { args: { isSolved: true } };
export const Stresses: Story = { args: { mode: 'stress' } };
/** The deformed shape, with the displacements of the joints. */
export const Shape: Story = { args: { mode: 'shape' } };
export const Off: Story = { args: { mode: 'off' } };
export const Utilisation: Story = { args: { mode: 'utilisation' } };
/** The extremes of every rod over three case sets. */
export const Envelope: Story = { args: { document: girderInThreeSets, isEnvelope: true } };
/** The method of joints, by hand. */
export const Joints: Story = { args: { room: 'joints' } };
/** A cut through rods, and the equilibrium of one part. */
export const Sections: Story = { args: { room: 'sections' } };
/** Displacements by the Maxwell-Mohr sum. */
export const Mohr: Story = { args: { room: 'mohr' } };
/** The canonical equations of a truss with one redundant rod. */
export const Equations: Story = { args: { room: 'equations', document: createTrussExample('crossed') } };
export const Balance: Story = { args: { room: 'balance' } };

export const CodeCheck: Story = { args: { room: 'rods' } };
export const Files: Story = { args: { room: 'export' } };
export const InSpace: Story = { args: { document: createTrussExample('spaceGrid') } };
/** The next step for the reader. */
export const Empty: Story = { args: { document: emptyTruss } };
/** A square without a diagonal has no forces: its motion is shown in their place. */
export const Error: Story = { args: { document: createTrussExample('mechanism') } };
/** A truss without supports. */
export const Unheld: Story = { args: { document: faultyTruss } };
export const ReadOnly: Story = { args: { readOnly: true, isSolved: true } };
export const UsUnits: Story = { tags: ['nightly'], parameters: { look: { units: 'us' } } };
export const Dark: Story = { args: { isSolved: true }, parameters: { look: { theme: 'dark' } } };
export const LongTextRu: Story = {
  tags: ['nightly'],
  args: { document: girderInThreeSets },
  parameters: { look: { locale: 'ru' } },
};
export const Phone: Story = { args: { width: 342 } };
export const PhoneDarkLongTextRu: Story = {
  args: { width: 342, room: 'joints' },
  parameters: { look: { theme: 'dark', locale: 'ru' } },
};

/** Two parts that share nothing: the second has other settings than the first. */
export const TwoOnAPage: Story = {
  render: (args) => (
    <TwoRoots
      first={<ResultsStory {...args} />}
      second={<ResultsStory {...args} document={createTrussExample('crossed')} mode="stress" />}
    />
  ),
};
