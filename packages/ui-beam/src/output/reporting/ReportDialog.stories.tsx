import type { Meta, StoryObj } from '@storybook/react-vite';
import type { BeamCase } from '@eecs/solver-core';
import { expect, waitFor } from 'storybook/test';
import { SolvedBeam } from '../../../test/SolvedBeam.tsx';
import { beamExamples } from '../../examples/beamExamples.ts';
import { ReportDialog } from './ReportDialog.tsx';

const meta = {
  title: 'Beam/Report',
  // A full-screen dialog gets its own frame in the docs.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { document: beamExamples.hingedSpans },
  render: ({ document }) => (
    <SolvedBeam document={document}>
      <ReportDialog />
    </SolvedBeam>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(
      () =>
        expect(
          canvasElement.querySelector('iframe')?.contentDocument?.querySelectorAll('figure').length,
        ).toBeGreaterThan(1),
      { timeout: 10_000 },
    );
  },
} satisfies Meta<{ readonly document: BeamCase }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['nightly'] };

export const DarkRuSets: Story = {
  args: { document: beamExamples.craneGirder },
  parameters: { look: { theme: 'dark', locale: 'ru' } },
};

export const PhoneUk: Story = {
  tags: ['nightly'],
  decorators: [(Story) => <div style={{ width: 342 }}>{Story()}</div>],
  parameters: { look: { locale: 'uk' } },
};
