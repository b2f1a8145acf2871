import { useMemo, useState } from 'react';
import { type BeamCase, type BeamSet, type Mohr, traceMohr } from '@eecs/solver-core';
import { styled } from 'styled-components';
import { DiagramPlot, createDiagramCursor, getInsets, useConventions, useText, vars } from '@eecs/ui-kit';
import { mohrMessages } from './mohrMessages.ts';
import { plainLength } from '../marking/plainLength.ts';
import { mohrQuantities } from './mohrQuantities.ts';

export interface MohrRowsProps {
  readonly document: BeamCase;
  readonly set: BeamSet;
  readonly mohr: Mohr;
  /** Index of the case set. */
  readonly index: number;
  readonly isReal: boolean;
  readonly width: number;
  readonly isPreview: boolean;
}

const HEIGHT_PX = 104;

/** The diagram, the unit diagram, their product and its running integral, one below the other with a common cursor. */
export function MohrRows({ document, set, mohr, index, isReal, width, isPreview }: MohrRowsProps) {
  const t = useText(mohrMessages);
  const [cursor] = useState(createDiagramCursor);
  const { isMomentUp } = useConventions();
  const { system } = document.units;
  const force = mohr.kind === 'axial' ? 'N' : 'M';
  const diagram = set[force];
  const unit = mohr.unit[force];
  const segments = mohr.cases[index]?.segments;
  const { product, running } = useMemo(
    () => traceMohr({ diagram, unit, segments: (segments ?? []).filter((one) => one.force === force) }),
    [diagram, unit, segments, force],
  );
  const quantities = mohrQuantities(mohr.kind, isReal);
  const shared = {
    length: document.L,
    system,
    height: HEIGHT_PX,
    insets: getInsets(width),
    isPreview,
    cursor,
  };
  const small = force.toLowerCase();
  const inFeet = quantities.unit === 'length' ? { unit: plainLength(system) } : {};
  return (
    <>
      <Row>
        <DiagramPlot
          {...shared}
          diagram={diagram}
          quantity={quantities.force}
          label={t(`row.${force}`)}
          symbol={force}
        />
      </Row>
      <Row>
        {/* On the side of the moment it is multiplied with. */}
        <DiagramPlot
          {...shared}
          {...inFeet}
          diagram={unit}
          quantity={quantities.unit}
          label={t(`row.unit${force}`)}
          symbol={`${small}̄`}
          flip={force === 'M' && !isMomentUp}
        />
      </Row>
      <Row>
        <DiagramPlot
          {...shared}
          diagram={product}
          quantity={quantities.product}
          label={t('row.product')}
          symbol={`${force}·${small}̄`}
        />
      </Row>
      <Row>
        <DiagramPlot
          {...shared}
          diagram={running}
          quantity={quantities.displacement}
          label={t('row.running')}
          symbol="∫"
        />
      </Row>
    </>
  );
}

const Row = styled.div`
  border-top: 1px solid ${vars.hairline};
`;
