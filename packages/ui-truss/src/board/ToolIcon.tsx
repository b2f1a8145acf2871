import MousePointer2 from 'lucide-react/icons/mouse-pointer-2';
import { Glyph, arrowGlyph, pinGlyph, vars } from '@eecs/ui-kit';
import type { Tool } from '../state/tool.ts';

/** The mark of a tool, as it is drawn on the board. */
export function ToolIcon({ tool }: { readonly tool: Tool }) {
  if (tool === 'select') return <MousePointer2 size={18} aria-hidden="true" />;
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      {tool === 'anchor' ? (
        <Glyph data={pinGlyph} x={10} y={3} size={16} paper={vars.sheet} color="currentColor" />
      ) : tool === 'load' ? (
        <Glyph data={arrowGlyph} x={10} y={18} size={16} paper={vars.sheet} color="currentColor" />
      ) : (
        <path d={MARKS[tool]} fill="none" stroke="currentColor" strokeWidth="1.5" {...DASH[tool]} />
      )}
    </svg>
  );
}

const MARKS = {
  joint: 'M6 10a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM1.5 10H4M16 10H18.5M10 1.5V4M10 16V18.5',
  rod: 'M2 16a2 2 0 1 0 4 0a2 2 0 1 0 -4 0ZM14 4a2 2 0 1 0 4 0a2 2 0 1 0 -4 0ZM5.4 14.6L14.6 5.4',
  guide: 'M1.5 17.5L18.5 2.5',
} as const;

const DASH: Partial<Record<Tool, { readonly strokeDasharray: string }>> = {
  guide: { strokeDasharray: '5 2 1 2' },
};
