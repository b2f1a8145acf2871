import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { emptyTruss } from '../examples/emptyTruss.ts';
import { createTrussExample } from '../starters/trussExamples.ts';
import { openTabAtom, TRUSS_TABS, type TrussTab } from '../state/trussTabs.ts';
import { TrussStory, type TrussStoryProps } from '../../test/TrussStory.tsx';
import { TwoRoots } from '../../test/TwoRoots.tsx';
import { faultyTruss, girder, girderInThreeSets } from '../../test/storyTrusses.ts';
import { TrussPanel } from './TrussPanel.ts';

interface PanelStoryProps extends Pick<TrussStoryProps, 'document' | 'readOnly' | 'width'> {
  readonly tab?: TrussTab;
}

/** The panel without the rest of the editor. */
function PanelStory({ tab = 'joints', width = 400, ...props }: PanelStoryProps) {
  return (
    <TrussStory {...props} key={tab} width={width} begin={(store) => store.set(openTabAtom, tab)}>
      <TrussPanel isReadOnly={props.readOnly ?? false} />
    </TrussStory>
  );
}

const meta = {
  title: 'Truss/InputPanel',
  component: PanelStory,
  tags: ['!test'],
  args: { document: girder },
  argTypes: { tab: { control: 'select', options: TRUSS_TABS } },
} satisfies Meta<typeof PanelStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The joints, one line each, and the fields of the current one. */
export const Default: Story = {};
export const Case: Story = { args: { tab: 'case' } };
export const Rods: Story = { args: { tab: 'rods' } };
export const Loads: Story = { args: { tab: 'loads' } };
export const Guides: Story = { args: { tab: 'guides' } };
export const Materials: Story = { args: { tab: 'materials' } };
export const CrossSections: Story = { args: { tab: 'crossSections' } };
/** Case sets that combine others have a factor for each. */
export const Sets: Story = {
  tags: ['test'],
  args: { tab: 'sets', document: girderInThreeSets },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('row', { name: /1.35 G/ }));
    const factor = await canvas.findByRole('textbox', { name: 'Case set 3, factor of Live' });
    await expect(factor).toHaveValue('1.5');
  },
};
/** Joints of a truss in space have a third coordinate. */
export const InSpace: Story = { args: { document: createTrussExample('tetrahedron') } };
export const Empty: Story = { args: { document: emptyTruss } };
/** A rod with missing values. */
export const Error: Story = { args: { tab: 'rods', document: faultyTruss } };
export const ReadOnly: Story = { args: { readOnly: true } };
export const UsUnits: Story = { tags: ['nightly'], parameters: { look: { units: 'us' } } };
export const Dark: Story = { args: { tab: 'loads' }, parameters: { look: { theme: 'dark' } } };
export const LongTextRu: Story = {
  tags: ['nightly'],
  args: { tab: 'rods' },
  parameters: { look: { locale: 'ru' } },
};
export const Ukrainian: Story = {
  tags: ['nightly'],
  args: { tab: 'loads' },
  parameters: { look: { locale: 'uk' } },
};
export const Compact: Story = { tags: ['nightly'], parameters: { look: { density: 'compact' } } };
export const Phone: Story = { args: { width: 342 } };

/** Two panels that share nothing: the second has other settings than the first. */
export const TwoOnAPage: Story = {
  render: (args) => (
    <TwoRoots
      first={<PanelStory {...args} />}
      second={<PanelStory {...args} document={createTrussExample('crossed')} tab="loads" />}
    />
  ),
};
