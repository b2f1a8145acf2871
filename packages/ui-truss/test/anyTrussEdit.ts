import type { TrussCase } from '@eecs/solver-core/truss';
import fc from 'fast-check';
import { setGap, setLinkLength } from '../src/editing/dimensions.ts';
import { moveLoadEnd, stepLoads } from '../src/editing/dragLoads.ts';
import { addTable } from '../src/editing/addTable.ts';
import type { Edit } from '../src/editing/edit.ts';
import { pickFragment } from '../src/editing/fragment.ts';
import { pasteFragment } from '../src/editing/paste.ts';
import { addGuide, changeGuide, moveGuides } from '../src/editing/guides.ts';
import { type LoadItem, type TrussItem, hasItem, isLoadItem } from '../src/editing/items.ts';
import { addJoint, moveJoints, placeJoint, setAnchor, setSettlement } from '../src/editing/joints.ts';
import { addLink, addRod, changeLinks } from '../src/editing/links.ts';
import { addJointLoads, addLinkLoads, changeJointLoad, changeLinkLoad } from '../src/editing/loads.ts';
import { removeItems } from '../src/editing/remove.ts';
import { splitAcross, splitLinkAt } from '../src/editing/split.ts';
import { alongWay, aroundCentre, atMirror, copyPart } from '../src/editing/transform.ts';
import { countIds } from './triangle.ts';

