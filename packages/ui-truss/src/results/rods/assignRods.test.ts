import { expect, test } from 'vitest';
import { bracket } from '../../../test/bracket.ts';
import { assignRods } from './assignRods.ts';
import { describeRodBasis } from './describeRodBasis.ts';

const bar = (Dy: number) => ({ className: 'circle', label: `D${Dy}`, Dy }) as const;
const document = {
  ...bracket,
  links: bracket.links.map((link, index) => ({ ...link, sectionIndex: index < 3 ? 0 : 1 })),
  sections: [bar(10), bar(12), bar(99)],
};
const labelsOf = ({ links, sections }: typeof bracket) =>
  links.map(({ sectionIndex }) => sections[sectionIndex]?.label);

test('a section that no rod uses any more leaves the document, one that nobody used stays', () => {
  const next = assignRods(document, [{ links: [0, 1, 2], section: bar(20) }]);
  expect(next.sections.map(({ label }) => label)).toEqual(['D12', 'D99', 'D20']);
  expect(labelsOf(next)).toEqual(['D20', 'D20', 'D20', 'D12', 'D12', 'D12']);
});

test('a section of which other rods have need stays, and an equal one is not added again', () => {
  const next = assignRods(document, [{ links: [0], section: bar(12) }]);
  expect(next.sections.map(({ label }) => label)).toEqual(['D10', 'D12', 'D99']);
  expect(labelsOf(next)).toEqual(['D12', 'D10', 'D10', 'D12', 'D12', 'D12']);
});

test('groups get their sections together', () => {
  const next = assignRods(document, [
    { links: [0, 1, 2], section: bar(12) },
    { links: [3, 4, 5], section: bar(20) },
  ]);
  expect(next.sections.map(({ label }) => label)).toEqual(['D12', 'D99', 'D20']);
  expect(labelsOf(next)).toEqual(['D12', 'D12', 'D12', 'D20', 'D20', 'D20']);
});

test('an answer holds for other sections of the searched rods, and not for those of other rods', () => {
  const groups = [[0, 1, 2]];
  const basis = describeRodBasis(document, groups);
  expect(describeRodBasis(assignRods(document, [{ links: [0, 1, 2], section: bar(20) }]), groups)).toBe(
    basis,
  );
  expect(describeRodBasis({ ...document, title: 'other' }, groups)).toBe(basis);
  expect(describeRodBasis(assignRods(document, [{ links: [5], section: bar(20) }]), groups)).not.toBe(basis);
  expect(describeRodBasis(document, [[0, 1]])).not.toBe(basis);
  const longer = document.joints.map((joint, index) => (index === 2 ? { ...joint, x: 5 } : joint));
  expect(describeRodBasis({ ...document, joints: longer }, groups)).not.toBe(basis);
});
