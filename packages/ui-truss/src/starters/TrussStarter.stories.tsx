import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TrussStarter } from './TrussStarter.tsx';

const meta = {
  title: 'Truss/TrussStarter',
  component: TrussStarter,
  args: { system: 0, onCreate: fn() },
} satisfies Meta<typeof TrussStarter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Eight common trusses, each defined by a few dimensions. */
export const Default: Story = {};
export const UsUnits: Story = {
  tags: ['nightly'],
  args: { system: 1 },
  parameters: { look: { units: 'us' } },
};
export const DarkLongTextRu: Story = {
  tags: ['nightly'],
  parameters: { look: { theme: 'dark', locale: 'ru' } },
};
export const Phone: Story = { decorators: [(Story) => <div style={{ width: 342 }}>{Story()}</div>] };
/** The compact density. */
export const Compact: Story = { tags: ['!test'], parameters: { look: { density: 'compact' } } };
