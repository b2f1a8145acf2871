import { useId, useMemo, useRef, useState } from 'react';
import Table2 from 'lucide-react/icons/table-2';
import { styled } from 'styled-components';
import type { Diagram, Quantity, Unit, UnitSystem } from '@eecs/solver-core';
import { IconButton } from '../fields/IconButton.tsx';
import { VisuallyHidden } from '../fields/VisuallyHidden.tsx';
import { useFormat } from '../i18n/useFormat.ts';
import { useText } from '../i18n/useText.ts';
import { kitMessages } from '../messages/kitMessages.ts';
import { vars } from '../theme/tokens.ts';
import { type Scale, createScale } from '../viewport/createScale.ts';
import { type Insets, getInsets } from '../viewport/getInsets.ts';
import { useElementWidth } from '../viewport/useElementWidth.ts';
import { DiagramCursor } from './DiagramCursor.tsx';
import { DiagramMarks } from './DiagramMarks.tsx';
import { DiagramTable } from './DiagramTable.tsx';
import { type DiagramWriter, describeDiagram } from './describeDiagram.ts';
import type { KeyPoint } from './keyPoints.ts';
import { layoutDiagram } from './layoutDiagram.ts';

export interface DiagramPlotProps {
  readonly diagram: Diagram;
  /** Length of the beam, in the document's unit. */
  readonly length: number;
  readonly quantity: Quantity;
  /** The system the diagram's numbers are in. */
  readonly system: UnitSystem;
  /** The name in full: "Bending moment". */
  readonly label: string;
  /** The letter beside the axis: "M". @default the label */
  readonly symbol?: string;
  /** Draws the other way up. By default moments are drawn on the tension side, everything else positive upwards. */
  readonly flip?: boolean;
  /** @default the displayed unit of the quantity */
  readonly unit?: Unit;
  /** Digits after the decimal mark. @default the widget's */
  readonly digits?: number;
  /** Height of the row, px. @default 88 */
  readonly height?: number;
  /** Room left and right of the axis, px; the board above uses the same. @default those of `getInsets` */
  readonly insets?: Insets;
  /** Drawn lighter: a preview that is not the recorded result. @default false */
  readonly isPreview?: boolean;
  /** Where the read-out stands, in the document's unit; null shows none. Left out, the plot keeps it itself. */
  readonly cursorX?: number | null;
  readonly onCursorChange?: (x: number | null) => void;
}

const DEFAULT_HEIGHT_PX = 88;
const FALLBACK_WIDTH_PX = 720;

/**
 * One exact diagram as a row: piecewise polynomials as Bezier pieces, hatched and coloured by sign, extremes, jumps
 * and zeros printed without overlap, a sentence for screen readers, and all numbers as a table when asked.
 */
