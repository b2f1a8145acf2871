import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FrameCase } from '@eecs/solver-core/frame';
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
    await waitFor(() => expect(canvas.getByText('Solution')).toBeVisible());
    await expect(canvas.getByText('Statically determinate')).toBeVisible();
  },
};

/** Two case sets, the dead load and the wind: the diagrams of both with the extremes of each member. */
export const AllCaseSets: Story = {
  args: { defaultValue: createTwoSets() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const all = await canvas.findByRole('radio', { name: 'All sets' }, { timeout: 10_000 });
    await userEvent.click(all);
    await waitFor(() => expect(canvas.getAllByText('max / min')).toHaveLength(3));
  },
};

/** A right click, a long press or Shift F10 on the board offers what can be done there. */
export const Menu: Story = {
  tags: ['nightly'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const board = await canvas.findByRole('listbox', { name: 'Joints, members and loads' });
    // The keys of the board come after its first picture.
    await waitFor(async () => {
      board.focus();
      await userEvent.keyboard('{Shift>}{F10}{/Shift}');
      await expect(canvas.getByRole('menuitem', { name: /Member from here/ })).toBeVisible();
    });
  },
};

/** A hint explains a tool when it is first in hand, until the reader puts it away. */
export const Introduced: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Member/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Got it' })).toBeNull());
  },
};

function createTwoSets(): FrameCase {
  const portal = createFrameStarter('portal', { system: 0 });
  const set = { description: '', color: '', angle: 0, combined: false };
  return {
    ...portal,
    caseSets: [
      { ...set, title: 'Dead load' },
      { ...set, title: 'Wind' },
    ],
    joints: portal.joints.map((joint) => ({
      ...joint,
      loads: joint.loads.map((load) => ({ ...load, sets: 2 })),
    })),
    members: portal.members.map((member) => ({
      ...member,
      loads: member.loads.map((load) => ({ ...load, sets: 1 })),
    })),
  };
}
