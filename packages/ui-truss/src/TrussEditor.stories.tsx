import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { wideGrid } from '../test/storyTrusses.ts';
import { TrussEditor } from './TrussEditor.tsx';
import { createTrussExample } from './starters/trussExamples.ts';

const meta = {
  title: 'Truss/TrussEditor',
  component: TrussEditor,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', bareRoot: true },
  args: {
    defaultValue: createTrussExample('pratt'),
    onChange: fn(),
    onPreview: fn(),
    onSelect: fn(),
    onSolve: fn(),
    onError: fn(),
    onOptions: fn(),
  },
} satisfies Meta<typeof TrussEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A Pratt girder with its forces as a preview. */
export const Default: Story = { tags: ['nightly'] };

/** Solved: the greatest forces are 12 P/h and 13.5 P/h, by hand. */
export const Solved: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const solve = canvas.getByRole('button', { name: 'Solve' });
    await waitFor(() => expect(solve).toBeEnabled());
    await userEvent.click(solve);
    await waitFor(() => expect(canvas.getByText('Solution')).toBeVisible());
    const table = within(canvas.getByRole('table', { name: 'Axial forces of the rods' }));
    await expect(table.getAllByText(/^40\.000$/, { selector: 'button' })[0]).toBeVisible();
    await expect(table.getAllByText(/^.45\.000$/, { selector: 'button' })[0]).toBeVisible();
  },
};

/** A typed line beside an open room: the board shows what was understood, and the old truss steps back. */
export const Typed: Story = {
  // The muted ink of the old document keeps its contrast.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: true }] } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Method of sections' }, { timeout: 10_000 }),
    );
    await userEvent.type(await canvas.findByLabelText('Type a truss'), 'pratt 18x3 6; P 10 @ bottom');
    await waitFor(() => expect(canvasElement.querySelector('[data-ghost]')).not.toBeNull());
    await expect(canvasElement.querySelector('[data-room]')).not.toBeNull();
  },
};

/** A new truss: the board shows the first steps. */
export const Empty: Story = { render: ({ defaultValue: _, ...args }) => <TrussEditor {...args} /> };

/** A square without a diagonal is a mechanism; the first suggested fix makes it stable. */
export const Mechanism: Story = {
  args: { defaultValue: createTrussExample('mechanism') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('The truss can move in 1 way');
    const [fix] = canvas.getAllByRole('button', { name: /^(Add a rod|Hold joint)/ });
    if (fix !== undefined) await userEvent.click(fix);
    await waitFor(() => expect(canvas.queryByText('The truss can move in 1 way')).toBeNull());
  },
};

/** A cut through the second panel: moments about the joints where the other two rods meet give 40 and −45 kN. */
export const Section: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Method of sections' }));
    const rods = await canvas.findByRole('textbox', { name: 'Rods that are cut' });
    await userEvent.type(rods, '9-10, 9-4, 3-4{Enter}');
    await waitFor(() => expect(canvas.getByText('The part with joints 1, 2, 3, 8, 9')).toBeVisible());
    // The line of the section, and the table of forces beside the board.
    await expect(canvas.getAllByText('−45.000').length).toBeGreaterThan(1);
  },
};

export const InSpace: Story = { args: { defaultValue: createTrussExample('spaceGrid') } };

/** A page may exclude space trusses: a note in place of the forces states this. */
export const SpatialNotGiven: Story = {
  tags: ['!test'],
  args: { defaultValue: createTrussExample('tetrahedron'), host: { features: new Set() } },
};

export const Indeterminate: Story = {
  tags: ['nightly'],
  args: { defaultValue: createTrussExample('crossed') },
};

export const ReadOnly: Story = { tags: ['nightly'], args: { readOnly: true } };

/** A page that has the worker file elsewhere creates the worker itself; without a worker the page solves in parts. */
export const NoThread: Story = {
  tags: ['!test'],
  args: { defaultValue: wideGrid, host: { createWorker: () => null } },
};

/** A page shows the truss and its forces, and hides tables, tools and the status line. */
export const PartsLeftOut: Story = {
  tags: ['!test'],
  args: { hide: ['tables', 'tools', 'status'] },
};

export const Dark: Story = { tags: ['!test'], args: { theme: 'dark' } };

export const UsUnits: Story = { tags: ['nightly'], args: { units: 1 } };

export const LongTextRu: Story = { tags: ['nightly'], args: { locale: 'ru' } };

export const Ukrainian: Story = { tags: ['!test'], args: { locale: 'uk' } };

export const Compact: Story = { tags: ['nightly'], args: { density: 'compact' } };

/**
 * The server of the page does not answer: drawing and preview stay, the reason is shown, and the reader may try again.
 */
export const ServerAway: Story = {
  args: { host: { solve: () => Promise.reject(new Error('No connection to the server')) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const solve = canvas.getByRole('button', { name: 'Solve' });
    await waitFor(() => expect(solve).toBeEnabled());
    await userEvent.click(solve);
    await expect((await canvas.findAllByText(/No connection to the server/))[0]).toBeVisible();
  },
};

/** Two editors that share nothing: the second has other settings than the first. */
export const TwoOnAPage: Story = {
  render: (args) => (
    <>
      <TrussEditor {...args} aria-label="First truss" />
      <TrussEditor
        {...args}
        defaultValue={createTrussExample('crossed')}
        aria-label="Second truss"
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

/** On a phone everything is in one column and the bar is fixed at the bottom. */
export const Phone: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 390 }}>
        <Story />
      </div>
    ),
  ],
};

export const PhoneDarkLongTextRu: Story = {
  ...Phone,
  tags: ['!test'],
  args: { theme: 'dark', locale: 'ru' },
};
