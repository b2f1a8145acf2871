import { styled } from 'styled-components';
import type { TrussCase } from '@eecs/solver-core/truss';
import { useFormat, vars } from '@eecs/ui-kit';
import { useResultsText } from '../messages/resultsMessages.ts';
import { describeLaw } from './describeLaw.ts';
import { Equation } from './Equation.tsx';
import { type ForceKey, forceKey } from './forceKey.ts';
import { HandResult } from './HandResult.tsx';
import { Symbol } from './Symbol.tsx';
import type { EquationUnits, EquationWriter } from '@eecs/ui-kit/layout';
import type { HandStep } from './workOut.ts';
import { nameTerm } from './writeLine.ts';

/** Equations that belong together, with their results; results of several equations together come last. */
export function StepView({
  step: { lines, found },
  document,
  writer,
  units,
  asked = null,
}: {
  readonly step: HandStep;
  readonly document: TrussCase;
  readonly writer: EquationWriter;
  readonly units: EquationUnits;
  /** The force that the reader asked about, which is highlighted. @default none */
  readonly asked?: ForceKey | null;
}) {
  const t = useResultsText();
  const format = useFormat();
  const told = new Set(lines.flatMap(({ gives }) => (gives === null ? [] : [forceKey(gives.force)])));
  const together = found.filter(({ force }) => !told.has(forceKey(force)));
  const given = together.filter(({ value }) => value !== null);
  const open = together.filter(({ value }) => value === null);
  const { links } = document;
  return (
    <Lines>
      {lines.map((line, at) =>
        // Moments about a point on the lines of all forces give no equation.
        line.terms.length === 0 ? null : (
          <Equation
            key={at}
            line={line}
            law={describeLaw(line.equation, document, { t, format })}
            document={document}
            writer={writer}
            units={units}
            asked={asked}
          />
        ),
      )}
      {given.length === 0 ? null : (
        <Together>
          <span>{t('together')}</span>
          {given.map((value) => (
            <HandResult
              key={forceKey(value.force)}
              value={value}
              links={links}
              writer={writer}
              units={units}
              isAsked={forceKey(value.force) === asked}
            />
          ))}
        </Together>
      )}
      {open.length === 0 ? null : (
        <Together>
          <span>{t('open')}</span>
          {open.map(({ force }) => (
            <span key={forceKey(force)} data-asked={forceKey(force) === asked ? '' : undefined}>
              <Symbol {...nameTerm(force, { links })} /> = {writer.force(force.force)} {units.force}
            </span>
          ))}
        </Together>
      )}
    </Lines>
  );
}

const Lines = styled.ol`
  display: grid;
  gap: ${vars.space2};
  margin: 0;
  padding: 0;
  list-style: none;

  & [data-asked] {
    background: ${vars.accentWash};
    box-shadow: -4px 0 0 ${vars.accent};
  }
`;

const Together = styled.li`
  display: grid;
  gap: 2px;

  & > :first-child {
    padding: 0;
    color: ${vars.inkMuted};
    font-size: ${vars.text1};
  }
  & > span {
    padding-inline-start: ${vars.space3};
  }
`;
