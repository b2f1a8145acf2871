import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { BeamCase } from '@eecs/solver-core';
import { BeamEditor } from './BeamEditor.tsx';
import { beamExamples } from './examples/beamExamples.ts';
import { tooManyHinges } from './examples/tooManyHinges.ts';

const meta = {
  title: 'Beam/BeamEditor',
  component: BeamEditor,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', bareRoot: true },
  args: {
    defaultValue: beamExamples.hingedSpans,
    onChange: fn(),
    onPreview: fn(),
    onSelect: fn(),
    onSolve: fn(),
    onError: fn(),
    onOptions: fn(),
    onConfirmDelete: fn(),
    onAttempt: fn(),
  },
} satisfies Meta<typeof BeamEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const solve = async (canvasElement: HTMLElement, name: RegExp = /^Solve/): Promise<void> => {
  await userEvent.click(within(canvasElement).getByRole('button', { name }));
};

/** Waits for the sentence of a diagram to contain a value. */
const seeMoment = (canvasElement: HTMLElement, name: RegExp, value: RegExp): Promise<void> =>
  waitFor(async () => {
    const captions = [...canvasElement.querySelectorAll('figcaption')].map(({ textContent }) => textContent);
    await expect(captions.find((text) => name.test(text))).toMatch(value);
  });

/** Two spans with a hinge under every kind of load. */
export const Default: Story = { tags: ['nightly'] };

export const TwoSpans: Story = { tags: ['!test'], args: { defaultValue: beamExamples.twoSpans } };

export const ProppedCantilever: Story = {
  tags: ['!test'],
  args: { defaultValue: beamExamples.proppedCantilever },
};

/** A new beam: the board shows the first steps. */
export const Empty: Story = {
  render: ({ defaultValue: _, ...args }) => <BeamEditor {...args} />,
};

/** Enough restraints and still a mechanism: the panel immediately explains the motion, the cause and the fixes. */
export const Mechanism: Story = {
  args: { defaultValue: tooManyHinges },
  play: async ({ canvasElement }) => {
    const title = await within(canvasElement).findByText('The beam cannot be solved');
    await expect(title.closest('[role="alert"]')).toHaveTextContent(/The part from 6\s?m to 8\s?m turns/);
  },
};

/** M(3) = 31.076 kN·m, by hand. */
export const Solved: Story = {
  play: async ({ canvasElement }) => {
    await solve(canvasElement);
    await seeMoment(canvasElement, /Bending moment/, /31\.076\skN·m at 3\sm/);
  },
};

/** A typed line beside an open room: the board shows what was understood, and the old beam steps back. */
export const Typed: Story = {
  // The muted ink of the old document keeps its contrast.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: true }] } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Influence lines' }, { timeout: 10_000 }),
    );
    await userEvent.type(await canvas.findByLabelText('Type a beam'), 'L 19; q 5; pin 0; roller 19');
    await waitFor(() => expect(canvasElement.querySelector('[data-ghost]')).not.toBeNull());
    await expect(canvasElement.querySelector('[data-room]')).not.toBeNull();
  },
};

/** Edited after a solve: the diagrams follow, drawn lighter and labelled as a preview. */
export const Preview: Story = {
  tags: ['nightly'],
  args: { defaultValue: beamExamples.proppedCantilever },
  play: async ({ canvasElement }) => {
    await solve(canvasElement);
    await seeMoment(canvasElement, /Bending moment/, /12\.500/);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add load' }));
    await expect((await within(canvasElement).findAllByText(/^Preview/))[0]).toBeVisible();
  },
};

export const Dark: Story = { ...Solved, tags: ['!test'], args: { theme: 'dark' } };

export const LongTextRu: Story = {
  tags: ['nightly'],
  args: { locale: 'ru' },
  play: async ({ canvasElement }) => {
    await waitFor(() => within(canvasElement).getByRole('button', { name: 'Рассчитать' }));
    await solve(canvasElement, /Рассчитать/);
    await seeMoment(canvasElement, /Изгибающий момент/, /31,076/);
  },
};

