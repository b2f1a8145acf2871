import { styled } from 'styled-components';
import { Panel, useKitAtom } from '@eecs/ui-kit';
import { UpliftNotes, useCombinationText, useLeaveByEsc } from '@eecs/ui-kit/editor';
import { type ShownCombined, shownCombinationAtom } from '../../live/combining.ts';
import { useLaterText } from '../../messages/laterMessages.ts';
import { useResultsText } from '../../messages/resultsMessages.ts';
import { CombinedForces } from './CombinedForces.tsx';
import { CombinedVectors } from './CombinedVectors.tsx';

interface CombinedTablesProps {
  readonly shown: ShownCombined;
  readonly hasReactions: boolean;
}

/**
 * The governing values of all combinations: the forces of the rods, the reactions with uplift in words, and the
 * displacements, each with its combination, which a press shows by itself.
 */
export function CombinedTables({ shown, hasReactions }: CombinedTablesProps) {
  const t = useLaterText();
  const tOwn = useResultsText();
  const tKit = useCombinationText();
  const [alone, show] = useKitAtom(shownCombinationAtom);
  const leave = useLeaveByEsc(alone === null ? null : () => show(null));
  const { situation, combined } = shown;
  const service =
    situation.displacements === null
      ? combined.situations.find(({ displacements }) => displacements !== null)
      : situation;
  const nameOf = (name: typeof situation): string => tKit(`situation.${name.situation}`);
  return (
    <Box onKeyDown={leave} data-stale={shown.isStale || undefined} data-combined="">
      <Panel title={`${t('results.label')}: ${nameOf(situation)}`}>
        <CombinedForces shown={shown} />
      </Panel>
      {hasReactions ? (
        <Panel title={`${t('results.reactions')}: ${nameOf(situation)}`}>
          <CombinedVectors shown={shown} situation={situation} of="reactions" />
          <UpliftNotes
            situations={combined.situations}
            situation={situation}
            system={shown.document.units.system}
          />
        </Panel>
      ) : null}
      {service === undefined ? null : (
        <Panel title={`${tOwn('shifts')}: ${nameOf(service)}`}>
          <CombinedVectors shown={shown} situation={service} of="displacements" />
        </Panel>
      )}
    </Box>
  );
}

const Box = styled.div`
  display: contents;

  &[data-stale] > * {
    opacity: 0.5;
  }
`;
