import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FileRowsSheet } from './FileRowsSheet.tsx';

const TEXT = 'Rechts [mm];Hoch [mm]\n0;0\n3000;0\n3000;4000\n\nAnfang;Schluss\n1;2\n2;3\n3;1\n';

const meta = {
  title: 'Truss/FileRowsSheet',
  component: FileRowsSheet,
  args: {
    name: 'Dach.csv',
    table: { text: TEXT, isBook: false },
    system: 0,
    onOpen: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof FileRowsSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A table with unknown German headings: each gets its column from a menu, and the table opens. */
export const Unknown: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('button', { name: 'Import rows' })).toBeDisabled();
    const columns = { 'Rechts [mm]': 'x', 'Hoch [mm]': 'y', Anfang: 'i', Schluss: 'j' };
    for (const [heading, column] of Object.entries(columns))
      await userEvent.selectOptions(page.getByRole('combobox', { name: heading }), column);
    await userEvent.click(page.getByRole('button', { name: 'Open, rows: 6' }));
    await expect(args.onOpen).toHaveBeenCalledWith({
      text: TEXT,
      rows: { isBook: false, headings: columns },
    });
  },
};
