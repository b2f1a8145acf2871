import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyPatch, describePatch } from './documentPatch.ts';

/** An edit of a list as editors make it: untouched entries stay the same objects. */
const anyListEdit = fc
  .tuple(fc.constantFrom('put', 'take', 'change'), fc.nat(9), fc.integer())
  .map(([kind, place, value]) => (list: readonly object[]): readonly object[] => {
    const at = Math.min(place, list.length);
    if (kind === 'put') return list.toSpliced(at, 0, { value });
    if (kind === 'take') return list.toSpliced(at, 1);
    return list.map((entry, index) => (index === at ? { value } : entry));
  });

test('a thread that is told the changes alone holds the same document after any edits', () => {
  const anyEdit = fc.record({ joints: anyListEdit, links: anyListEdit, title: fc.string() });
  fc.assert(
    fc.property(fc.array(anyEdit, { maxLength: 12 }), (edits) => {
      let document: { title: string; joints: readonly object[]; links: readonly object[] } = {
        title: '',
        joints: [{}, {}],
        links: [],
      };
      let held = applyPatch({}, structuredClone(describePatch({}, document)));
      for (const { joints, links, title } of edits) {
        const edited = { title, joints: joints(document.joints), links: links(document.links) };
        held = applyPatch(held, structuredClone(describePatch(document, edited)));
        document = edited;
        expect(held).toEqual(document);
      }
    }),
  );
});

test('a small change among thousands of objects lists only the changed joint or the added rod', () => {
  const joints = Array.from({ length: 5000 }, (_, k) => ({ x: k, y: 0 }));
  const links = [
    { i: 0, j: 1 },
    { i: 1, j: 2 },
    { i: 2, j: 0 },
  ];
  const before = { joints, links, title: 'Roof' };
  const [joint, link] = [
    { ...joints[7], y: 1 },
    { i: 0, j: 4999 },
  ];
  const after = {
    joints: joints.with(7, joint as (typeof joints)[number]),
    links: [...links, link],
  };
  expect(describePatch(before, after)).toEqual({
    fields: {},
    lists: { joints: { entries: [[7, joint]] }, links: { start: 3, removed: 0, added: [link] } },
    dropped: ['title'],
  });
});
