import type { ComponentType, ReactNode, RefObject, SVGProps } from 'react';
import { DrawnGroup } from '../../drawing/DrawnGroup.tsx';
import type { DrawnNode } from '../../drawing/drawnNode.ts';
import type { Painter } from '../../drawing/createPainter.ts';

export interface BoardDrawingProps {
  /** The element with the styles of the drawing. */
  readonly Svg: ComponentType<SVGProps<SVGSVGElement> & { readonly 'data-board': string }>;
  readonly svg: RefObject<SVGSVGElement | null>;
  /** The kind of drawing, for screen readers. @default not described further */
  readonly roleDescription?: string;
  readonly label: string;
  /** px */
  readonly size: { readonly width: number; readonly height: number };
  readonly tool: string;
  /** Whether a finger on the board scrolls the page. */
  readonly isScrolled: boolean;
  /** The nodes of the first picture, before the painter takes over. */
  readonly first: readonly DrawnNode[];
  readonly drawing: RefObject<Painter | null>;
  readonly overlay: RefObject<Painter | null>;
  /** Elements between the drawing and its overlay. */
  readonly children: ReactNode;
  /** Elements on top of everything. @default nothing */
  readonly over?: ReactNode;
}

const NOTHING: readonly never[] = [];

/** The drawing of an editable structure: the picture, the objects for keys, and the overlay of a gesture. */
export function BoardDrawing({
  Svg,
  svg,
  roleDescription,
  label,
  size: { width, height },
  tool,
  isScrolled,
  first,
  drawing,
  overlay,
  children,
  over = null,
}: BoardDrawingProps) {
  return (
    <Svg
      ref={svg}
      role="graphics-document"
      aria-roledescription={roleDescription}
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      height={height}
      data-board=""
      data-tool={tool}
      data-scroll={isScrolled ? '' : undefined}
    >
      <DrawnGroup first={first} innerRef={drawing} />
      {children}
      <DrawnGroup first={NOTHING} innerRef={overlay} />
      {over}
    </Svg>
  );
}
