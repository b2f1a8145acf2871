import { styled } from 'styled-components';
import { useKitAtomValue, vars } from '@eecs/ui-kit';
import { startOf } from '../editing/beamParts.ts';
import { documentAtom } from '../state/sessionAtoms.ts';

/** The sections of the beam side by side, to scale; the table has the same for screen readers. */
export function SectionBar({
  current,
  onChoose,
}: {
  readonly current: number;
  readonly onChoose: (index: number) => void;
}) {
  const { beamSections, L } = useKitAtomValue(documentAtom);
  return (
    <Bar aria-hidden="true">
      {beamSections.map((part, index) => (
        <Part
          key={index}
          data-current={index === current}
          style={{ flexGrow: (part.x - startOf(beamSections, index)) / L }}
          onClick={() => onChoose(index)}
        >
          {index + 1}
        </Part>
      ))}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  gap: 1px;
  margin-bottom: ${vars.space2};
  border: 1px solid ${vars.line};
  background: ${vars.line};
`;

const Part = styled.div`
  flex: 0 1 0;
  min-width: 3px;
  overflow: hidden;
  height: 22px;
  background: ${vars.sheet};
  color: ${vars.inkMuted};
  font-size: ${vars.text1};
  line-height: 22px;
  text-align: center;
  cursor: pointer;

  &[data-current='true'] {
    background: ${vars.accentWash};
    color: ${vars.ink};
    font-weight: 600;
  }
`;
