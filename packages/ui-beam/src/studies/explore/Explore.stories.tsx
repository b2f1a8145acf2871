import type { Meta, StoryObj } from '@storybook/react-vite';
import type { BeamCase } from '@eecs/solver-core';
import { expect, waitFor } from 'storybook/test';
import { beamExamples } from '../../examples/beamExamples.ts';
import { EXPLORERS } from '../explorers/explorerTable.tsx';
import { SolvedBeam, withTwoSets } from '../../../test/SolvedBeam.tsx';

const meta = {
  title: 'Beam/Explore',
  parameters: { layout: 'fullscreen' },
  args: { document: beamExamples.hingedSpans },
  render: ({ document }) => (
    <SolvedBeam document={document}>
      <EXPLORERS.explore />
    </SolvedBeam>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.js-plotly-plot .xy')).not.toBeNull(), {
      timeout: 10_000,
    });
  },
} satisfies Meta<{ document: BeamCase }>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One set: areas below the lines, extremes printed. */
export const Default: Story = { tags: ['nightly'] };

/** Two overlaid sets, distinguished by dash pattern and number; the second's colour would be invisible on paper. */
export const TwoSets: Story = { args: { document: withTwoSets(beamExamples.twoSpans) } };

export const Dark: Story = { ...TwoSets, tags: ['!test'], parameters: { look: { theme: 'dark' } } };

export const LongTextRu: Story = { ...TwoSets, tags: ['nightly'], parameters: { look: { locale: 'ru' } } };

export const Phone: Story = {
  decorators: [(Story) => <div style={{ width: 342 }}>{Story()}</div>],
};
