import { styled } from 'styled-components';
import { useKitAtomValue, vars } from '@eecs/ui-kit';
import type { Scheme } from '../../scheme/layoutScheme.ts';
import { inverseMarksAtom } from '../../state/inverseMarks.ts';

const SIZE_PX = 7;

/** The places at which a condition holds, on the axis of the beam: where to drag the load or the support. */
export function BoardMarks({ scheme: { scale, axisY } }: { readonly scheme: Scheme }) {
  const marks = useKitAtomValue(inverseMarksAtom);
  return (
    <Marks data-inverse-marks="">
      {marks.map((x) => (
        <path
          key={x}
          d={`M${scale.toPx(x)} ${axisY - SIZE_PX}l${SIZE_PX} ${SIZE_PX}l${-SIZE_PX} ${SIZE_PX}l${-SIZE_PX} ${-SIZE_PX}z`}
        />
      ))}
    </Marks>
  );
}

const Marks = styled.g`
  & path {
    fill: ${vars.accent};
    stroke: ${vars.board};
  }
`;
