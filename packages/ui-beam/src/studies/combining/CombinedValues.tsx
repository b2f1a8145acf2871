import { useId, useState } from 'react';
import type { BeamEffect, BeamSituation } from '@eecs/solver-core/combinations';
import { styled } from 'styled-components';
import { Button, useFormat, useKitAtom, useKitAtomValue, vars } from '@eecs/ui-kit';
import { useCombinationWords, useLeaveByEsc } from '@eecs/ui-kit/editor';
import { RESULT_ROWS, type ResultRow } from '../../naming/resultRows.ts';
import { useRowSymbol } from '../../naming/useRowSymbol.ts';
import { openRowsAtom } from '../../state/openRows.ts';
import { cursorAtom } from '../../state/passing.ts';
import { Proof } from './Proof.tsx';
import { ReachablePairs } from './ReachablePairs.tsx';
import { SpanValues } from './SpanValues.tsx';
import { type ShownCombined, chosenSituationsAtom, shownCombinationAtom } from './combining.ts';
import { useCombiningText } from './combiningMessages.ts';
import { type ListedValue, listValues } from './listValues.ts';
import { useCursorPlace } from './useCursorPlace.ts';

/**
 * The governing values of the open diagrams, each with its combination, the simultaneous effects, a button that shows
 * the combination by itself, and the proof. While a place is read, the values there replace those of the whole beam in
 * the same room, so that nothing below moves with the cursor.
 */
export function CombinedValues({ shown }: { readonly shown: ShownCombined }) {
  const t = useCombiningText();
  const format = useFormat();
  const x = useCursorPlace(useKitAtomValue(cursorAtom));
  const { document, isStale } = shown;
  const [alone, show] = useKitAtom(shownCombinationAtom);
  const leave = useLeaveByEsc(alone === null ? null : () => show(null));
  return (
    <Box onKeyDown={leave} aria-label={t('values')} data-stale={isStale || undefined} data-combined-values="">
      <Whole data-covered={x !== null || undefined}>
        <h4>{t('values')}</h4>
        <Values shown={shown} x={null} />
        <SpanValues shown={shown} />
        <ReachablePairs shown={shown} />
      </Whole>
      {x === null ? null : (
        <Cover data-combined-at="">
          <h4>
            {t('at', {
              x: format.place(x, { system: document.units.system, span: document.L, isFound: true }),
            })}
          </h4>
          <Values shown={shown} x={x} />
        </Cover>
      )}
    </Box>
  );
}

/** The values of the whole beam, or at a place. */
function Values({ shown, x }: { readonly shown: ShownCombined; readonly x: number | null }) {
  const open = useKitAtomValue(openRowsAtom);
  const chosen = useKitAtomValue(chosenSituationsAtom);
  const rows = RESULT_ROWS.filter(({ id }) => open.has(id));
  return (
    <List>
      {listValues(shown.beam, rows, { chosen, x }).map((value) => (
        <Value key={`${value.effect} ${value.kind}`} value={value} shown={shown} isAt={x !== null} />
      ))}
    </List>
  );
}

interface ValueProps {
  readonly value: ListedValue;
  readonly shown: ShownCombined;
  /** Whether the value is that at the cursor. */
  readonly isAt: boolean;
}

function Value({ value, shown, isAt }: ValueProps) {
  const t = useCombiningText();
  const format = useFormat();
  const words = useCombinationWords();
  const symbolOf = useRowSymbol();
  const [alone, show] = useKitAtom(shownCombinationAtom);
  const [isProved, setProved] = useState(false);
  const id = useId();
  const { row, kind, situation, point, combination, named, effect } = value;
  const { document, beam } = shown;
  const { system } = document.units;
  const write = (of: Pick<ResultRow, 'real'>, size: number): string =>
    format.results({ quantity: of.real, system, greatest: Math.abs(size) }).write(size);
  const told = `${symbolOf(row.symbol)} ${t(kind)} ${write(row, point.value)}`;
  const beside = RESULT_ROWS.flatMap((other) => {
    const size = other.id === effect ? undefined : point.coincident[other.id as typeof effect];
    // An effect that the beam does not have is left out.
    return size === undefined ||
      greatestOf(situation, other.id as typeof effect) === 0 ||
      !BESIDE.has(other.id)
      ? []
      : [
          `${symbolOf(other.symbol)} = ${write(other, Math.abs(size) < DUST * greatestOf(situation, other.id as typeof effect) ? 0 : size)}`,
        ];
  });
  const name = combination === null ? situation.situation : situation.combinations[combination]!.id;
  const isAlone = alone?.situation === situation.situation && alone.combination === combination;
  return (
    <li>
      <span>
        <i>{symbolOf(row.symbol)}</i> {t(kind)} <strong>{write(row, point.value)}</strong>
        {isAt
          ? null
          : ` ${t('atPlace', { x: format.place(point.x, { system, span: document.L, isFound: true }) })}`}
      </span>
      <span>
        {combination === null ? (
          name
        ) : (
          <Button
            variant="quiet"
            aria-pressed={isAlone}
            aria-label={t('alone', { id: name })}
            title={t('alone', { id: name })}
            onClick={() => show(isAlone ? null : { situation: situation.situation, combination })}
          >
            {name}
          </Button>
        )}{' '}
        {named.label === '' ? t('byHand') : named.label}:{' '}
        {words.writeTerms(named.terms, situation.sources, document.caseSets)}
      </span>
      <small>{beside.length === 0 ? null : t('with', { list: beside.join(', ') })}</small>
      {isAt ? null : (
        <Button
          variant="quiet"
          aria-expanded={isProved}
          aria-controls={isProved ? id : undefined}
          aria-label={t('proofOf', { name: told })}
          onClick={() => setProved(!isProved)}
        >
          {t('proof')}
        </Button>
      )}
      {isProved && !isAt ? (
        <Proof
          id={id}
          value={value}
          plan={beam.plan}
          spans={beam.spans.length}
          document={document}
          write={(size) => write(row, size)}
        />
      ) : null}
    </li>
  );
}

/** Relative to the greatest value of an effect: a smaller value is rounding. */
const DUST = 1e-9;

function greatestOf({ effects }: BeamSituation, effect: BeamEffect): number {
  const found = effects[effect];
  return found === undefined
    ? 0
    : Math.max(Math.abs(found.max.extreme.value), Math.abs(found.min.extreme.value));
}

/** The effects shown beside a value. */
const BESIDE: ReadonlySet<string> = new Set(['N', 'Q', 'M', 'deflection']);

const Box = styled.section`
  position: relative;
  padding: ${vars.space2} ${vars.space3};
  border-top: 1px solid ${vars.hairline};

  & h4 {
    margin: 0 0 ${vars.space1};
    font-weight: 600;
  }
  &[data-stale] {
    opacity: 0.5;
  }
`;

const Whole = styled.div`
  &[data-covered] {
    visibility: hidden;
  }
`;

const Cover = styled.div`
  position: absolute;
  inset: 0;
  padding: ${vars.space2} ${vars.space3};
  overflow: hidden auto;
`;

const List = styled.ul`
  display: grid;
  gap: ${vars.space1};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${vars.space3};
    overflow-wrap: anywhere;
  }
  & > li > div {
    flex: 1 0 100%;
  }
  & small {
    color: ${vars.inkMuted};
  }
`;
