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

/** A new frame: the first steps are below the board. */
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

/** Two case sets, dead load and wind: the diagrams of both with the extremes of each member. */
export const AllCaseSets: Story = {
  args: { defaultValue: createTwoSets() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const all = await canvas.findByRole('radio', { name: 'All sets' }, { timeout: 10_000 });
    await userEvent.click(all);
    await waitFor(() => expect(canvas.getAllByText('max / min')).toHaveLength(3));
  },
};

/**
 * Hinged corners and feet: the mechanism moves on the board, the report explains why, and one click stabilizes the
 * frame.
 */
export const Moves: Story = {
  args: { defaultValue: createSwaying() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('The frame can move in 1 way', {}, { timeout: 10_000 });
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-mechanism]')?.getAttribute('d')).toMatch(/^M/),
    );
    const [fix] = await canvas.findAllByRole('button', { name: /^(Remove the hinge|Give joint)/ });
    if (fix === undefined) throw new Error('nothing holds it');
    await userEvent.click(fix);
    await waitFor(() => expect(canvasElement.querySelector('[data-mechanism]')).toBeNull());
  },
};

/** Free bodies with the sums of their forces. */
export const Equilibrium: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Equilibrium' }, { timeout: 10_000 }));
    await userEvent.selectOptions(await canvas.findByLabelText('Free body'), 'Member 2');
    await waitFor(() => expect(canvas.getAllByRole('img', { name: 'In equilibrium.' })).toHaveLength(3));
  },
};

/** Stresses along a member, and a displacement by Mohr's integral, which the solution confirms. */
export const Studies: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Stresses' }, { timeout: 10_000 }));
    await canvas.findByText(/^Governing: member/, {}, { timeout: 10_000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Displacement' }));
    await userEvent.selectOptions(await canvas.findByLabelText('Place'), 'Member 2');
    await waitFor(() => expect(canvas.getByText(/both agree/)).toBeVisible());
  },
};

/** The lowest critical load factors, their modes, and effective lengths. */
export const Buckling: Story = {
  parameters: { look: { theme: 'dark', locale: 'ru' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Устойчивость' }, { timeout: 10_000 }));
    await canvas.findByRole('radio', { name: '77,033' }, { timeout: 10_000 });
  },
};

/** Stresses along a member, in the dark theme. */
export const Stresses: Story = {
  parameters: { look: { theme: 'dark' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Stresses' }, { timeout: 10_000 }));
    await canvas.findByText(/^Governing: member/, {}, { timeout: 10_000 });
  },
};

/** The natural frequencies and their modes. */
export const Frequencies: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Frequencies' }, { timeout: 10_000 }));
    await expect((await canvas.findAllByRole('radio', { name: /Hz$/ }, { timeout: 10_000 })).length).toBe(3);
  },
};

/** A typed line beside an open room: the board shows what was understood, and the old frame steps back. */
export const Typed: Story = {
  // The muted ink of the old document keeps its contrast.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: true }] } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Equilibrium' }, { timeout: 10_000 }));
    await userEvent.type(await canvas.findByLabelText('Type a frame'), 'portal 12x4; q 5 @ beam');
    await waitFor(() => expect(canvasElement.querySelector('[data-ghost]')).not.toBeNull());
    await expect(canvasElement.querySelector('[data-room]')).not.toBeNull();
  },
};

/** The sheet of options, units and conventions. */
export const Options: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Options and units' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^All options/ }));
    await waitFor(() => expect(document.querySelector('dialog[open]')).not.toBeNull());
  },
};

/** The report, on white paper in every theme. */
export const Report: Story = {
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Report' }, { timeout: 10_000 }));
    await waitFor(
      () =>
        expect(document.querySelector('iframe')?.contentDocument?.querySelectorAll('figure').length).toBe(6),
      { timeout: 10_000 },
    );
  },
};

/** A right click, a long press or Shift F10 on the board opens a menu of actions. */
export const Menu: Story = {
  tags: ['nightly'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const board = await canvas.findByRole('listbox', { name: 'Joints, members and loads' });
    // The keys of the board load after its first picture.
    await waitFor(async () => {
      board.focus();
      await userEvent.keyboard('{Shift>}{F10}{/Shift}');
      await expect(canvas.getByRole('menuitem', { name: /Member from here/ })).toBeVisible();
    });
  },
};

/** A hint explains a tool at its first use, until the reader dismisses it. */
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

/** A portal with hinges at its feet and at both corners. */
function createSwaying(): FrameCase {
  const frame = createFrameStarter('portal', { system: 0 });
  return {
    ...frame,
    joints: frame.joints.map((joint) =>
      joint.support === undefined ? joint : { ...joint, support: { className: 'fixed', alpha: 0 } },
    ),
    members: frame.members.map((member, index) =>
      index === 1 ? member : { ...member, ends: { i: {}, j: { M: 'free' } } },
    ),
  };
}
