import { type KeyboardEvent, useId } from 'react';
import { styled } from 'styled-components';
import { type BeamSet, type Diagram, type EnvelopeBorder, valueAt } from '@eecs/solver-core';
import { DataTable, TRACE_KEYS, findGoverning, useText, vars } from '@eecs/ui-kit';
import type { SetLook } from '@eecs/ui-kit/editor';
import { isKey } from '../../keys/beamKeys.ts';
import type { ExploreRow } from './exploreRows.ts';
import type { Envelopes } from './figure.ts';
import { exploreMessages } from './exploreMessages.ts';
import { LineSample } from './LineSample.tsx';

export interface ReadOutProps {
  readonly rows: readonly ExploreRow[];
  readonly sets: readonly {
    readonly look: SetLook;
    readonly title: string;
    readonly results: BeamSet;
    readonly isChosen: boolean;
  }[];
  /** The envelope of the sets, if it is drawn. */
  readonly envelopes: Envelopes | null;
  /** The place of the cursor, in the document's length unit. */
  readonly x: number;
  /** The visible part of the beam, in the same unit. */
  readonly range: readonly [number, number];
  /** Places of extremes for the keys, ascending. */
  readonly stops: readonly number[];
  /** Margins left and right of the chart's axis, px, along which the slider runs. */
  readonly insets: { readonly left: number; readonly right: number };
  readonly onMove: (x: number) => void;
  readonly writeX: (x: number) => string;
  readonly writeValue: (row: ExploreRow, value: number) => string;
}

/** The numbers at one place of the beam, moved by the pointer over the chart, the slider and its keys. */
export function ReadOut({
  rows,
  sets,
  envelopes,
  x,
  range,
  stops,
  insets,
  onMove,
  writeX,
  writeValue,
}: ReadOutProps) {
  const t = useText(exploreMessages);
  const id = useId();
  const readAt = (row: ExploreRow, diagram: Diagram): string => {
    const [left, right] = readSides(diagram, x).map((value) => writeValue(row, value));
    return left === right ? `${left}` : `${left} | ${right}`;
  };
  const read = (row: ExploreRow, results: BeamSet): string => readAt(row, results[row.key]);
  const readBorder = (row: ExploreRow, border: EnvelopeBorder): string =>
    `${readAt(row, border.diagram)} (${sets[findGoverning(border, { x })]?.look.number})`;
  const spoken = sets.find(({ isChosen }) => isChosen) ?? sets[0];

  function handleKeyDown(event: KeyboardEvent): void {
    if (!isKey(event, 'traceExtreme')) return;
    event.preventDefault();
    const isNext = TRACE_KEYS.nextStop.some((key) => key === event.key);
    const stop = isNext ? stops.find((place) => place > x) : stops.findLast((place) => place < x);
    if (stop !== undefined) onMove(stop);
  }

  return (
    <Area>
      <Place>
        <label htmlFor={id}>{t('place')}</label>
        <output htmlFor={id}>{writeX(x)}</output>
        <input
          id={id}
          type="range"
          min={range[0]}
          max={range[1]}
          // Any step: a place found by the pointer, or a stop, keeps its last digit.
          step="any"
          value={x}
          style={{ marginLeft: insets.left - THUMB_PX / 2, marginRight: insets.right - THUMB_PX / 2 }}
          aria-valuetext={
            spoken === undefined
              ? writeX(x)
              : `${writeX(x)}: ${rows.map((row) => `${row.symbol} ${read(row, spoken.results)}`).join(', ')}`
          }
          onChange={(event) => onMove(Number(event.currentTarget.value))}
          onKeyDown={handleKeyDown}
        />
      </Place>
      <DataTable caption={t('readOut')}>
        <thead>
          <tr>
            <th scope="col">{t('diagram')}</th>
            {sets.map(({ look, title }) => (
              <th key={look.number} scope="col" data-numeric="" title={title}>
                <Head>
                  <LineSample look={look} /> {look.number}
                </Head>
              </th>
            ))}
            {envelopes === null
              ? null
              : BORDERS.map((name) => (
                  <th key={name} scope="col" data-numeric="">
                    {t(name)}
                  </th>
                ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{t(`row.${row.key}`)}</th>
              {sets.map(({ look, results }) => (
                <td key={look.number} data-numeric="">
                  {read(row, results)}
                </td>
              ))}
              {BORDERS.map((name) => {
                const border = envelopes?.get(row.key)?.[name];
                return border === undefined ? null : (
                  <td key={name} data-numeric="">
                    {readBorder(row, border)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </DataTable>
    </Area>
  );
}

const BORDERS = ['max', 'min'] as const;

/** The approximate width of a slider's thumb, whose middle is at the ends of the axis. */
const THUMB_PX = 16;

/** Returns the values left and right of a place: they differ only at an inner jump. */
function readSides(diagram: Diagram, x: number): readonly [number, number] {
  const jump = diagram.jumps.find((candidate) => candidate.x === x);
  if (jump !== undefined) return [jump.left, jump.right];
  const value = valueAt(diagram, x);
  return [value, value];
}

const Area = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space2};
`;

const Place = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0 ${vars.space2};

  & > input {
    grid-column: 1 / -1;
    grid-row: 1;
    min-height: ${vars.hit};
    accent-color: ${vars.accent};
    cursor: pointer;
  }
  & > output {
    font-family: ${vars.fontMono};
    font-weight: 600;
  }
`;

const Head = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${vars.space1};
`;
