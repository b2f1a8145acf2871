import MousePointer2 from 'lucide-react/icons/mouse-pointer-2';
import { Glyph, type GlyphProps } from '../../glyphs/Glyph.tsx';
import { vars } from '../../theme/tokens.ts';

/** The icon of a tool: the pointer, a glyph of the board, or a path in a square of 20 by 20. */
export type ToolMark =
  | 'pointer'
  | Pick<GlyphProps, 'data' | 'x' | 'y' | 'size' | 'rotationDeg'>
  | { readonly d: string; readonly dashes?: string };

/** Draws the icon of a tool in the way the board draws the object that it places. */
export function ToolIcon({ mark }: { readonly mark: ToolMark }) {
  if (mark === 'pointer') return <MousePointer2 size={18} aria-hidden="true" />;
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      {'data' in mark ? (
        <Glyph {...mark} paper={vars.sheet} color="currentColor" />
      ) : (
        <path d={mark.d} fill="none" stroke="currentColor" strokeWidth="1.4" strokeDasharray={mark.dashes} />
      )}
    </svg>
  );
}
