import type { SolvedTruss, TrussCase } from '@eecs/solver-core/truss';
import type { Sheet } from '@eecs/ui-kit/editing';
import { ANCHOR } from '../editing/joints.ts';
import { AXES, distanceOf } from '../editing/place.ts';

/** Lists joints, rods and loads with forces and reactions as sheets, in the base units of the document, which headings name. */
export function listSheets(document: TrussCase, answer: SolvedTruss | null): Sheet[] {
  const { joints, links, materials, sections, units } = document;
  const [length, force] = units.system === 1 ? ['in', 'lbf'] : ['m', 'N'];
  const sets = answer?.sets ?? [];
  const toHeld = (anchor: number): string =>
    AXES.filter((axis) => (anchor & ANCHOR[axis]) !== 0)
      .join('')
      .toUpperCase();
  return [
    {
      name: 'Joints',
      rows: [
        [
          ...['joint', `x, ${length}`, `y, ${length}`, `z, ${length}`, 'anchor'],
          ...sets.flatMap((_, set) => AXES.map((axis) => `R${axis} ${set + 1}, ${force}`)),
        ],
        ...joints.map(({ x, y, z, anchor }, index) => [
          ...[index + 1, x, y, z, toHeld(anchor)],
          ...sets.flatMap(({ R }) => {
            const reaction = R.find(({ joint }) => joint === index);
            return AXES.map((axis) => reaction?.[axis] ?? null);
          }),
        ]),
      ],
    },
    {
      name: 'Rods',
      rows: [
        [
          ...['rod', 'i', 'j', 'material', 'section', `length, ${length}`],
          ...sets.map((_, set) => `N${set + 1}, ${force}`),
        ],
        ...links.map(({ i, j, materialIndex, sectionIndex }, index) => {
          const [a, b] = [joints[i], joints[j]];
          return [
            ...[index + 1, i + 1, j + 1],
            ...[materials[materialIndex]?.name ?? '', sections[sectionIndex]?.label ?? ''],
            a && b ? distanceOf(a, b) : null,
            ...sets.map(({ N }) => N[index] ?? null),
          ];
        }),
      ],
    },
    {
      name: 'Loads',
      rows: [
        ['on', 'number', 'kind', `value, ${force} or ${force}/${length}`, 'angle', 'sets'],
        ...joints.flatMap(({ loads }, index) =>
          loads.map(({ className, c, alpha, sets: mask }) => [
            ...['joint', index + 1, className, c[0], alpha, writeMask(mask)],
          ]),
        ),
        ...links.flatMap(({ loads }, index) =>
          loads.map(({ className, y, alpha, sets: mask }) => [
            ...['rod', index + 1, className, y.join(' '), alpha, writeMask(mask)],
          ]),
        ),
      ],
    },
  ];
}

function writeMask(mask: number): string {
  return mask
    .toString(2)
    .split('')
    .toReversed()
    .flatMap((bit, index) => (bit === '1' ? [String(index + 1)] : []))
    .join(' ');
}
