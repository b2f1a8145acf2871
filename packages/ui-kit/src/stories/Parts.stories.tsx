import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DimensionChain } from '../viewport/DimensionChain.tsx';
import { DiagramFade } from '../diagrams/DiagramFade.tsx';
import { DrawnGroup } from '../drawing/DrawnGroup.tsx';
import type { DrawnNode } from '../drawing/drawnNode.ts';
import { createScale } from '../viewport/createScale.ts';
import { WidgetRoot } from '../root/WidgetRoot.tsx';
import { vars } from '../theme/tokens.ts';
import { TextField } from '../fields/TextField.tsx';

const meta: Meta = { title: 'Design/Roots and dimensions' };
export default meta;
type Story = StoryObj;

/** As wide as the drawing, or less if there is no room. */
const ROOM = { display: 'block', width: 440, maxWidth: '100%' };

/** Lengths between points, with an oblique tick at each. */
export const Dimensions: Story = {
  render: () => (
    <svg viewBox="0 0 420 60" style={ROOM} role="img" aria-label="6, 2 and 4 m">
      <DimensionChain
        points={[0, 6, 8, 12]}
        scale={createScale({ domain: [0, 12], range: [20, 400] })}
        y={40}
        from={10}
        format={(length) => length.toFixed(3)}
      />
    </svg>
  ),
};
export const DimensionsDark: Story = {
  ...Dimensions,
  tags: ['!test'],
  parameters: { look: { theme: 'dark' } },
};

/**
 * A triangle above and one below the axis, filled like a diagram: opaque at the edges of the row, transparent at its
 * axis.
 */
const TRIANGLES: readonly DrawnNode[] = [
  { key: 'over', tag: 'path', attributes: { d: 'M20 60H220L120 10Z', fill: 'url(#partspositive)' } },
  { key: 'under', tag: 'path', attributes: { d: 'M220 60H420L320 110Z', fill: 'url(#partsnegative)' } },
  { key: 'axis', tag: 'path', attributes: { d: 'M20 60H420', stroke: 'currentColor' } },
];
const forgetPainter = (): void => undefined;

/** The elements of a drawing that is painted without React. */
export const DrawnParts: Story = {
  tags: ['!test'],
  render: () => (
    <svg viewBox="0 0 440 120" style={ROOM} role="img" aria-label="Two triangles">
      <DiagramFade id="parts" height={120} axisY={60} />
      <DrawnGroup first={TRIANGLES} innerRef={forgetPainter} />
    </svg>
  ),
};

function Named({ label }: { readonly label: string }) {
  const [value, setValue] = useState('Roof purlin B-2');
  return <TextField label={label} value={value} onChange={setValue} />;
}

/**
 * Two roots of one page share nothing, not even when nested; tokens set by the page affect only the root they are set
 * on.
 */
export const TwoRoots: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))' }}>
      {(['light', 'dark'] as const).map((theme) => (
        <WidgetRoot key={theme} theme={theme} tokens={theme === 'dark' ? { accent: '#79cf98' } : {}}>
          <div style={{ padding: 16, background: vars.board }}>
            <Named label={theme} />
          </div>
        </WidgetRoot>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(2);
  },
};
