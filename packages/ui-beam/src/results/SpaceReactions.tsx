import { styled } from 'styled-components';
import { toSpace } from '@eecs/solver-core';
import { useFormat, useKitAtomValue, vars } from '@eecs/ui-kit';
import { useBeamText } from '../messages/useBeamText.ts';
import { usePanelText } from '../messages/panelMessages.ts';
import { letterSupports } from '../naming/nameSupports.ts';
import { isComparedAtom, liveFeedAtom, type ShownResult, shownSetAtom } from '../live/beamLive.ts';
import { findLean } from '../scheme/findLean.ts';
import type { Solution } from '../state/sessionAtoms.ts';
import { Faint, useLiveTexts } from '@eecs/ui-kit/editor';
import { ReactionTable } from './ReactionTable.tsx';

/** Reactions of an inclined beam in space: to the right and upwards. Nothing if no shown set inclines it. */
export function SpaceReactions({ result }: { readonly result: ShownResult }) {
  const t = useBeamText();
  const tp = usePanelText();
  const format = useFormat();
  const shown = useKitAtomValue(shownSetAtom);
  const isCompared = useKitAtomValue(isComparedAtom);

  /** Lists the support, the number of the case set if several are shown, and the two components. */
  function list({ document, answer }: Solution): readonly (readonly string[])[] {
    const { system } = document.units;
    const names = letterSupports(document.supports);
    const all = answer.sets.flatMap(({ R }, index) => {
      const lean = isCompared || index === shown ? findLean(document.caseSets, index) : null;
      return lean === null
        ? []
        : R.map((reaction) => ({ index, support: reaction.support, ...toSpace(reaction, lean) }));
    });
    const sizes = all.flatMap(({ horizontal, vertical }) => [Math.abs(horizontal), Math.abs(vertical)]);
    const forces = format.results({ quantity: 'force', system, greatest: Math.max(0, ...sizes) });
    return all.map(({ support, index, horizontal, vertical }) => [
      names[support] ?? '',
      ...(isCompared ? [String(index + 1)] : []),
      forces.write(horizontal, false),
      forces.write(vertical, false),
    ]);
  }

  const rows = list(result);
  const box = useLiveTexts<HTMLDivElement, Solution>(liveFeedAtom, rows.flat(), (solution) =>
    list(solution).flat(),
  );
  const unit = format.unit('force', result.document.units.system);
  if (rows.length === 0) return null;
  return (
    <Space ref={box} $isFaint={result.standing !== 'recorded'}>
      <p aria-hidden="true">{tp('space.caption')}</p>
      <ReactionTable
        caption={tp('space.caption')}
        heads={[
          { name: t('reactions.support') },
          ...(isCompared ? [{ name: t('results.set') }] : []),
          { name: t('reactions.horizontal'), unit },
          { name: t('reactions.vertical'), unit },
        ]}
        rows={rows}
      />
    </Space>
  );
}

const Space = styled(Faint)`
  margin-top: ${vars.space3};

  & > p {
    margin: 0;
    color: ${vars.inkMuted};
    font-size: ${vars.text1};
  }

  & th,
  & td {
    padding-inline: ${vars.space1};
  }
`;
