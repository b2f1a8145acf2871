import type { DxfLine } from '@eecs/ui-kit/editing';
import { styled } from 'styled-components';
import { vars } from '@eecs/ui-kit';

export interface DrawnLinesProps {
  readonly lines: readonly DxfLine[];
  /** Lines that become no rods, drawn faint. */
  readonly left: ReadonlySet<DxfLine>;
  /** Lines of parts that are not connected to the rest. */
  readonly loose: ReadonlySet<DxfLine>;
  /** The description of the picture. */
  readonly label: string;
}

/** More lines are indistinguishable in such a small picture. */
const MOST = 4000;
/** The fraction of a depth that is drawn to the right and up, as in a hand sketch. */
const DEPTH = 0.35;

/** A small picture of the lines of a drawing. */
export function DrawnLines({ lines, left, loose, label }: DrawnLinesProps) {
  const flat = lines.slice(0, MOST).map((line) => ({ line, from: project(line.from), to: project(line.to) }));
  const xs = flat.flatMap(({ from, to }) => [from.x, to.x]);
  const ys = flat.flatMap(({ from, to }) => [from.y, to.y]);
  const least = (values: readonly number[]): number => values.reduce((a, b) => Math.min(a, b), Infinity);
  const most = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b), -Infinity);
  const [x, y] = [least(xs), least(ys)];
  const [width, height] = [most(xs) - x, most(ys) - y];
  const margin = Math.max(width, height, 1e-9) * 0.04;
  const write = (of: (line: DxfLine) => boolean): string =>
    flat
      .filter(({ line }) => of(line))
      .map(({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`)
      .join('');
  return (
    <Picture
      role="img"
      aria-label={label}
      viewBox={`${x - margin} ${y - margin} ${width + 2 * margin} ${height + 2 * margin}`}
    >
      <path d={write((line) => left.has(line))} data-left="" />
      <path d={write((line) => !left.has(line) && !loose.has(line))} />
      <path d={write((line) => !left.has(line) && loose.has(line))} data-loose="" />
    </Picture>
  );
}

/** Projects a point to the picture, in which y points down. */
function project([x, y, z]: DxfLine['from']): { readonly x: number; readonly y: number } {
  return { x: x - DEPTH * z, y: -(y - DEPTH * z) + 0 };
}

const Picture = styled.svg`
  width: 100%;
  height: clamp(140px, 30dvh, 240px);
  border: 1px solid ${vars.line};
  border-radius: ${vars.radius};
  background: ${vars.sheet};

  & path {
    fill: none;
    stroke: ${vars.ink};
    stroke-width: 1.5px;
    vector-effect: non-scaling-stroke;
  }
  & [data-left] {
    stroke: ${vars.line};
    stroke-dasharray: 3 3;
  }
  & [data-loose] {
    stroke: ${vars.warning};
    stroke-width: 2.5px;
  }
`;
