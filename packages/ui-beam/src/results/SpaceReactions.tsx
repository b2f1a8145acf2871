import { styled } from 'styled-components';
import { toSpace } from '@eecs/solver-core';
import { DataTable, useFormat, useKitAtomValue, vars } from '@eecs/ui-kit';
import { useBeamText } from '../messages/useBeamText.ts';
import { usePanelText } from '../messages/panelMessages.ts';
import { letterSupports } from '../naming/nameSupports.ts';
import type { ShownResult } from '../live/previewAtoms.ts';
import { isComparedAtom, shownSetAtom } from '../live/shownSet.ts';
import { useLiveTexts } from '../live/useLiveTexts.ts';
import { findLean } from '../scheme/findLean.ts';
import type { Solution } from '../state/sessionAtoms.ts';
import { Faint } from './Faint.ts';

/** Reactions of a beam that leans in space: to the right and upwards. Nothing where no set that is shown leans it. */
export function SpaceReactions({ result }: { readonly result: ShownResult }) {
  const t = useBeamText();
  const tp = usePanelText();
  const format = useFormat();
  const shown = useKitAtomValue(shownSetAtom);
  const isCompared = useKitAtomValue(isComparedAtom);

  /** The support, the number of the case set where several are shown, and the two parts. */
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
  const box = useLiveTexts<HTMLDivElement>(rows.flat(), (solution) => list(solution).flat());
  const unit = format.unit('force', result.document.units.system);
  if (rows.length === 0) return null;
  return (
    <Space ref={box} $isFaint={result.standing !== 'recorded'}>
      <p aria-hidden="true">{tp('space.caption')}</p>
      <DataTable caption={tp('space.caption')}>
        <thead>
          <tr>
            <th scope="col">{t('reactions.support')}</th>
            {isCompared ? (
              <th scope="col" data-numeric="">
                {t('results.set')}
              </th>
            ) : null}
            {(['reactions.horizontal', 'reactions.vertical'] as const).map((key) => (
              <th key={key} scope="col" data-numeric="">
                {t(key)}
                <br />
                {unit}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...numbers], row) => (
            <tr key={row}>
              <th scope="row" data-live-text="">
                {name}
              </th>
              {numbers.map((text, column) => (
                <td key={column} data-numeric="" data-live-text="">
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </DataTable>
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
