import { renderToStaticMarkup } from 'react-dom/server';
import type { BeamCase } from '@eecs/solver-core';
import { type KitStore, WidgetRoot, useKitAtomValue } from '@eecs/ui-kit';
import { expect, test } from 'vitest';
import { SolvedBeam } from '../../test/SolvedBeam.tsx';
import { beamExamples } from '../examples/beamExamples.ts';
import { readExample } from '../examples/readExample.ts';
import { shownResultAtom } from '../live/beamLive.ts';
import { chosenSetAtom } from '../state/sessionAtoms.ts';
import { Reactions } from './Reactions.tsx';
import { SpaceReactions } from './SpaceReactions.tsx';

const { inclinedRafter } = beamExamples;

/** Both tables: in the editor the second one is loaded late, for an inclined beam. */
function Shown() {
  const result = useKitAtomValue(shownResultAtom);
  if (result === null) return null;
  return (
    <>
      <Reactions result={result} />
      <SpaceReactions result={result} />
    </>
  );
}

/** Returns the cells of the tables of reactions, by table and row: the headings, then the rows. */
function listTables(document: BeamCase, begin?: (store: KitStore) => void): string[][][] {
  const html = renderToStaticMarkup(
    <WidgetRoot>
      <SolvedBeam document={document} {...(begin === undefined ? {} : { begin })}>
        <Shown />
      </SolvedBeam>
    </WidgetRoot>,
  );
  return [...html.matchAll(/<table.*?<\/table>/gs)].map(([table]) =>
    [...table.matchAll(/<tr.*?<\/tr>/gs)].map(([row]) =>
      [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) =>
        cell
          .replace(/<[^>]*>|\u2060/g, '')
          .replace(/\s/gu, ' ')
          .trim(),
      ),
    ),
  );
}

test('a sloping beam has reactions along and across it, and horizontal and vertical ones', () => {
  const [own, space] = listTables(inclinedRafter);
  // q = 1.6 kN/m vertically on 5 m at 30°: along q sin 30° L = 4 kN, across q cos 30° L / 2 = 3.464 kN.
  expect(own).toEqual([
    ['Support', 'x', 'Along beamkN', 'Across beamkN', 'MomentkN·m'],
    ['A', '0 m', '4.000', '3.464', '0.000'],
    ['B', '5 m', '0.000', '3.464', '0.000'],
  ]);
  // B acts perpendicular to the rafter with q cos 30° L/2, A takes the rest of 8 kN vertically.
  expect(space).toEqual([
    ['Support', 'HorizontalkN', 'VerticalkN'],
    ['A', '1.732', '5.000'],
    ['B', '−1.732', '3.000'],
  ]);
});

test('compared case sets have reactions in space only where they have an angle', () => {
  const [, space] = listTables(inclinedRafter, (store) => store.set(chosenSetAtom, 'all'));
  // The wind has no angle; the combination is 1.35 times the first plus 0.9·0.6·5/2 = 1.35 kN of transverse wind at
  // each end.
  const [s, c] = [1.35 * 0.5, 1.35 * (Math.sqrt(3) / 2)];
  const signed = (value: number): string => value.toFixed(3).replace('-', '−');
  expect(space?.slice(1)).toEqual([
    ['A', '1', '1.732', '5.000'],
    ['B', '1', '−1.732', '3.000'],
    ['A', '3', signed(1.35 * Math.sqrt(3) - s), signed(1.35 * 5 + c)],
    ['B', '3', signed(-1.35 * Math.sqrt(3) - s), signed(1.35 * 3 + c)],
  ]);
});

test('the reactions of a beam of 5 mm are not rounded to zero', () => {
  const tiny = readExample('twoSpans', {
    schema: 1,
    L: 0.005,
    selfWeight: false,
    supports: [
      { className: 'fixed', x: 0 },
      { className: 'simple', x: 0.005 },
    ],
    loads: [{ className: 'ShearLoad', x: 0.0012345, c: [-1] }],
  }) satisfies BeamCase;
  const [own] = listTables(tiny);
  // R(0) = 1 N · (5 - 1.2345)/5, R(5 mm) = 1 N · 1.2345/5.
  expect(own?.slice(1).map((row) => [row[1], row[3]])).toEqual([
    ['0 m', '0.0007531'],
    ['0.005 m', '0.0002469'],
  ]);
});
