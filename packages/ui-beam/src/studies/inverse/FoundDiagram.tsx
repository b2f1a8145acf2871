import { styled } from 'styled-components';
import { vars } from '@eecs/ui-kit';
import { layoutFound } from './layoutFound.ts';
import type { FoundLayout } from './layoutFound.ts';

/** A small diagram of the quantity over the number: the value that is asked for, the values found, and the number now. */
export function FoundDiagram({
  label,
  ...of
}: Parameters<typeof layoutFound>[0] & { readonly label: string }) {
  const layout: FoundLayout | null = layoutFound(of);
  if (layout === null) return null;
  const { width, height, path, level, marks, own } = layout;
  return (
    <Frame viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} preserveAspectRatio="none">
      {level === null ? null : <path data-level="" d={`M0 ${level}H${width}`} />}
      {own === null ? null : <path data-own="" d={`M${own} 0V${height}`} />}
      <path data-curve="" d={path} />
      {marks.map((x) => (
        <path key={x} data-mark="" d={`M${x} 0V${height}`} />
      ))}
    </Frame>
  );
}

const Frame = styled.svg`
  width: 100%;
  max-width: 640px;
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
