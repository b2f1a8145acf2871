import type { Meta, StoryObj } from '@storybook/react-vite';
import { vars } from '../theme/tokens.ts';
import { ShapesSvg } from './ShapesSvg.tsx';

const meta = {
  title: 'Drawing/Shapes',
  component: ShapesSvg,
  args: {
    width: 320,
    top: 0,
    height: 80,
    fontMono: vars.fontMono,
    paper: vars.sheet,
    label: 'A line with a number on it',
    shapes: [
      { kind: 'path', key: 'line', d: 'M20 50H300', stroke: vars.beamLine, strokeWidth: 3 },
      {
        kind: 'text',
        key: 'number',
        text: '37.5',
        x: 160,
        y: 54,
        size: 12,
        anchor: 'middle',
        fill: vars.ink,
        isMono: true,
        hasRim: true,
      },
    ],
  },
} satisfies Meta<typeof ShapesSvg>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };
