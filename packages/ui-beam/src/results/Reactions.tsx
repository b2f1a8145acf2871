import { styled } from 'styled-components';
import { Panel, createLate, useFormat, useKitAtomValue, vars } from '@eecs/ui-kit';
import { Faint, useLiveTexts } from '@eecs/ui-kit/editor';
import { isComparedAtom, liveFeedAtom, type ShownResult, shownSetAtom } from '../live/beamLive.ts';
import { loadCombinations } from '../late/loadCombinations.ts';
import { loadParts } from '../late/loadParts.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { letterSupports } from '../naming/nameSupports.ts';
import type { Solution } from '../state/sessionAtoms.ts';
import { shownCombinedAtom } from '../studies/combining/combining.ts';
import { ReactionTable } from './ReactionTable.tsx';

/** The reactions of a result: of the shown case set, of all compared ones, or of all combinations. */
export function Reactions({ result }: { readonly result: ShownResult }) {
  const combined = useKitAtomValue(shownCombinedAtom);
  return combined === null ? <OfSets result={result} /> : <CombinedReactions shown={combined} />;
}

/** Loaded when combinations are first shown. */
const CombinedReactions = createLate(loadCombinations, 'CombinedReactions');

function OfSets({ result }: { readonly result: ShownResult }) {
  const t = useBeamText();
  const format = useFormat();
  const shown = useKitAtomValue(shownSetAtom);
  const isCompared = useKitAtomValue(isComparedAtom);

  /** The support, the number of the case set, and the numbers. */
  function list({ document, answer }: Solution): readonly (readonly string[])[] {
    const { system } = document.units;
    const names = letterSupports(document.supports);
    const sets = answer.sets
      .map(({ R }, index) => ({ R, index }))
      .filter(({ index }) => isCompared || index === shown);
    const all = sets.flatMap(({ R }) => R);
    const forces = format.results({
      quantity: 'force',
      system,
      greatest: greatestOf(all.flatMap(({ axial, normal }) => [axial, normal])),
    });
    const moments = format.results({
      quantity: 'moment',
      system,
      greatest: greatestOf(all.map(({ moment }) => moment)),
    });
    return sets
      .flatMap(({ R, index }) =>
        R.map(({ support, x, axial, normal, moment }) => [
          names[support] ?? '',
          String(index + 1),
          format.place(x, { system, span: document.L }),
          forces.write(axial, false),
          forces.write(normal, false),
          moments.write(moment, false),
        ]),
      )
      .map((row) => (isCompared ? row : row.filter((_, at) => at !== 1)));
  }

  const rows = list(result);
  const box = useLiveTexts<HTMLDivElement, Solution>(liveFeedAtom, rows.flat(), (solution) =>
    list(solution).flat(),
  );
  const { caseSets, units } = result.document;
  const { system } = units;
  const force = format.unit('force', system);
  const isInclined = caseSets.some(({ angle }) => angle !== 0);
  return (
    <Panel title={t('reactions.title')}>
      <Tight
        ref={box}
        $isFaint={result.standing !== 'recorded'}
        data-stale={result.standing === 'stale' || undefined}
      >
        <p>{t('reactions.refused')}</p>
        <ReactionTable
          caption={t('reactions.caption')}
          heads={[
            { name: t('reactions.support') },
            ...(isCompared ? [{ name: t('results.set') }] : []),
            { name: <i>x</i> },
            { name: t(isInclined ? 'reactions.along' : 'reactions.horizontal'), unit: force },
            { name: t(isInclined ? 'reactions.across' : 'reactions.vertical'), unit: force },
            { name: t('reactions.moment'), unit: format.unit('moment', system) },
          ]}
          rows={rows}
        />
      </Tight>
      {isInclined ? <SpaceReactions result={result} /> : null}
    </Panel>
  );
}

/** Loaded with the first inclined beam, because few are. */
const SpaceReactions = createLate(loadParts, 'SpaceReactions');

function greatestOf(values: readonly number[]): number {
  return Math.max(0, ...values.map(Math.abs));
}

const Tight = styled(Faint)`
  & > p {
    display: none;
    margin: 0;
  }
  &:is([data-live-refused], [data-stale]) > p {
    display: block;
  }
  & th,
  & td {
    padding-inline: ${vars.space1};
  }
`;
