import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type KitStore, WidgetRoot } from '@eecs/ui-kit';
import { expect, test } from 'vitest';
import { SolvedTruss } from '../../test/SolvedTruss.tsx';
import { type TrussExampleName, createTrussExample } from '../starters/trussExamples.ts';
import { cutAtom } from '../state/cut.ts';
import { selectionAtom } from '../state/selection.ts';
import { EquationsRoom } from './EquationsRoom.tsx';
import { JointRoom } from './JointRoom.tsx';
import { MohrRoom } from './MohrRoom.tsx';
import { readRods } from './readRods.ts';
import { SectionRoom } from './SectionRoom.tsx';

const AGREES = 'agrees with the solver';

/** Returns the markup of a room for an example, without styles and with plain spaces. */
function draw(name: TrussExampleName, room: ReactNode, begin?: (store: KitStore) => void): string {
  const html = renderToStaticMarkup(
    <WidgetRoot>
      <SolvedTruss document={createTrussExample(name)} {...(begin === undefined ? {} : { begin })}>
        {room}
      </SolvedTruss>
    </WidgetRoot>,
  );
  return html.replace(/<style[^>]*>.*?<\/style>/gs, '').replace(/\s/gu, ' ');
}

const countIn = (html: string, text: string): number => html.split(text).length - 1;
const writeText = (html: string): string => html.replace(/<[^>]*>|\u2060/g, '');

const cutBy =
  (name: TrussExampleName, rods: string) =>
  (store: KitStore): void => {
    const { links } = readRods(rods, createTrussExample(name).links);
    store.set(cutAtom, { rods: links.map((link) => ({ link, share: 0.5 })), joint: null });
  };

const choose =
  (joint: number) =>
  (store: KitStore): void =>
    store.set(selectionAtom, [{ kind: 'joint', index: joint - 1 }]);

test('a cut of four rods writes each equation once and reports why it does not give all', () => {
  const html = draw('k', <SectionRoom />, cutBy('k', '2–3, 8–9, 2–13, 8–13'));
  expect(html).toMatch(/this cut alone cannot determine them all/);
  const laws = [...html.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, law = '']) => writeText(law));
  expect(laws.length).toBeGreaterThan(1);
  expect(new Set(laws).size).toBe(laws.length);
  expect(countIn(html, AGREES)).toBeGreaterThan(1);
  expect(html).not.toContain('✗');
});

test('a cut that leaves the parts connected is refused with that reason', () => {
  expect(draw('pratt', <SectionRoom />, cutBy('pratt', '9-10, 3-4'))).toContain('are still connected');
});

test('a joint is worked out with the joints before it', () => {
  const html = draw('pratt', <JointRoom />, choose(1));
  expect(html).toContain('1. The whole truss');
  // The end post of the girder, inclined by 45°, under a reaction of 25 kN.
  expect(html).toContain('<b>−35.355</b>');
  expect(countIn(html, AGREES)).toBe(5);
});

test('a joint in space has three equations', () => {
  const html = draw('tetrahedron', <JointRoom />, choose(4));
  expect(html).toContain('Forces along z, kN');
  // Three legs that rise by 4 over 2: 30/3 kN vertically, times √20/4 along each.
  expect(countIn(html, '<b>−11.180</b>')).toBe(3);
});

test('the displacement of a joint is summed rod by rod as Mohr does', () => {
  const html = draw('jib', <MohrRoom />);
  // A jib of 4 m and a tie of 5 m under 20 kN: (N, n̄) = (-80/3, 4/3) and (100/3, -5/3) with EA = 210 GPa · π · 109.3
  // mm · 5 mm, so that 20 kN · (4·16 + 5·25)/9 m over EA is 1.165 mm. Only forces cause displacements: the sum is
  // written once.
  expect(countIn(writeText(html), '−1.165 mm')).toBe(1);
  expect(countIn(html, AGREES)).toBe(1);
  expect(writeText(html)).toMatch(/2–3.*33\.333−1\.6667/);
});

test('the equations of a small truss are whole', () => {
  const html = writeText(draw('jib', <EquationsRoom />));
  expect(html).toContain('6 unknowns, 6 equations');
  // Vertically only the tie carries the load: its sine is 3/5.
  expect(html).toMatch(/Joint 3 along y-?−?.*0\.6/);
  expect(html).toMatch(/N2–3 = 33\.333/);
});
