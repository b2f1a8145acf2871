import { expect, test } from 'vitest';
import { writeSnippets } from './writeSnippets.ts';

const CHOICE = {
  kind: 'beam',
  locale: 'uk',
  theme: 'dark',
  units: 'si',
  isReadOnly: false,
  hide: [],
  height: 700,
} as const;
const PLACE = { origin: 'https://beams.example', title: 'Балка "1" & co' };

test('a frame and an element say what was chosen, and a title stays a title', () => {
  const { frame, element } = writeSnippets(CHOICE, PLACE);
  expect(frame).toBe(
    '<iframe src="https://beams.example/embed/msb#locale=uk&amp;theme=dark&amp;units=si" title="Балка &quot;1&quot; &amp; co" width="100%" height="700" style="border: 0"></iframe>',
  );
  expect(element).toBe(
    '<script src="https://beams.example/element/eecs-beam.js"></script>\n<eecs-beam locale="uk" theme="dark" units="si"></eecs-beam>',
  );
});

test('parts that are left out are named', () => {
  const { address, element } = writeSnippets({ ...CHOICE, hide: ['tables', 'status'] }, PLACE);
  expect(address).toBe('/embed/msb#locale=uk&theme=dark&units=si&hide=tables+status');
  expect(element).toContain(' hide="tables status">');
});

test('a read-only truss is marked as read only', () => {
  const { address, element } = writeSnippets({ ...CHOICE, kind: 'truss', isReadOnly: true }, PLACE);
  expect(address).toBe('/embed/truss#locale=uk&theme=dark&units=si&readonly=true');
  expect(element).toContain('<script src="https://beams.example/element/eecs-truss.js">');
  expect(element).toContain('<eecs-truss locale="uk" theme="dark" units="si" readonly="true">');
});

test('a frame has its own address and element', () => {
  const { address, element } = writeSnippets({ ...CHOICE, kind: 'frame' }, PLACE);
  expect(address).toBe('/embed/frame#locale=uk&theme=dark&units=si');
  expect(element).toContain('<eecs-frame locale="uk" theme="dark" units="si">');
});
