import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { TrussCase } from '@eecs/solver-core/truss';
import { kitMessages, useLocale, vars } from '@eecs/ui-kit';
import { editorMessages } from '@eecs/ui-kit/editor';
import { TrussEditor, trussEditorMessages } from '@eecs/ui-truss';
import { usePreloaded } from '../../ports/usePreloaded.ts';
import { useSettings } from '../../ports/services.ts';
import { trussBranch } from '../../ports/trussBranch.ts';
import { useTrussHost } from '../../truss/useTrussHost.ts';
import type { WholeTaskProps } from './TaskPreview.tsx';

const CATALOGUES = [trussEditorMessages, editorMessages, kitMessages];

/** A saved truss with its results, to be looked at only. */
export function TrussPreview({ document, solution }: WholeTaskProps<TrussCase>) {
  const preloaded = usePreloaded(CATALOGUES);
  const locale = useLocale();
  const options = useSettings();
  const { theme, units, isDense, fixedDigits } = options;
  // The page has it whole, above.
  const shown = useMemo(() => ({ ...options, showDescription: false }), [options]);
  const host = useTrussHost();
  if (preloaded === null) return null;
  return (
    <Frame>
      <TrussEditor
        defaultValue={document}
        {...(trussBranch.isSolutionOf(solution, document) ? { defaultSolution: solution } : {})}
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
