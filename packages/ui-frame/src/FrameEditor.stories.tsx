import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { FrameEditor } from './FrameEditor.tsx';
import { createFrameStarter } from './starters/frameStarters.ts';

const meta = {
  title: 'Frame/FrameEditor',
  component: FrameEditor,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', bareRoot: true },
  args: {
    defaultValue: createFrameStarter('portal', { system: 0 }),
    onChange: fn(),
    onPreview: fn(),
    onSelect: fn(),
    onSolve: fn(),
    onError: fn(),
    onOptions: fn(),
  },
} satisfies Meta<typeof FrameEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A portal with its bending moments as a preview. */
export const Default: Story = { tags: ['nightly'] };

/** A new frame: what to do first stands under the board. */
export const Empty: Story = {
  tags: ['nightly'],
  render: ({ defaultValue: _, ...args }) => <FrameEditor {...args} />,
};

/** A gable with three hinges is statically determinate, and its solution is recorded. */
export const Solved: Story = {
  args: { defaultValue: createFrameStarter('gable', { system: 0 }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const solve = canvas.getByRole('button', { name: 'Solve' });
    await waitFor(() => expect(solve).toBeEnabled());
    await userEvent.click(solve);
    await waitFor(() => expect(canvas.getByText('Solved')).toBeVisible());
    await expect(canvas.getByText('Statically determinate')).toBeVisible();
  },
};
