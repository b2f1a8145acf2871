import type { GoverningReaction } from '@eecs/solver-core/combinations';
import { styled } from 'styled-components';
import { Alert, DataTable, Panel, useFormat, useKitAtomValue, vars } from '@eecs/ui-kit';
import { useBeamText } from '../../messages/useBeamText.ts';
import { letterSupports } from '../../naming/nameSupports.ts';
import { type ShownCombined, chosenSituationsAtom } from './combining.ts';
import { useCombiningText } from './combiningMessages.ts';
import { findRowEffect } from './rowEffects.ts';

const PARTS = [
  ['axial', 'horizontal', 'force'],
  ['normal', 'vertical', 'force'],
  ['moment', 'moment', 'moment'],
] as const;

/** The greatest and least reactions of all combinations with the simultaneous ones, and uplift in words. */
export function CombinedReactions({ shown: { document, beam, isStale } }: { readonly shown: ShownCombined }) {
  const t = useCombiningText();
  const tBeam = useBeamText();
  const format = useFormat();
  const chosen = useKitAtomValue(chosenSituationsAtom);
  const { system } = document.units;
  const situation = findRowEffect(beam, 'Q', chosen)?.situation;
  if (situation === undefined) return null;
  const names = letterSupports(document.supports);
  const { combinations, reactions } = situation;
  const greatest = (quantity: 'force' | 'moment'): number =>
    Math.max(
      0,
      ...reactions.flatMap(({ axial, normal, moment }) =>
        (quantity === 'force' ? [axial, normal] : [moment]).flatMap(({ max, min }) => [
          Math.abs(max.value),
          Math.abs(min.value),
        ]),
      ),
    );
  const writers = {
    force: format.results({ quantity: 'force', system, greatest: greatest('force') }),
    moment: format.results({ quantity: 'moment', system, greatest: greatest('moment') }),
  };
  const idOf = ({ combination }: GoverningReaction): string => combinations[combination]?.id ?? '';
  // Equilibrium is checked in a separate situation if the rule has one.
  const equilibrium = beam.situations.find((one) => one.situation === 'ULS-EQU') ?? situation;
  const lifted = equilibrium.reactions.filter(({ isLifted }) => isLifted);
  return (
    <Panel title={tBeam('reactions.title')}>
      <Box data-stale={isStale || undefined} data-combined-reactions="">
        <DataTable caption={t('reactions')}>
          <thead>
            <tr>
              <th scope="col">{t('support')}</th>
              <th scope="col" />
              <th scope="col" data-numeric="">
                {t('max')}
              </th>
              <th scope="col" data-numeric="">
                {t('min')}
              </th>
            </tr>
          </thead>
          <tbody>
            {reactions.flatMap((reaction) =>
              PARTS.flatMap(([part, word, quantity]) => {
                const { max, min } = reaction[part];
                if (max.value === 0 && min.value === 0) return [];
                return [
                  <tr key={`${reaction.support} ${part}`}>
                    <th scope="row">{names[reaction.support]}</th>
                    <td>{t(word)}</td>
                    {[max, min].map((value, at) => (
                      <td key={at} data-numeric="">
                        {writers[quantity].write(value.value)}
                        <br />
                        <small>{idOf(value)}</small>
                      </td>
                    ))}
                  </tr>,
                ];
              }),
            )}
          </tbody>
        </DataTable>
        {lifted.length === 0 ? (
          <p>{t('noUplift')}</p>
        ) : (
          lifted.map(({ support, normal }) => (
            <Alert key={support} kind="warning">
              {t('uplift', {
                names: names[support] ?? '',
                force: writers.force.write(Math.abs(normal.min.value)),
                id: equilibrium.combinations[normal.min.combination]?.id ?? '',
              })}
            </Alert>
          ))
        )}
      </Box>
    </Panel>
  );
}

const Box = styled.div`
  &[data-stale] {
    opacity: 0.5;
  }
  & small,
  & > p {
    color: ${vars.inkMuted};
  }
  & > p {
    margin: ${vars.space2} 0 0;
  }
`;
