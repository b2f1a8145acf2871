import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { BeamEditor } from '../BeamEditor.tsx';
import { beamExamples } from '../examples/beamExamples.ts';

const meta = {
  title: 'Beam/Help',
  component: BeamEditor,
  // A full-screen dialog gets its own frame in the docs.
  parameters: { layout: 'fullscreen', bareRoot: true, docs: { story: { inline: false, height: '640px' } } },
  args: { defaultValue: beamExamples.hingedSpans, onChange: fn(), onSolve: fn() },
} satisfies Meta<typeof BeamEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Presses a key in the editor and waits for what it opens. */
const open =
  (key: string, name: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    canvasElement.querySelector<HTMLElement>('[data-beam-editor]')?.focus();
    await userEvent.keyboard(key);
    await waitFor(() => expect(within(canvasElement).getByRole('dialog', { name })).toBeVisible());
  };

/** All keys, generated from the same table that handles them. */
export const Keys: Story = { play: open('?', 'Keys') };

/** The commands by name; an unavailable one shows the reason. */
export const Commands: Story = { play: open('/', 'Commands') };

export const KeysDarkRussian: Story = {
  tags: ['nightly'],
  args: { theme: 'dark', locale: 'ru' },
  play: open('?', 'Клавиши'),
};
