import { expect, test } from 'vitest';
import { readCase, triangle } from '../../../test/triangle.ts';
import { listBareRods } from './listBareRods.ts';

test('names the rods that lack a material or a cross-section by their joints', () => {
  const truss = readCase({
    ...triangle,
    links: triangle.links.map((link, at) =>
      at === 1 ? { ...link, materialIndex: 0, sectionIndex: 0 } : link,
    ),
    materials: [{ name: 'Steel', E: 210_000 }],
    sections: [{ label: 'Flat', className: 'rectangle', b: 20, h: 50 }],
  });
  expect(listBareRods(truss)).toBe('1–2, 3–1');
});
