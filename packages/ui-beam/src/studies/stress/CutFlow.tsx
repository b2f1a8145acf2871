import type { ReactNode } from 'react';
import { type CrossSection, type UnitSystem, computeWallFlow } from '@eecs/solver-core';
import { useFormat } from '@eecs/ui-kit';
import { FlowView } from './FlowView.tsx';
import type { DrawnField } from './cutField.ts';
import { scaleCut } from './cutLayout.ts';
import { Faint, Pictures } from './cutStyles.ts';
import type { SectionTurn } from './findTurn.ts';
import { useStressText } from './stressMessages.ts';

export interface CutFlowProps {
  readonly field: DrawnField;
  readonly section: CrossSection;
  readonly turn: SectionTurn;
  readonly system: UnitSystem;
  /** The case set of the numbers, if there are several. */
  readonly named: ReactNode;
}

/** The shear flow in the walls of a section, or why there is none. */
export function CutFlow({ field, section, turn, system, named }: CutFlowProps) {
  const t = useStressText();
  const format = useFormat();
  const flow = computeWallFlow(section, { system, ...turn });
  return (
    <>
      <p>
        {named}
        <i>Q</i> = {format.quantity(field.cut.Q, { quantity: 'force', system })}
      </p>
      {flow.kind === 'none' ? (
        <Faint>{t(`flow.${flow.why}`)}</Faint>
      ) : (
        <Pictures>
          <FlowView field={field} to={scaleCut(field)} flow={flow} section={section} system={system} />
        </Pictures>
      )}
    </>
  );
}
