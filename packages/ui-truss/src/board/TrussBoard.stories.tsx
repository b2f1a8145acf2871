import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyTruss } from '../examples/emptyTruss.ts';
import type { TrussItem } from '../editing/items.ts';
import { RefusalReport } from '../results/verdict/RefusalReport.tsx';
import { createTrussExample } from '../starters/trussExamples.ts';
import { selectionAtom } from '../state/selection.ts';
import { type Tool, TOOLS, toolAtom } from '../state/tool.ts';
import { TrussStory, type TrussStoryProps } from '../../test/TrussStory.tsx';
import { TwoRoots } from '../../test/TwoRoots.tsx';
import { girder } from '../../test/storyTrusses.ts';
import { TrussBoard } from './TrussBoard.tsx';

interface BoardStoryProps extends Pick<TrussStoryProps, 'document' | 'readOnly' | 'width'> {
  /** The active tool. @default 'select' */
  readonly tool?: Tool;
  /** The selection; its fields are under the drawing. */
  readonly chosen?: readonly TrussItem[];
}

/** The board without the rest of the editor. */
function BoardStory({ tool = 'select', chosen = [], ...props }: BoardStoryProps) {
  return (
    <TrussStory
      {...props}
      key={JSON.stringify([tool, chosen])}
      begin={(store) => {
        store.set(toolAtom, tool);
        store.set(selectionAtom, chosen);
      }}
    >
      <TrussBoard />
      <RefusalReport />
    </TrussStory>
  );
}

const meta = {
  title: 'Truss/Board',
  component: BoardStory,
  tags: ['!test'],
  args: { document: girder },
  argTypes: { tool: { control: 'select', options: TOOLS } },
} satisfies Meta<typeof BoardStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { document: emptyTruss } };
/** The place, supports and loads of a joint. */
export const Joint: Story = { args: { chosen: [{ kind: 'joint', index: 0 }] } };
/** The length, material and section of a rod. */
export const Rod: Story = { args: { chosen: [{ kind: 'link', index: 8 }] } };
/** A common value of several objects can be set for all of them. */
export const Several: Story = {
  args: {
    chosen: [
      { kind: 'joint', index: 1 },
      { kind: 'joint', index: 2 },
      { kind: 'link', index: 3 },
    ],
  },
};
export const RodInHand: Story = { args: { tool: 'rod' } };
export const LoadInHand: Story = { args: { tool: 'load' } };
/** A square without a diagonal: its motion, and the fixes. */
export const Error: Story = { args: { document: createTrussExample('mechanism') } };
export const InSpace: Story = { args: { document: createTrussExample('spaceGrid') } };
export const ReadOnly: Story = { args: { readOnly: true } };
export const UsUnits: Story = { ...Joint, tags: ['nightly'], parameters: { look: { units: 'us' } } };
export const Dark: Story = { ...Rod, tags: ['!test'], parameters: { look: { theme: 'dark' } } };
export const LongTextRu: Story = { ...Joint, tags: ['nightly'], parameters: { look: { locale: 'ru' } } };
export const Phone: Story = { args: { width: 342, chosen: [{ kind: 'joint', index: 0 }] } };

/** Two boards that share nothing: the second has other settings than the first. */
export const TwoOnAPage: Story = {
  render: (args) => (
    <TwoRoots
      first={<BoardStory {...args} />}
      second={
        <BoardStory
          {...args}
          document={createTrussExample('crossed')}
          chosen={[{ kind: 'joint', index: 1 }]}
        />
      }
    />
  ),
};
