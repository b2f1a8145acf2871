import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { DiagramPlot } from './DiagramPlot.tsx';
import { crowdedShear } from '../../test/crowdedDiagram.ts';
import {
  jumpMoment,
  nil,
  proppedMoment,
  proppedShear,
  uniformDeflection,
} from '../../test/exampleDiagrams.ts';

const meta: Meta<typeof DiagramPlot> = {
  title: 'Diagrams/DiagramPlot',
  component: DiagramPlot,
  args: {
    diagram: proppedMoment,
    length: 8,
    quantity: 'moment',
    system: 0,
    label: 'Bending moment',
    symbol: 'M',
  },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { tags: ['!test'], parameters: { look: { theme: 'dark' } } };
export const Russian: Story = {
  tags: ['nightly'],
  args: { label: 'Изгибающий момент' },
  parameters: { look: { locale: 'ru' } },
};
export const UsUnits: Story = {
  tags: ['nightly'],
  args: { diagram: proppedShear, quantity: 'force', system: 1, label: 'Shear force', symbol: 'Q' },
  parameters: { look: { units: 'us' } },
};
export const Flipped: Story = { args: { flip: true } };
export const Jump: Story = { args: { diagram: jumpMoment, length: 4 } };
export const Deflection: Story = {
  args: { diagram: uniformDeflection, length: 6, quantity: 'displacement', label: 'Deflection', symbol: 'v' },
};
export const Preview: Story = { args: { isPreview: true } };
export const ZeroEverywhere: Story = {
  args: { diagram: nil, length: 6, quantity: 'force', label: 'Axial force', symbol: 'N' },
};
export const TwentySpans: Story = {
  args: { diagram: crowdedShear(20), length: 60, quantity: 'force', label: 'Shear force', symbol: 'Q' },
};
export const Phone: Story = {
  decorators: [(Story) => <div style={{ width: 342 }}>{Story()}</div>],
};

export const ByKeys: Story = {
  play: async ({ canvas }) => {
    const cursor = await canvas.findByRole('slider');
    await userEvent.tab();
    await expect(cursor).toHaveFocus();
    await userEvent.keyboard('{Home}{PageUp}{PageUp}');
    await expect(cursor).toHaveAttribute('aria-valuetext', expect.stringContaining('27.000'));
  },
};
export const WithTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Values as a table/ }));
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
};
