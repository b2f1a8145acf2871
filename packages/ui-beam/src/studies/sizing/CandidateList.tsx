import type { BeamCase, CrossSection } from '@eecs/solver-core';
import { type LimitCheck, isMet } from '@eecs/solver-core/sizing';
import type { UnjudgedPart } from '@eecs/solver-core/code-checks';
import { describeUnjudgedReason } from '@eecs/solver-core/texts';
import { styled } from 'styled-components';
import { Button, useFormat, useText, vars } from '@eecs/ui-kit';
import { useBeamWriter } from '../../state/useBeamWriter.ts';
import { UseBar } from '../code/UseBar.tsx';
import { sizingMessages } from './sizingMessages.ts';
import { toPercent } from '../code/toPercent.ts';
import { useCheckText } from './useCheckText.ts';

/** A listed section with its governing limit. */
export interface ListedSection {
  readonly index: number;
  readonly section: CrossSection;
  /** kg/m or lb/in. */
  readonly mass: number;
  /** Null if the beam could not be solved or judged with it. */
  readonly check: LimitCheck | null;
  readonly unjudged?: UnjudgedPart;
}

/** Candidates as bars of the utilisation of their governing limits; a press uses one for the beam. */
export function CandidateList({
  title,
  document,
  listed,
  isUsed,
  isDisabled,
  onAssign,
}: {
  readonly title: string;
  readonly document: BeamCase;
  readonly listed: readonly ListedSection[];
  readonly isUsed: (section: CrossSection) => boolean;
  readonly isDisabled: boolean;
  readonly onAssign: (section: CrossSection) => void;
}) {
  const t = useText(sizingMessages);
  const format = useFormat();
  const write = useCheckText(document);
  const writer = useBeamWriter();
  const { system } = document.units;
  return (
    <section aria-label={title}>
      <h4>{title}</h4>
      <Rows>
        {listed.map(({ index, section, mass, check, unjudged }) => (
          <li key={index}>
            <Button
              aria-label={t('assign', { name: section.label })}
              disabled={isDisabled || isUsed(section)}
              onClick={() => onAssign(section)}
            >
              {section.label}
            </Button>
            <span>
              {format.quantity(mass, { quantity: 'linearMass', system, digits: 1 })}
              {isUsed(section) ? ` · ${t('used')}` : ''}
            </span>
            {check === null ? <span /> : <UseBar use={check.utilisation} isMet={isMet(check)} />}
            <Note>
              {unjudged !== undefined
                ? t('unjudged', { why: describeUnjudgedReason(unjudged.why, writer) })
                : check === null
                  ? t('noAnswer')
                  : `${t('percent', { percent: toPercent(check) })}: ${write(check)}`}
            </Note>
          </li>
        ))}
      </Rows>
    </section>
  );
}

const Rows = styled.ol`
  display: grid;
  gap: ${vars.space2};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${vars.space1} ${vars.space2};
    align-items: center;
  }
  @container (min-width: 640px) {
    & > li {
      grid-template-columns: 160px 120px minmax(80px, 1fr) minmax(0, 3fr);
    }
  }
`;

const Note = styled.span`
  color: ${vars.inkMuted};
`;