/** Generates any edit of a truss as a command, including senseless ones. */
export function anyTrussEdit(): fc.Arbitrary<(document: TrussCase) => Edit> {
  const newId = countIds();
  const index = fc.nat(9);
  const number = fc.integer({ min: -8, max: 8 }).map((halves) => halves / 2);
  const place = fc.record({ x: number, y: number, z: fc.constantFrom(0, 0, 0, 1) });
  const axis = fc.constantFrom('x', 'y', 'z');
  const force = fc.integer({ min: -9, max: 9 }).map((kilo) => kilo * 1000);
  const item: fc.Arbitrary<TrussItem> = fc.oneof(
    fc.record({ kind: fc.constantFrom('joint', 'link', 'guide'), index }),
    fc.record({ kind: fc.constant('jointLoad' as const), joint: index, index: fc.nat(2) }),
    fc.record({ kind: fc.constant('linkLoad' as const), link: index, index: fc.nat(2) }),
  );
  const items = fc.array(item, { maxLength: 5 });
  const indexes = fc.array(index, { maxLength: 5 }).map((list) => new Set(list));
  const verb = <T>(from: fc.Arbitrary<T>, make: (args: T, document: TrussCase) => Edit) =>
    from.map((args) => (document: TrussCase) => make(args, document));
  const known = (set: ReadonlySet<number>, list: readonly unknown[]): Set<number> =>
    new Set([...set].filter((at) => at < list.length));
  return fc.oneof(
    verb(place, (at, document) => addJoint(document, at, newId)),
    verb(fc.tuple(indexes, place, fc.boolean()), ([moved, by, isMerging], document) =>
      moveJoints(document, known(moved, document.joints), { by, isMerging }),
    ),
    verb(fc.tuple(index, place, fc.boolean()), ([at, to, isMerging], document) =>
      placeJoint(document, at, { to, isMerging }),
    ),
    verb(fc.tuple(index, index), ([i, j], document) => addLink(document, { i, j }, newId)),
    verb(fc.tuple(place, place), ([from, to], document) =>
      addRod(document, { from: { kind: 'place', place: from }, to: { kind: 'place', place: to } }, newId),
    ),
    verb(fc.tuple(index, fc.constantFrom(0.25, 0.5, 1 / 3)), ([at, share], document) => {
      const link = document.links[at];
      const [a, b] = [link && document.joints[link.i], link && document.joints[link.j]];
      const way = (p: number, q: number): number => p + (q - p) * share;
      const on = a && b ? { x: way(a.x, b.x), y: way(a.y, b.y), z: way(a.z, b.z) } : { x: 0, y: 0, z: 0 };
      return splitLinkAt(document, at, on, newId);
    }),
    verb(fc.array(index, { maxLength: 3 }), (chosen, document) => splitAcross(document, chosen, newId)),
    verb(items, (chosen, document) => removeItems(document, chosen)),
    verb(fc.tuple(indexes, axis, fc.boolean()), ([joints, of, isHeld], document) =>
      setAnchor(document, joints, { axis: of, isHeld }),
    ),
    verb(fc.tuple(index, axis, number), ([at, of, value], document) =>
      setSettlement(document, at, { axis: of, value }),
    ),
    verb(fc.tuple(indexes, force), ([joints, value], document) =>
      addJointLoads(document, joints, { value }, newId),
    ),
    verb(
      fc.tuple(index, force, fc.constantFrom('AxialLoad', 'ShearLoad', 'GenericLoad'), number),
      ([joint, value, className, alpha], document) =>
        changeJointLoad(document, { joint, index: 0 }, { value, className, alpha: alpha * 17 }),
    ),
    verb(fc.tuple(indexes, force), ([links, value], document) =>
      addLinkLoads(document, links, { value }, newId),
    ),
    verb(fc.tuple(index, force), ([link, value], document) =>
      changeLinkLoad(document, { link, index: 0 }, { y: [value, 0, value], alpha: 90 }),
    ),
    verb(fc.tuple(indexes, number), ([links, value], document) =>
      changeLinks(document, links, { dT: value, dL: value / 1000 }),
    ),
    verb(fc.tuple(place, place, fc.constantFrom('line', 'circle', 'ellipse')), ([from, to, kind], document) =>
      addGuide(document, { kind, from, to }, newId),
    ),
    verb(fc.tuple(index, fc.constantFrom('line', 'circle', 'ellipse'), number), ([at, kind, a], document) =>
      changeGuide(document, at, { kind, a }),
    ),
    verb(fc.tuple(indexes, place), ([guides, by], document) => moveGuides(document, guides, by)),
    verb(fc.tuple(items, place), ([chosen, way], document) =>
      copyPart(document, chosen, { move: alongWay(way), times: 2 }, newId),
    ),
    verb(fc.tuple(items, place, axis), ([chosen, centre, of], document) =>
      copyPart(document, chosen, { move: aroundCentre(centre, 90, of), times: 3 }, newId),
    ),
    verb(fc.tuple(items, axis, number), ([chosen, of, at], document) =>
      copyPart(document, chosen, { move: atMirror(of, at) }, newId),
    ),
    verb(fc.tuple(axis, fc.nat(3), number), ([of, gap, length], document) =>
      setGap(document, { axis: of, gap, length }),
    ),
    verb(fc.tuple(index, number), ([at, length], document) => setLinkLength(document, at, length)),
    verb(items, (chosen, document) => {
      const fragment = pickFragment(document, chosen);
      const options = { onto: chosen, step: 1, newId };
      return fragment === null ? { document, notes: [] } : pasteFragment(document, fragment, options);
    }),
    verb(fc.tuple(fc.array(place, { maxLength: 4 }), index, index), ([joints, i, j], document) =>
      addTable(
        document,
        {
          joints: joints.map((joint, row) => ({ ...joint, row, anchor: 0, label: null })),
          rods: [{ row: 1, label: null, i, j, material: '', section: '', dT: 0, dL: 0 }],
          loads: [1, 2].map((set) => ({
            ...{ row: 1, column: 'number', number: 1, on: 'rod' },
            sets: { column: 'sets', text: String(set), named: [set] },
            load: { className: 'DistributedLoad', y: [i, i, j], alpha: 90 },
          })),
          setTitles: [],
        },
        newId,
      ),
    ),
    verb(fc.tuple(items, fc.integer({ min: -3, max: 3 })), ([chosen, steps], document) =>
      stepLoads(
        document,
        chosen.filter((one) => isLoadItem(one) && hasItem(document, one)) as LoadItem[],
        steps,
      ),
    ),
    verb(
      fc.tuple(index, fc.constantFrom('start', 'end'), fc.double({ min: 0, max: 1, noNaN: true })),
      (args, document) =>
        moveLoadEnd(document, { link: args[0], index: 0 }, { end: args[1], share: args[2] }),
    ),
  );
}
