import { expect, test } from 'vitest';
import type { CrossSection, SectionPart } from '../../model/common/document.ts';
import { listBodies } from './listBodies.ts';

const plate = (place: Partial<SectionPart>): SectionPart => ({
  className: 'rectangle',
  b: 100,
  h: 10,
  y: 0,
  z: 0,
  alpha: 0,
  flip: false,
  ...place,
});
const build = (parts: readonly SectionPart[], connection: CrossSection['connection']): CrossSection => ({
  className: 'builtup',
  label: '',
  parts,
  ...(connection && { connection }),
});

test('welded parts that touch along sides hold together, in a point or not at all they stand apart', () => {
  const parts = [plate({}), plate({ z: 10 }), plate({ y: 100, z: 20 }), plate({ z: 60 })];
  expect(listBodies(build(parts, 'welded'))).toEqual([[0, 1], [2], [3]]);
});

test('parts that battens or lacing hold stand apart each', () => {
  expect(listBodies(build([plate({}), plate({ z: 10 })], 'laced'))).toEqual([[0], [1]]);
  expect(listBodies(build([plate({}), plate({ z: 10 })], undefined))).toEqual([[0], [1]]);
});

test('parts over each other are no bodies', () => {
  expect(listBodies(build([plate({}), plate({ z: 5 })], 'welded'))).toBeNull();
});
