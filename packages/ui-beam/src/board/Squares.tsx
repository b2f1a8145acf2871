import { styled } from 'styled-components';
import { useKitAtomValue, vars } from '@eecs/ui-kit';
import { fitAcross, fitSquares } from '../scheme/fitSquares.ts';
import type { Scheme } from '../scheme/layoutScheme.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { isGridShownAtom } from '../state/look.ts';

/**
 * The squared paper of the board: lengths of the beam, from its start and its axis; the stronger lines have different
 * spacings along and across the beam.
 */
export function Squares({ scheme: { scale, axisY } }: { readonly scheme: Scheme }) {
  const { grid } = useKitAtomValue(documentAtom);
  if (!useKitAtomValue(isGridShownAtom)) return null;
  const { minor, major } = fitSquares(grid, scale.factor);
  const across = fitAcross(grid, scale.factor);
  const [small, large, high] = [minor * scale.factor, major * scale.factor, across * scale.factor];
  const at = `${scale.toPx(0) - 0.5}px ${axisY - 0.5}px`;
  return (
    <Paper
      aria-hidden="true"
      data-squares={major}
      data-across={across}
      style={{
        backgroundPosition: at,
        backgroundSize: [high, large, small, small].map((size) => `${size}px ${size}px`).join(),
      }}
    />
  );
}

/** Behind the drawing. */
const Paper = styled.div`
  position: absolute;
  z-index: -1;
  inset: 0;
  background-image:
    linear-gradient(${vars.gridMajor} 1px, transparent 1px),
    linear-gradient(90deg, ${vars.gridMajor} 1px, transparent 1px),
    linear-gradient(${vars.gridMinor} 1px, transparent 1px),
    linear-gradient(90deg, ${vars.gridMinor} 1px, transparent 1px);
  pointer-events: none;
`;
