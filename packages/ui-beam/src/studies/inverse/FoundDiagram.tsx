import { styled } from 'styled-components';
import { vars } from '@eecs/ui-kit';
import { layoutFound } from './layoutFound.ts';
import type { FoundLayout } from './layoutFound.ts';

export interface FoundDiagramProps {
  readonly of: Parameters<typeof layoutFound>[0];
  readonly texts: {
    readonly label: string;
    /** The names of the quantity and of the number, as titles of the axes. */
    readonly quantity: string;
    readonly number: string;
    /** Explains the kinds of lines. */
    readonly lines: string;
  };
  readonly writeQuantity: (value: number) => string;
  readonly writeNumber: (value: number) => string;
}

/**
 * A small diagram of the quantity over the number: the value that is asked for, the values found, and the number now,
 * with the ends of both axes as numbers.
 */
export function FoundDiagram({ of, texts, writeQuantity, writeNumber }: FoundDiagramProps) {
  const layout: FoundLayout | null = layoutFound(of);
  if (layout === null) return null;
  const { width, height, path, level, marks, own, ends } = layout;
  return (
    <Figure>
      <span data-title="">{texts.quantity}</span>
      <Sides>
        <span>{writeQuantity(ends.most)}</span>
        <span>{writeQuantity(ends.least)}</span>
      </Sides>
      <Frame
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={texts.label}
        preserveAspectRatio="none"
      >
        {level === null ? null : <path data-level="" d={`M0 ${level}H${width}`} />}
        {own === null ? null : <path data-own="" d={`M${own} 0V${height}`} />}
        <path data-curve="" d={path} />
        {marks.map((x) => (
          <path key={x} data-mark="" d={`M${x} 0V${height}`} />
        ))}
      </Frame>
      <Feet>
        <span>{writeNumber(ends.first)}</span>
        <span>{texts.number}</span>
        <span>{writeNumber(ends.last)}</span>
      </Feet>
      <figcaption>{texts.lines}</figcaption>
    </Figure>
  );
}

const Figure = styled.figure`
  display: grid;
  grid-template-columns: auto minmax(0, 640px);
  justify-content: start;
  gap: ${vars.space1} ${vars.space2};
  margin: 0;
  color: ${vars.inkMuted};
  font-size: ${vars.text1};
  font-variant-numeric: tabular-nums;

  & > [data-title] {
    grid-column: 1 / -1;
  }
  & > figcaption {
    grid-column: 2;
  }
`;

const Sides = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  text-align: end;
  white-space: nowrap;
`;

const Feet = styled.div`
  grid-column: 2;
  display: flex;
  justify-content: space-between;
  gap: ${vars.space2};
`;

const Frame = styled.svg`
  width: 100%;
  height: 150px;
  border: 1px solid ${vars.line};

  & path {
    fill: none;
    stroke: ${vars.inkMuted};
    vector-effect: non-scaling-stroke;
  }
  & path[data-curve] {
    stroke: ${vars.ink};
    stroke-width: 1.5px;
  }
  & path[data-mark] {
    stroke: ${vars.accent};
    stroke-width: 2px;
  }
  & path[data-level] {
    stroke-dasharray: 4 3;
  }
  & path[data-own] {
    stroke-dasharray: 1 3;
  }
`;
