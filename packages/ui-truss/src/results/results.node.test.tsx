import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { TrussCase } from '@eecs/solver-core/truss';
import { type KitStore, WidgetRoot } from '@eecs/ui-kit';
import { expect, test } from 'vitest';
import { bracket } from '../../test/bracket.ts';
import { SolvedTruss } from '../../test/SolvedTruss.tsx';
import { createPrattTruss } from '../examples/createPrattTruss.ts';
import { chosenSetAtom } from '../state/sessionAtoms.ts';
import { BalanceRoom } from './tables/BalanceRoom.tsx';
import { ForceTable } from './tables/ForceTable.tsx';

/** Returns the text of a part that shows the results of a truss, with plain spaces. */
function read(document: TrussCase, part: ReactNode, begin?: (store: KitStore) => void): string {
  const html = renderToStaticMarkup(
    <WidgetRoot>
      <SolvedTruss document={document} {...(begin === undefined ? {} : { begin })}>
        {part}
      </SolvedTruss>
    </WidgetRoot>,
  );
  // The value of a selected option is kept in brackets.
  return html
    .replace(/<option value="([^"]*)" selected="">/g, '[$1]')
    .replace(/<style[^>]*>.*?<\/style>|<[^>]*>|\u2060/gs, '')
    .replace(/\s/gu, ' ');
}

test('all sets stand side by side with the extremes and the sets that govern them', () => {
  const text = read(bracket, <ForceTable />, (store) => store.set(chosenSetAtom, 'all'));
  // The strut carries 5/3 P.
  expect(text).toContain('1–5−20.00010.00010.000 (2)−20.000 (1)');
  expect(text).toMatch(/in set 1/);
});

test('a rod without force is explained by the rule of its joint', () => {
  expect(read(bracket, <ForceTable />)).toContain(
    'Joint 4 has no load, and of its three rods two lie in one line: the third carries no force.',
  );
});

test('the balance of the whole is written out, with the checks of a solved truss', () => {
  const text = read(bracket, <BalanceRoom />);
  expect(text).toMatch(/ΣY.*−12\.00012\.0000\.000 ✓/);
  expect(text).toContain('All checks passed.');
});

test('where the supports are numbered late, moments are about the first of them', () => {
  const girder = createPrattTruss({ panels: 6, panelLength: 3, height: 3, load: 1000 });
  const last = girder.joints.length - 1;
  const turned: TrussCase = {
    ...girder,
    joints: girder.joints.toReversed(),
    links: girder.links.map((link) => ({ ...link, i: last - link.i, j: last - link.j })),
  };
  const first = turned.joints.findIndex(({ anchor }) => anchor !== 0);
  expect(first).toBeGreaterThan(1);
  expect(read(turned, <BalanceRoom />)).toContain(`[${first}]`);
});
