import type { Meta, StoryObj } from '@storybook/react-vite';
import { createPrattTruss } from '../../examples/createPrattTruss.ts';
import { emptyTruss } from '../../examples/emptyTruss.ts';
import { spatialTripod } from '../../examples/spatialTripod.ts';
import { twoBarTruss } from '../../examples/twoBarTruss.ts';
import { TrussDrawing } from './TrussDrawing.tsx';
import { TrussPicture } from './TrussPicture.tsx';

const pratt = createPrattTruss({ panels: 6, panelLength: 3, height: 3, load: 10000 });

const meta = {
  title: 'Truss/TrussDrawing',
  component: TrussDrawing,
  tags: ['autodocs'],
  parameters: { bareRoot: true },
  args: { document: pratt },
} satisfies Meta<typeof TrussDrawing>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Dark: Story = { tags: ['!test'], args: { theme: 'dark' } };

export const Russian: Story = { tags: ['nightly'], args: { locale: 'ru' } };

export const Ukrainian: Story = { tags: ['nightly'], args: { locale: 'uk', document: twoBarTruss } };

export const Bracket: Story = { args: { document: twoBarTruss, width: 420 } };

export const SpatialInUsUnits: Story = { args: { document: spatialTripod, width: 420 } };

export const Thumbnail: Story = { args: { width: 160 } };

export const Empty: Story = { args: { document: emptyTruss, width: 320 } };

export const Large: Story = {
  args: {
    document: createPrattTruss({ panels: 1000, panelLength: 1, height: 50, load: 1000 }),
    aspectRatio: 4,
  },
};

/** On a phone a page gives it the width of the phone. */
export const Phone: Story = { tags: ['!test'], args: { width: 342 } };

/** Inside an existing root: a list of trusses has one root, not one for each. */
export const Picture: Story = {
  tags: ['!test'],
  parameters: { bareRoot: false },
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      <TrussPicture document={pratt} width={280} />
      <TrussPicture document={twoBarTruss} width={140} />
      <TrussPicture document={spatialTripod} width={140} />
    </div>
  ),
};
