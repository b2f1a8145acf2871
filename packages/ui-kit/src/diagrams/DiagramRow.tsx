import {
  type CSSProperties,
  type ComponentType,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import Table2 from 'lucide-react/icons/table-2';
import { styled } from 'styled-components';
import type { Painter } from '../drawing/createPainter.ts';
import { DrawnGroup } from '../drawing/DrawnGroup.tsx';
import type { DrawnNode } from '../drawing/drawnNode.ts';
import { IconButton } from '../fields/IconButton.tsx';
import { VisuallyHidden } from '../fields/VisuallyHidden.tsx';
import { useText } from '../kit/useText.ts';
import { kitMessages } from '../messages/kitMessages.ts';
import type { CursorReader, CursorReading } from './CursorTrack.tsx';
import type { DiagramCursor } from './diagramCursor.ts';
import { HEAD_PX, placeHead } from './diagramHead.ts';
import { LateCursor } from './lateCursor.ts';
import type { DiagramFadeProps } from './DiagramFade.tsx';
import { DiagramSheet } from './DiagramSheet.ts';

/** A painted row, and the reading at its cursor. */
export interface DrawnRow {
  readonly nodes: readonly DrawnNode[];
  readonly reading: CursorReading;
  /** Where the axis runs, px. */
  readonly axisY: number;
}

export interface DiagramRowProps {
  /** The nodes of the row as React knows them. */
  readonly drawn: DrawnRow;
  /** The nodes that React renders at first, on a server too; the painter draws the rest. */
  readonly first: readonly DrawnNode[];
  /**
   * Paints the frames of a gesture until React catches up: a drawing, `none` if there is none, null at the end of the
   * gesture.
   */
  readonly live?: { readonly subscribe: (listener: (frame: DrawnRow | 'none' | null) => void) => () => void };
  /** The element whose width determines the layout of the row. */
  readonly box: RefObject<HTMLDivElement | null>;
  readonly width: number;
  readonly height: number;
  /** The name in full: "Bending moment". */
  readonly label: string;
  /** The sentence that describes what the row shows. */
  readonly caption: string;
  readonly symbol: string;
  readonly subscript?: string;
  readonly unitText: string;
  readonly signPicture?: string;
  readonly isPreview: boolean;
  readonly isStale: boolean;
  /** Draws the fade of the fill. @default the fill does not fade */
  readonly Fade?: ComponentType<DiagramFadeProps> | undefined;
  readonly cursor: DiagramCursor;
  readonly writeX: (x: number) => string;
  /** Renders the numbers of the row as a table in an element with this id. */
  readonly renderTable: (id: string) => ReactNode;
}

/** The row of one or several diagrams: letter, unit and sign, drawing, read-out, and a table on request. */
export function DiagramRow({
  drawn,
  first,
  live,
  box,
  width,
  height,
  label,
  caption,
  symbol,
  subscript,
  unitText,
  signPicture,
  isPreview,
  isStale,
  Fade,
  cursor,
  writeX,
  renderTable,
}: DiagramRowProps) {
  const t = useText(kitMessages);
  const tableId = useId();
  const painter = useRef<Painter>(null);
  const reader = useRef<CursorReader>(null);
  const [isTableShown, setIsTableShown] = useState(false);

  // Paints the nodes that React has rendered.
  useLayoutEffect(() => {
    painter.current?.paint(drawn.nodes);
    reader.current?.read(drawn.reading);
  }, [drawn]);

  // Paints the frames of a gesture until React catches up.
  useEffect(
    () =>
      live?.subscribe((frame) => {
        const isNone = frame === 'none';
        box.current?.toggleAttribute('data-stale', isStale || isNone);
        if (isNone) return;
        const { nodes, reading } = frame ?? drawn;
        painter.current?.paint(nodes);
        // If nobody reads values, temporary frames need no read-out.
        if (frame === null || cursor.get() !== null) reader.current?.read(reading);
      }),
    [live, drawn, isStale, box, cursor],
  );

  const { symbolY, signY } = placeHead(drawn.axisY, height);
  return (
    <Figure>
      <VisuallyHidden as="figcaption">{caption}</VisuallyHidden>
      <DiagramSheet
        ref={box}
        style={{ height, ...(Fade && fillBy(tableId)) }}
        data-preview={isPreview || undefined}
        data-stale={isStale || undefined}
      >
        <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
          {Fade === undefined ? null : <Fade id={tableId} height={height} axisY={drawn.axisY} />}
          <DrawnGroup first={first} innerRef={painter} />
          <text data-role="symbol" x={HEAD_PX} y={symbolY}>
            {symbol}
            {subscript === undefined ? null : <tspan dy={4}>{subscript}</tspan>}
          </text>
          <text data-role="unit" x={HEAD_PX} y={symbolY + 16}>
            {unitText}
          </text>
          {signPicture === undefined ? null : (
            <path data-role="sign" d={signPicture} transform={`translate(${HEAD_PX} ${signY})`} />
          )}
        </svg>
        {/* Nobody reads values of a beam that is no more. */}
        {isStale ? null : (
          <LateCursor
            innerRef={reader}
            first={drawn.reading}
            label={t('diagram.cursor', { label })}
            writeX={writeX}
            cursor={cursor}
          />
        )}
        <Corner>
          <IconButton
            label={`${t('diagram.table')}: ${label}`}
            icon={<Table2 size={16} aria-hidden="true" />}
            aria-expanded={isTableShown}
            aria-controls={isTableShown ? tableId : undefined}
            onClick={() => setIsTableShown(!isTableShown)}
          />
        </Corner>
      </DiagramSheet>
      {isTableShown ? renderTable(tableId) : null}
    </Figure>
  );
}

/** Returns the styles that refer to the gradient fills of both signs. */
function fillBy(id: string): CSSProperties {
  return {
    '--fade-positive': `url(#${id}positive)`,
    '--fade-negative': `url(#${id}negative)`,
  } as CSSProperties;
}

const Figure = styled.figure`
  margin: 0;
`;

const Corner = styled.div`
  position: absolute;
  top: 0;
  right: 0;

  & > button:focus-visible {
    outline-offset: -2px;
  }
`;
