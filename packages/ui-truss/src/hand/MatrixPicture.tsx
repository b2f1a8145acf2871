import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { TrussDescriptor } from '@eecs/solver-core/truss';
import { vars } from '@eecs/ui-kit';
import { useResultsText } from '../messages/resultsMessages.ts';

/** The greatest number of drawn entries; more would only blacken the picture. */
const MOST = 60_000;

/**
 * The non-zero pattern of the matrix, with rows and columns in the order of the blocks; the current block is
 * highlighted.
 */
export function MatrixPicture({
  descriptor: { A, isolated },
  block,
}: {
  readonly descriptor: TrussDescriptor;
  readonly block: number;
}) {
  const t = useResultsText();
  const drawn = useMemo(() => {
    const rowAt = new Map(isolated.flatMap(({ equations }) => equations).map((row, at) => [row, at]));
    const columnAt = new Map(isolated.flatMap(({ unknowns }) => unknowns).map((column, at) => [column, at]));
    return A.entries
      .slice(0, MOST)
      .map(([row, column]) => `M${columnAt.get(column) ?? column} ${rowAt.get(row) ?? row}h1v1h-1z`)
      .join('');
  }, [A, isolated]);
  const before = isolated.slice(0, block);
  const rows = before.reduce((sum, { equations }) => sum + equations.length, 0);
  const columns = before.reduce((sum, { unknowns }) => sum + unknowns.length, 0);
  const own = isolated[block];
  const size = Math.max(A.rows, A.cols, 1);
  return (
    <Picture
      role="img"
      aria-label={t('equations.picture', { rows: A.rows, columns: A.cols })}
      viewBox={`-0.5 -0.5 ${A.cols + 1} ${A.rows + 1}`}
      style={{ width: `min(100%, ${Math.min(320, 40 + size * 8)}px)` }}
    >
      {own === undefined ? null : (
        <rect x={columns} y={rows} width={own.unknowns.length} height={own.equations.length} />
      )}
      <path d={drawn} />
    </Picture>
  );
}

const Picture = styled.svg`
  max-height: 320px;
  border: 1px solid ${vars.hairline};

  & path {
    fill: ${vars.ink};
    stroke: ${vars.sheet};
    stroke-width: 0.12;
  }
  & rect {
    fill: ${vars.accentWash};
    stroke: ${vars.accent};
    stroke-width: 2px;
    vector-effect: non-scaling-stroke;
  }
`;
