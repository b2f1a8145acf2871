import { styled } from 'styled-components';
import { Alert, Panel, useFormat, useKitAtom, vars } from '@eecs/ui-kit';
import { useCombinationText, useLeaveByEsc } from '@eecs/ui-kit/editor';
import { type ShownCombined, shownCombinationAtom } from '../../live/combining.ts';
import { useLaterText } from '../../messages/laterMessages.ts';
import { useResultsText } from '../../messages/resultsMessages.ts';
import { CombinedForces } from './CombinedForces.tsx';
import { CombinedVectors } from './CombinedVectors.tsx';
import { findLifted } from './findLifted.ts';

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
  const { situation, truss } = shown;
  const service =
    situation.displacements === null
      ? truss.situations.find(({ displacements }) => displacements !== null)
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
          <Uplift shown={shown} />
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

/** Lists the supports that have to resist uplift, with the forces. */
function Uplift({ shown }: { readonly shown: ShownCombined }) {
  const t = useCombinationText();
  const format = useFormat();
  const { system } = shown.document.units;
  const lifted = findLifted(shown.truss, shown.situation);
  if (lifted.length === 0) return <Note>{t('results.noUplift')}</Note>;
  return lifted.map(({ joint, force, id }) => (
    <Alert key={joint} kind="warning">
      {t('results.uplift', {
        names: t('results.support', { joint: joint + 1 }),
        force: format.quantity(force, { quantity: 'force', system }),
        id,
      })}
    </Alert>
  ));
}

const Box = styled.div`
  display: contents;

  &[data-stale] > * {
    opacity: 0.5;
  }
`;

const Note = styled.p`
  margin: ${vars.space2} 0 0;
  color: ${vars.inkMuted};
`;
