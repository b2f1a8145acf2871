import { useMemo } from 'react';
import { useKitAtomValue } from '@eecs/ui-kit';
import { getSetLook, nameSet, useEditorText } from '@eecs/ui-kit/editor';
import { shownSetAtom } from '../../live/beamLive.ts';
import { useRowSymbol } from '../../naming/useRowSymbol.ts';
import { isEnvelopedAtom } from '../../state/look.ts';
import type { Solution } from '../../state/sessionAtoms.ts';
import type { ChartColors } from './chartColors.ts';
import { computeEnvelopes } from './computeEnvelopes.ts';
import { EXPLORE_ROWS, type ExploreRow } from './exploreRows.ts';
import type { Envelopes, ShownSet } from './figure.ts';
import { useHidden } from './useHidden.ts';

/** From this number of sets on, only the chosen one is drawn until others are ticked. */
const MANY_SETS = 5;

/** A case set that can be drawn, with its names. */
export interface NamedSet extends ShownSet {
  /** The title in the document, which may be empty. */
  readonly title: string;
  readonly label: string;
}

/** The drawn diagrams and case sets, and the functions that choose them. */
export interface ShownDiagrams {
  readonly rows: readonly ExploreRow[];
  /** All sets of the solution. */
  readonly sets: readonly NamedSet[];
  /** The sets that are drawn. */
  readonly shownSets: readonly NamedSet[];
  /** Null if no envelope is drawn. */
  readonly envelopes: Envelopes | null;
  readonly hiddenRows: ReadonlySet<ExploreRow['key']>;
  readonly toggleRow: (key: ExploreRow['key']) => void;
  readonly hiddenSets: ReadonlySet<number>;
  readonly toggleSet: (index: number) => void;
}

/** Returns the drawn diagrams and case sets; `colors` is null until they are known. */
export function useShownDiagrams({ document, answer }: Solution, colors: ChartColors | null): ShownDiagrams {
  const tEditor = useEditorText();
  const symbolOf = useRowSymbol();
  const chosen = useKitAtomValue(shownSetAtom);
  const isEnveloped = useKitAtomValue(isEnvelopedAtom);
  const { caseSets } = document;
  const [hiddenRows, toggleRow] = useHidden<ExploreRow['key']>(() => []);
  const [hiddenSets, toggleSet] = useHidden<number>(() =>
    answer.sets.length < MANY_SETS ? [] : [...answer.sets.keys()].filter((index) => index !== chosen),
  );
  const rows = useMemo(
    () =>
      EXPLORE_ROWS.filter(({ key }) => !hiddenRows.has(key)).map((row) => ({
        ...row,
        symbol: symbolOf(row.symbol),
      })),
    [hiddenRows, symbolOf],
  );
  const sets = useMemo(
    () =>
      answer.sets.map((results, index) => ({
        results,
        title: caseSets[index]?.title ?? '',
        label: nameSet(index, caseSets, tEditor),
        look: getSetLook(index, caseSets[index]?.color ?? '', {
          ink: colors?.ink ?? '',
          paper: colors?.paper ?? '',
        }),
        isChosen: index === chosen,
      })),
    [answer, caseSets, chosen, colors, tEditor],
  );
  const shownSets = useMemo(() => sets.filter((_, index) => !hiddenSets.has(index)), [sets, hiddenSets]);
  const envelopes = useMemo(
    () => (isEnveloped && shownSets.length > 1 ? computeEnvelopes(rows, shownSets) : null),
    [isEnveloped, rows, shownSets],
  );
  return { rows, sets, shownSets, envelopes, hiddenRows, toggleRow, hiddenSets, toggleSet };
}
