import { styled } from 'styled-components';
import { createLate, useFormat, useKitAtomValue, vars } from '@eecs/ui-kit';
import { useLiveTexts } from '@eecs/ui-kit/editor';
import { loadCombinations } from '../late/loadCombinations.ts';
import {
  type ShownResult,
  isComparedAtom,
  liveFeedAtom,
  shownResultAtom,
  shownSetAtom,
} from '../live/beamLive.ts';
import { useWorkspaceText } from '../messages/workspaceMessages.ts';
import { RESULT_ROWS, type TitledRow, pickDiagram } from '../naming/resultRows.ts';
import { useRowSymbol } from '../naming/useRowSymbol.ts';
import { deflectionLimitAtom } from '../state/look.ts';
import type { Solution } from '../state/sessionAtoms.ts';
import { shownCombinedAtom } from '../studies/combining/combining.ts';
import { findUtilisation } from '../statics/utilisation.ts';
import { findGreatestDeflection } from '../statics/greatestDeflection.ts';

/** In the usual order of interest. */
const IDS = ['M', 'Q', 'deflection'] as const;

/**
 * The governing numbers, in one line below the title: the greatest moment, shear force and deflection, the ratio to the
 * span, and the utilisation of the limit; over all case sets if these are shown. It follows a drag, and takes no room,
 * because it is in the gap above the board.
 */
export function GoverningStrip() {
  const result = useKitAtomValue(shownResultAtom);
  const combined = useKitAtomValue(shownCombinedAtom);
  if (combined !== null) {
    return (
      <Words data-governing={combined.isStale ? 'stale' : 'preview'}>
        <CombinedStrip shown={combined} />
      </Words>
    );
  }
  return result === null ? null : <Strip result={result} />;
}

/** Loaded when combinations are first shown. */
const CombinedStrip = createLate(loadCombinations, 'CombinedStrip', { isQuiet: true });

function Strip({ result }: { readonly result: ShownResult }) {
  const t = useWorkspaceText();
  const format = useFormat();
  const shown = useKitAtomValue(shownSetAtom);
  const isCompared = useKitAtomValue(isComparedAtom);
  const limit = useKitAtomValue(deflectionLimitAtom);
  const symbolOf = useRowSymbol();

  function write(solution: Solution): readonly string[] {
    const { document, answer } = solution;
    const { system } = document.units;
    const indices = isCompared ? [...answer.sets.keys()] : [shown];
    const texts = listRows().map((row) => {
      const found = indices.flatMap((index) => {
        const diagram = pickDiagram(row, solution, { index, isPassing: true });
        if (diagram === null) return [];
        return [diagram.max, diagram.min].map((point) => ({ ...point, index }));
      });
      const [first, ...rest] = found;
      if (first === undefined) return '–';
      const most = rest.reduce((a, b) => (Math.abs(b.value) > Math.abs(a.value) ? b : a), first);
      const quantity = answer.isReal ? row.real : row.scaled;
      const values = {
        value: format.results({ quantity, system, greatest: Math.abs(most.value) }).write(most.value),
        // In one line all places are as short as computed ones.
        x: format.place(most.x, { system, span: document.L, isFound: true }),
        number: most.index + 1,
      };
      return t(isCompared ? 'governing.ofSet' : 'governing.at', values);
    });
    return [...texts, writeShare(solution, indices)];
  }

  function writeShare({ document, answer }: Solution, indices: readonly number[]): string {
    const sets = indices.flatMap((index) => answer.sets[index] ?? []);
    if (!answer.isReal || sets.length === 0) return '';
    const found = sets
      .map(({ deflection }) => findGreatestDeflection(deflection, document))
      .flatMap(({ ratio, own }, at) => (ratio === null ? [] : [{ n: Math.floor(ratio), own, at }]))
      .toSorted((a, b) => a.n - b.n);
    // The greatest ratio may belong to another set than the greatest deflection.
    const ofSet = (share: string, at: number): string =>
      isCompared ? t('governing.judged', { used: share, number: (indices[at] ?? 0) + 1 }) : share;
    const uses = sets.map(({ deflection }) => findUtilisation(document, { limit, deflection }));
    const most = Math.max(...uses);
    const percent = Math.ceil(100 * most);
    const judged = indices[uses.indexOf(most)] ?? 0;
    const used = t(percent > 100 ? 'governing.over' : 'governing.used', { percent, n: limit });
    return [
      ...found
        .slice(0, 1)
        .map(({ n, own, at }) =>
          ofSet(t(own === null ? 'governing.share' : 'governing.ownShare', { n }), at),
        ),
      // The deflection is checked in one set, which may be a set of ultimate loads.
      ...(limit === 0
        ? []
        : [answer.sets.length < 2 ? used : t('governing.judged', { used, number: judged + 1 })]),
    ].join(' · ');
  }

  const texts = write(result);
  const box = useLiveTexts<HTMLDivElement, Solution>(liveFeedAtom, texts, write);
  return (
    <Words ref={box} role="group" aria-label={t('governing.label')} data-governing={result.standing}>
      {listRows().map(({ id, symbol }, at) => (
        <span key={id}>
          <i>{symbolOf(symbol)}</i> <span data-live-text="">{texts[at]}</span>
        </span>
      ))}
      <span data-live-text="">{texts[IDS.length]}</span>
    </Words>
  );
}

function listRows(): readonly TitledRow[] {
  return IDS.flatMap((id) => RESULT_ROWS.filter((row) => row.id === id));
}

/** The strip has no space of its own, because its container has only a gap above it. */
const Words = styled.div`
  position: absolute;
  inset: auto 0 0 ${vars.space1};
  display: flex;
  gap: ${vars.space3};
  overflow: hidden;
  color: ${vars.inkMuted};
  font-size: ${vars.text1};
  line-height: 15px;
  white-space: nowrap;
  pointer-events: none;

  &[data-governing='stale'] {
    opacity: 0.5;
  }
`;
