import type { Meta, StoryObj } from '@storybook/react-vite';
import type { BeamCase } from '@eecs/solver-core';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { SolvedBeam } from '../../../test/SolvedBeam.tsx';
import { beamExamples } from '../../examples/beamExamples.ts';
import { Explorers } from './Explorers.tsx';
import { EXPLORER_NAMES, type ExplorerName } from './explorerTable.tsx';

interface Shown {
  readonly document: BeamCase;
  readonly explorer: ExplorerName;
}

const meta = {
  title: 'Beam/Explorers',
  parameters: { layout: 'fullscreen' },
  args: { document: beamExamples.hingedSpans, explorer: 'mohr' },
  argTypes: { explorer: { options: EXPLORER_NAMES } },
  render: ({ document }) => (
    <SolvedBeam document={document}>
      <Explorers />
    </SolvedBeam>
  ),
  play: async ({ canvasElement, args }) => {
    const buttons = await within(canvasElement).findAllByRole('button');
    // The report comes first.
    await userEvent.click(buttons[1 + EXPLORER_NAMES.indexOf(args.explorer)] as HTMLElement);
    await waitFor(
      () => expect(canvasElement.querySelector('[data-explorer] [role="group"]')).not.toBeNull(),
      { timeout: 10_000 },
    );
  },
} satisfies Meta<Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Mohr: Story = {};

export const MohrDarkRu: Story = { tags: ['nightly'], parameters: { look: { theme: 'dark', locale: 'ru' } } };

export const MohrPhone: Story = {
  decorators: [(Story) => <div style={{ width: 342 }}>{Story()}</div>],
};

export const Influence: Story = { args: { explorer: 'influence', document: beamExamples.twoSpans } };

export const InfluenceDarkRuPhone: Story = {
  ...Influence,
  decorators: MohrPhone.decorators ?? [],
  parameters: { look: { theme: 'dark', locale: 'ru' } },
};

export const FloorPlan: Story = { args: { explorer: 'floorPlan', document: beamExamples.gerberGirder } };

export const FloorPlanDarkUk: Story = {
  ...FloorPlan,
  tags: ['nightly'],
  parameters: { look: { theme: 'dark', locale: 'uk' } },
};

export const Equations: Story = { args: { explorer: 'equations' } };

export const EquationsRuIndeterminate: Story = {
  args: { explorer: 'equations', document: beamExamples.twoSpans },
  parameters: { look: { locale: 'ru' } },
};

export const Hand: Story = { args: { explorer: 'hand' } };

export const HandRuIndeterminate: Story = {
  args: { explorer: 'hand', document: beamExamples.twoSpans },
  parameters: { look: { locale: 'ru' } },
};
