import { renderToStaticMarkup } from 'react-dom/server';
import type { TrussCase } from '@eecs/solver-core/truss';
import { WidgetRoot } from '@eecs/ui-kit';
import { expect, test } from 'vitest';
import { bracket } from '../../../test/bracket.ts';
import { SolvedTruss } from '../../../test/SolvedTruss.tsx';
import { RodsRoom } from './RodsRoom.tsx';
import { setLengthFactor, setRodLimits } from './editRodLimits.ts';

const steel: TrussCase = {
  ...bracket,
  links: bracket.links.map((link) => ({ ...link, materialIndex: 0, sectionIndex: 0 })),
  materials: [{ name: 'S235', E: 210_000, nu: 0.3, strength: { tension: 235 } }],
  sections: [{ className: 'roundpipe', label: 'CHS', Dy: 114.3, tw: 5 }],
};

function read(document: TrussCase): string {
  const html = renderToStaticMarkup(
    <WidgetRoot>
      <SolvedTruss document={document}>
        <RodsRoom />
      </SolvedTruss>
    </WidgetRoot>,
  );
  return html.replace(/<style[^>]*>.*?<\/style>|<[^>]*>|\u2060/gs, '').replace(/\s/gu, ' ');
}

test('without factors pressed rods are named as not judged, pulled ones are judged', () => {
  const text = read(setRodLimits(steel, { standard: 'EN 1993-1-1' }).document);
  expect(text).toContain('compressed, and the effective length factors about y and z are not given');
  expect(text).toContain('tension');
});

test('with factors every rod stands beside its resistance', () => {
  const all = new Set(steel.links.keys());
  const named = setRodLimits(steel, { standard: 'EN 1993-1-1' }).document;
  const held = setLengthFactor(named, all, { axis: 'y', value: 1 }).document;
  const text = read(setLengthFactor(held, all, { axis: 'z', value: 1 }).document);
  expect(text).not.toContain('Not checked');
  expect(text).toContain('All rods that are checked can carry their forces.');
  expect(text).toMatch(/buckling about [yz], curve c/);
});
