import MousePointer2 from 'lucide-react/icons/mouse-pointer-2';
import { Glyph, type GlyphData, arrowGlyph, momentArcGlyph, pinGlyph, vars } from '@eecs/ui-kit';
import type { Tool } from '../state/tool.ts';

/** The mark of a tool, as it is drawn on the board. */
export function ToolIcon({ tool }: { readonly tool: Tool }) {
  if (tool === 'select') return <MousePointer2 size={18} aria-hidden="true" />;
  const mark = MARKS[tool];
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      {'data' in mark ? (
        <Glyph {...mark} paper={vars.sheet} color="currentColor" />
      ) : (
        <path d={mark.d} fill="none" stroke="currentColor" strokeWidth="1.4" {...mark.dash} />
      )}
    </svg>
  );
}

interface GlyphAt {
  readonly data: GlyphData;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly rotationDeg?: number;
}

const MARKS: Readonly<
  Record<
    Exclude<Tool, 'select'>,
    GlyphAt | { readonly d: string; readonly dash?: { readonly strokeDasharray: string } }
  >
> = {
  support: { data: pinGlyph, x: 10, y: 3, size: 16 },
  ShearLoad: { data: arrowGlyph, x: 10, y: 18, size: 16 },
  GenericLoad: { data: arrowGlyph, x: 15, y: 17, size: 17, rotationDeg: -40 },
  BendingMoment: { data: momentArcGlyph, x: 10.5, y: 10, size: 14 },
  DistributedLoad: {
    d: 'M2.5 17V5.5H17.5V17M7.5 5.5V17M12.5 5.5V17M1 15l1.5 2.5L4 15M6 15l1.5 2.5L9 15M11 15l1.5 2.5L14 15M16 15l1.5 2.5L19 15',
  },
  AxialLoad: { data: arrowGlyph, x: 18.5, y: 10, size: 17, rotationDeg: -90 },
  DistributedMass: { d: 'M2 6H18V14H2Z', dash: { strokeDasharray: '3.4 2' } },
  guide: { d: 'M10 1.5V4.5M10 6.5V9.5M10 11.5V13.5M10 15.5V18.5M2.5 14.5H17.5' },
  splitSection: { d: 'M2 7H8.5V13H2M18 7H11.5V13H18M10 2V18' },
};
