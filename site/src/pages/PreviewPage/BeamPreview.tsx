import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { BeamCase } from '@eecs/solver-core';
import { BeamEditor, beamMessages } from '@eecs/ui-beam';
import { kitMessages, useLocale, vars } from '@eecs/ui-kit';
import { useBeamHost } from '../../beam/useBeamHost.ts';
import { usePreloaded } from '../../ports/usePreloaded.ts';
import { isSolutionOf } from '../../ports/checkAnswer.ts';
import { useSettings } from '../../ports/services.ts';
import type { WholeTaskProps } from './TaskPreview.tsx';

const CATALOGUES = [beamMessages, kitMessages];

/** A saved beam with its results, to be looked at only. */
export function BeamPreview({ document, solution }: WholeTaskProps<BeamCase>) {
  const preloaded = usePreloaded(CATALOGUES);
  const locale = useLocale();
  const options = useSettings();
  const { theme, units, isDense, fixedDigits } = options;
  // The page has it whole, above.
  const shown = useMemo(() => ({ ...options, showDescription: false }), [options]);
  const host = useBeamHost();
  if (preloaded === null) return null;
  return (
    <Frame>
      <BeamEditor
        defaultValue={document}
        {...(isSolutionOf(solution, document) ? { defaultSolution: solution } : {})}
        readOnly
        host={host}
        preloaded={preloaded}
        theme={theme}
        locale={locale}
        units={units}
        density={isDense ? 'compact' : 'comfortable'}
        digits={fixedDigits}
        options={shown}
      />
    </Frame>
  );
}

const Frame = styled.div`
  border: 1px solid ${vars.hairline};
`;
