import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { BeamEditor } from '../BeamEditor.tsx';
import { beamExamples } from '../examples/beamExamples.ts';

const meta = {
  title: 'Beam/Board',
  component: BeamEditor,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', bareRoot: true },
  args: { defaultValue: beamExamples.hingedSpans, onChange: fn() },
} satisfies Meta<typeof BeamEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Focuses the drawing, once its listeners are attached, and presses keys there. */
async function press(canvasElement: HTMLElement, keys: string): Promise<void> {
  await waitFor(() => expect(canvasElement.querySelector('[data-ready]')).not.toBeNull());
  canvasElement.querySelector<SVGElement>('[data-board] [role="listbox"]')?.focus();
  await userEvent.keyboard(keys);
}

/** A support selected by Tab; its fields are below the drawing. */
export const Support: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, '{Tab}');
    const editor = await within(canvasElement).findByRole('group', { name: /support 1 of 4/ });
    await expect(within(editor).getByRole('combobox', { name: 'Kind' })).toHaveValue('fixed');
  },
};

/** A distributed load with its handles: both ends and three ordinates. */
export const DistributedLoad: Story = {
  tags: ['nightly'],
  play: async ({ canvasElement }) => {
    await press(canvasElement, '{Tab}{Tab}');
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-handle]')).toHaveLength(5));
  },
};

/** An active tool: the preview of its object, and the coordinate. */
export const Placing: Story = {
  tags: ['nightly'],
  play: async ({ canvasElement }) => {
    await press(canvasElement, 's');
    await waitFor(() => expect(canvasElement.querySelector('[data-state="ghost"]')).not.toBeNull());
  },
};

/** A coordinate being typed. */
export const Typing: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, '{Tab}7.5');
    await expect(await within(canvasElement).findByDisplayValue('7.5')).toBeVisible();
  },
};

/** A selected dimension: a typed length moves everything to its right. */
export const Dimension: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, `${'{Tab}'.repeat(11)}{Enter}`);
    await waitFor(() => expect(within(canvasElement).getByRole('textbox', { name: 'Length' })).toHaveFocus());
  },
};

/** Two guides, the second selected: its coordinate is below the beam, its field below the drawing. */
export const Guides: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'u2.5{Enter}u9.7{Enter}');
    await expect(await within(canvasElement).findByRole('group', { name: /Guide 2 of 2/ })).toBeVisible();
  },
};

export const GuidesDark: Story = { ...Guides, tags: ['!test'], args: { theme: 'dark' } };

/** The split tool at the end of a section: nothing is split, and the reason is shown below the drawing. */
export const NothingToSplit: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'c{End}{Enter}');
    await expect((await within(canvasElement).findAllByText(/sections already meet/)).at(-1)).toBeVisible();
  },
};

export const Dark: Story = { ...DistributedLoad, tags: ['!test'], args: { theme: 'dark' } };

/** Long words below a narrow drawing. */
export const PhoneUkrainian: Story = {
  args: { locale: 'uk' },
  decorators: [
    (Story) => (
      <div style={{ width: 390 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Розрахувати' });
    await press(canvasElement, 's');
  },
};