export const Ukrainian: Story = {
  tags: ['!test'],
  args: { locale: 'uk' },
  play: async ({ canvasElement }) => {
    await waitFor(() => within(canvasElement).getByRole('button', { name: 'Розрахувати' }));
    await solve(canvasElement, /Розрахувати/);
    await seeMoment(canvasElement, /Згинальний момент/, /31,076/);
  },
};

export const UsUnits: Story = {
  tags: ['nightly'],
  args: { defaultValue: beamExamples.twoSpans, units: 1 },
  play: async ({ canvasElement }) => {
    await solve(canvasElement);
    await seeMoment(canvasElement, /Bending moment/, /27\.659\skip·ft/);
  },
};

export const ReadOnly: Story = { ...Solved, tags: ['nightly'], args: { readOnly: true } };

/** The width of the editor determines the layout, not the window. */
export const Phone: Story = {
  tags: ['nightly'],
  ...Solved,
  decorators: [
    (Story) => (
      <div style={{ width: 390 }}>
        <Story />
      </div>
    ),
  ],
};

/** A page shows the beam and its diagrams, and hides the tables, the tools, the files and the status line. */
export const PartsLeftOut: Story = {
  tags: ['!test'],
  args: { hide: ['tables', 'tools', 'files', 'status'] },
};

/** The page declares a dark theme by an attribute, and the editor follows. */
export const ThemeOfThePage: Story = {
  tags: ['!test'],
  args: { theme: 'inherit' },
  decorators: [
    (Story) => (
      <div data-bs-theme="dark">
        <Story />
      </div>
    ),
  ],
};

export const Compact: Story = { tags: ['nightly'], args: { density: 'compact' } };

/** An invalid document is reported in the editor's place, and to the page by `onError`. */
export const RefusedDocument: Story = {
  // A document that a page without type checks may pass.
  render: (args) => <BeamEditor {...args} defaultValue={JSON.parse('{"schema":1,"L":"long"}') as BeamCase} />,
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByText(/cannot be opened/))[0]).toBeVisible();
  },
};

/**
 * The server of the page does not answer: the drawing and its preview stay, the reason is shown, and the reader may try
 * again.
 */
export const ServerAway: Story = {
  args: { host: { solve: () => Promise.reject(new Error('No connection to the server')) } },
  play: async ({ canvasElement }) => {
    await solve(canvasElement);
    await expect((await within(canvasElement).findAllByText(/No connection to the server/))[0]).toBeVisible();
  },
};

export const PhoneDarkLongTextRu: Story = {
  args: { theme: 'dark', locale: 'ru' },
  decorators: [
    (Story) => (
      <div style={{ width: 390 }}>
        <Story />
      </div>
    ),
  ],
};

/** Two editors that share nothing: the second has other settings than the first. */
export const TwoOnAPage: Story = {
  render: (args) => (
    <>
      <BeamEditor {...args} defaultValue={beamExamples.twoSpans} aria-label="First beam" />
      <BeamEditor
        {...args}
        defaultValue={beamExamples.proppedCantilever}
        aria-label="Second beam"
        theme={args.theme === 'dark' ? 'light' : 'dark'}
        locale={args.locale === 'uk' ? 'ru' : 'uk'}
        units={args.units === 1 ? 0 : 1}
      />
    </>
  ),
  // Until its own texts are loaded the second editor names its regions in English too.
  play: async ({ canvasElement }) => {
    const names = () =>
      [...canvasElement.querySelectorAll('section[aria-label]')].map((region) =>
        region.getAttribute('aria-label'),
      );
    await waitFor(() => expect(new Set(names()).size).toBe(names().length));
  },
};

/** An exercise: the results appear when both questions are answered. */
export const Exercise: Story = {
  args: {
    defaultValue: beamExamples.twoSpans,
    exercise: {
      tries: 3,
      questions: [
        { id: 'R', of: 'reaction', support: 1 },
        { id: 'M', of: 'M', at: 'min' },
      ],
    },
  },
};
