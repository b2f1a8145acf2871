import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DrawingSheet } from './DrawingSheet.tsx';
import { previewDrawing } from './previewDrawing.ts';

/** A girder in millimetres on two layers, with a wall and a dimension line beside it, upright in space. */
function draw(): string {
  const line = (layer: string, from: readonly number[], to: readonly number[]) => [
    ...[0, 'LINE', 8, layer, 10, from[0], 20, 0, 30, from[1], 11, to[0], 21, 0, 31, to[1]],
  ];
  const panels = [0, 3000, 6000, 9000, 12_000, 15_000];
  const lines = panels.flatMap((x) => [
    ...line('SHS120x6-CHORDS', [x, 0], [x + 3000, 0]),
    ...line('SHS120x6-CHORDS', [x, 2400], [x + 3000, 2400]),
    ...line('CHS76x4-WEB', [x, 0], [x, 2400]),
    ...line('CHS76x4-WEB', x < 9000 ? [x, 2400] : [x, 0], x < 9000 ? [x + 3000, 0] : [x + 3000, 2400]),
  ]);
  const others = [
    ...line('CHS76x4-WEB', [18_000, 0], [18_000, 2400]),
    ...line('WALL', [20_000, -1000], [20_000, 4000]),
    ...line('DIMENSIONS', [0, -900], [18_000, -900]),
  ];
  return [0, 'SECTION', 2, 'ENTITIES', ...lines, ...others, 0, 'ENDSEC', 0, 'EOF'].join('\n');
}

const preview = previewDrawing(draw());
if (preview === null) throw new Error('The drawing of the story has no lines.');

const meta = {
  title: 'Truss/DrawingSheet',
  component: DrawingSheet,
  args: { name: 'Girder.dxf', preview, onOpen: fn(), onClose: fn() },
} satisfies Meta<typeof DrawingSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * A girder with a wall and a dimension line: layers are unticked by keys, and parts not connected to it are left out.
 */
export const Girder: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    const wall = await page.findByRole('checkbox', { name: /^WALL/ });
    await expect(page.getByRole('button', { name: 'Open, lines: 27' })).toBeVisible();
    wall.focus();
    await userEvent.keyboard(' ');
    await expect(page.getByRole('button', { name: 'Open, lines: 26' })).toBeVisible();
    await userEvent.click(page.getByRole('checkbox', { name: 'Leave these parts out' }));
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Unit of the drawing' }), 'cm');
    await userEvent.click(page.getByRole('button', { name: 'Open, lines: 25' }));
    await expect(args.onOpen).toHaveBeenCalledWith({
      unit: 'cm',
      drawing: {
        layers: ['SHS120x6-CHORDS', 'CHS76x4-WEB', 'DIMENSIONS'],
        isTurned: true,
        leavesLoose: true,
      },
    });
  },
};
