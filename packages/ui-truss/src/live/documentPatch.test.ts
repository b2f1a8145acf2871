import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyTrussEdit } from '../../test/anyTrussEdit.ts';
import { triangle } from '../../test/triangle.ts';
import { applyPatch, tellPatch } from './documentPatch.ts';

test('a thread that is told the changes alone holds the same document after any edits', () => {
  fc.assert(
    fc.property(fc.array(anyTrussEdit(), { maxLength: 12 }), (edits) => {
      let document = triangle;
      let held = applyPatch({}, structuredClone(tellPatch({}, document)));
      for (const edit of edits) {
        const edited = edit(document).document;
        held = applyPatch(held, structuredClone(tellPatch(document, edited)));
        document = edited;
        expect(held).toEqual(document);
      }
    }),
  );
});

test('of one moved joint among thousands only that joint is told, of one rod more only that rod', () => {
  const joints = Array.from({ length: 5000 }, (_, k) => ({ ...triangle.joints[0], x: k }));
  const before = { joints, links: triangle.links, title: 'Roof' };
  const [joint, link] = [
    { ...joints[7], y: 1 },
    { i: 0, j: 4999 },
  ];
  const after = {
    joints: joints.with(7, joint as (typeof joints)[number]),
    links: [...triangle.links, link],
  };
  expect(tellPatch(before, after)).toEqual({
    fields: {},
    lists: { joints: { entries: [[7, joint]] }, links: { start: 3, removed: 0, added: [link] } },
    dropped: ['title'],
  });
});