export function DiagramPlot({
  diagram,
  length,
  quantity,
  system,
  label,
  symbol,
  flip = false,
  unit,
  digits,
  height = DEFAULT_HEIGHT_PX,
  insets: givenInsets,
  isPreview = false,
  cursorX,
  onCursorChange,
}: DiagramPlotProps) {
  const t = useText(kitMessages);
  const format = useFormat();
  const tableId = useId();
  const box = useRef<HTMLDivElement>(null);
  const width = useElementWidth(box, FALLBACK_WIDTH_PX);
  const insets = givenInsets ?? getInsets(width);
  const [isTableShown, setIsTableShown] = useState(false);
  const [ownCursorX, setOwnCursorX] = useState<number | null>(null);

  const write = useMemo(() => {
    const shown = { system, ...(digits === undefined ? {} : { digits }) };
    return {
      value: (value: number, withUnit = true) =>
        format.quantity(value, { quantity, withUnit, ...shown, ...(unit === undefined ? {} : { unit }) }),
      x: (x: number) => format.quantity(x, { quantity: 'length', trimZeros: true, ...shown }),
    };
  }, [format, quantity, system, digits, unit]);

  const x: Scale = useMemo(
    () =>
      createScale({
        domain: [0, length],
        range: [insets.left, Math.max(insets.left + 40, width - insets.right)],
      }),
    [length, width, insets.left, insets.right],
  );
  const layout = useMemo(
    () =>
      layoutDiagram(diagram, {
        x,
        width,
        height,
        isPositiveDown: (quantity === 'moment') !== flip,
        writeCount: (count) => t('diagram.hidden', { count }),
        write: (point, isRoomy) => writeLabel(point, { write, length, isRoomy }),
      }),
    [diagram, x, width, height, quantity, flip, write, length, t],
  );

  // Letter and unit stay inside the row where the axis runs along its edge.
  const symbolY = Math.max(18, Math.min(height - 20, layout.axisY));

  const changeCursor = (next: number | null): void => {
    setOwnCursorX(next);
    onCursorChange?.(next);
  };

  return (
    <Figure>
      <VisuallyHidden as="figcaption">{describeDiagram(diagram, { label, t, write })}</VisuallyHidden>
      <Row ref={box} style={{ height }} data-preview={isPreview || undefined}>
        <svg width={width} height={height} aria-hidden="true">
          <DiagramMarks layout={layout} />
          <Symbol x={8} y={symbolY}>
            {symbol ?? label}
          </Symbol>
          <UnitText x={8} y={symbolY + 16}>
            {format.unit(quantity, system, unit)}
          </UnitText>
          {diagram.min.value === 0 && diagram.max.value === 0 ? (
            <UnitText x={x.range[0] + 8} y={layout.axisY - 6}>
              {t('diagram.nil')}
            </UnitText>
          ) : null}
          {layout.hiddenCount === 0 ? null : (
            <UnitText x={width - 8} y={height - 4} textAnchor="end">
              {t('diagram.hidden', { count: layout.hiddenCount })}
            </UnitText>
          )}
        </svg>
        <DiagramCursor
          diagram={diagram}
          layout={layout}
          height={height}
          label={t('diagram.cursor', { label })}
          write={write}
          x={cursorX === undefined ? ownCursorX : cursorX}
          onChange={changeCursor}
        />
        <Corner>
          <IconButton
            label={`${t('diagram.table')}: ${label}`}
            icon={<Table2 size={16} aria-hidden="true" />}
            aria-expanded={isTableShown}
            aria-controls={isTableShown ? tableId : undefined}
            onClick={() => setIsTableShown(!isTableShown)}
          />
        </Corner>
      </Row>
      {isTableShown ? <DiagramTable id={tableId} diagram={diagram} label={label} write={write} /> : null}
    </Figure>
  );
}

/** Values with their sign; an extreme between the ends also says where it is, a lesser one where there is room. */
function writeLabel(
  { kind, x, value }: KeyPoint,
  {
    write,
    length,
    isRoomy,
  }: { readonly write: DiagramWriter; readonly length: number; readonly isRoomy: boolean },
): string {
  if (kind === 'zero') return write.x(x);
  const text = (value > 0 ? '+' : '') + write.value(value, false);
  const isInner = x > 0 && x < length;
  const isPlaced = kind === 'max' || kind === 'min' || (kind === 'turn' && isRoomy);
  return isPlaced && isInner ? `${text} · ${write.x(x)}` : text;
}

const Figure = styled.figure`
  margin: 0;
`;

const Row = styled.div`
  position: relative;
  overflow: hidden;

  & > svg {
    display: block;
  }
  &[data-preview] [data-sign] {
    opacity: 0.5;
  }
`;

const Symbol = styled.text`
  fill: ${vars.ink};
  font-size: ${vars.text4};
  font-style: italic;
`;

const UnitText = styled.text`
  fill: ${vars.inkMuted};
  font-size: ${vars.text1};
`;

const Corner = styled.div`
  position: absolute;
  top: 0;
  right: 0;

  & > button:focus-visible {
    outline-offset: -2px;
  }
`;
