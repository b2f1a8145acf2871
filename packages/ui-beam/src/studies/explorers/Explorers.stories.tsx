import type { Meta, StoryObj } from '@storybook/react-vite';
import type { BeamCase } from '@eecs/solver-core';
import { expect, waitFor } from 'storybook/test';
import { SolvedBeam } from '../../../test/SolvedBeam.tsx';
import { beamExamples } from '../../examples/beamExamples.ts';
import { EXPLORERS } from './explorerTable.tsx';

interface Shown {
  readonly document: BeamCase;
  readonly explorer: keyof typeof EXPLORERS;
}

const meta = {
  title: 'Beam/Explorers',
  parameters: { layout: 'fullscreen' },
  args: { document: beamExamples.hingedSpans, explorer: 'mohr' },
  argTypes: { explorer: { options: Object.keys(EXPLORERS) } },
  render: ({ document, explorer }) => {
    const Content = EXPLORERS[explorer];
    return (
      <SolvedBeam document={document}>
        <div data-explorer={explorer}>
          <Content />
        </div>
      </SolvedBeam>
    );
  },
  play: async ({ canvasElement }) => {
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

export const Inverse: Story = { args: { explorer: 'inverse', document: beamExamples.twoSpans } };

export const InverseRuPhone: Story = {
  ...Inverse,
  decorators: MohrPhone.decorators ?? [],
  parameters: { look: { locale: 'ru' } },
};

/** A beam with limits that another section would meet. */
const limited: BeamCase = {
  ...beamExamples.twoSpans,
  limits: { deflection: [{ span: 300 }, { span: 360, actions: 'variable' }], stress: { factor: 1 } },
};

export const Sizing: Story = { args: { explorer: 'sizing', document: limited } };

export const SizingRuPhone: Story = {
  ...Sizing,
  decorators: MohrPhone.decorators ?? [],
  parameters: { look: { locale: 'ru' } },
};
