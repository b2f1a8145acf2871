import type { Meta, StoryObj } from '@storybook/react-vite';
import { vars } from '../theme/tokens.ts';
import { Glyph } from './Glyph.tsx';
import { arrowGlyph, arrowHeadGlyph, momentArcGlyph } from './loadGlyphs.ts';
import {
  clampGlyph,
  hingeGlyph,
  pinGlyph,
  rollerGlyph,
  sideBarGlyph,
  sideSpringGlyph,
  spiralGlyph,
  springGlyph,
  springRollerGlyph,
} from './supportGlyphs.ts';

const glyphs = {
  clamp: clampGlyph,
  pin: pinGlyph,
  roller: rollerGlyph,
  hinge: hingeGlyph,
  spring: springGlyph,
  'roller on a spring': springRollerGlyph,
  'spring along the axis': sideSpringGlyph,
  'bar along the axis': sideBarGlyph,
  'spring of rotation': spiralGlyph,
  load: arrowGlyph,
  head: arrowHeadGlyph,
  moment: momentArcGlyph,
};

function Glyphs() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {Object.entries(glyphs).map(([name, data]) => (
        <figure key={name} style={{ margin: 0, textAlign: 'center' }}>
          <svg width="112" height="112" viewBox="-56 -56 112 112" aria-hidden="true">
            <path d="M-56 0H56M0 -56V56" style={{ stroke: vars.gridMajor, strokeWidth: vars.strokeHair }} />
            <Glyph data={data} size={48} />
          </svg>
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </div>
  );
}

const meta: Meta<typeof Glyphs> = { title: 'Drawing/Glyph', component: Glyphs };
export default meta;

type Story = StoryObj<typeof meta>;

export const Light: Story = {};
export const Dark: Story = { tags: ['!test'], parameters: { look: { theme: 'dark' } } };
