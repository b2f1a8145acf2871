import type { JointLoad, LinkLoad, TrussCase } from '@eecs/solver-core/truss';
import { hasSettlementIn, listSets } from '@eecs/solver-core/rules';
import { type Format, type Locale, describeLoad } from '@eecs/ui-kit/layout';
import { ANCHOR } from '../editing/joints.ts';
import { AXES, distanceOf } from '../editing/place.ts';
import type { SheetText } from '../files/sheetMessages.ts';
import type { LaterText } from '../messages/laterMessages.ts';
import { isSpatial } from '../editing/isSpatial.ts';
import { type SetsOf, headSets } from './setsOf.ts';

/** A printed table: the first row is its head, which is repeated on every page. */
export interface PrintTable {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** A note below the table. */
  readonly note?: string;
}

/** Texts and number formats of a print. */
export interface PrintWords {
  readonly t: LaterText;
  readonly tSheet: SheetText;
  readonly format: Format;
  readonly locale: Locale;
  /** States what utilisation means and what it does not. */
  readonly utilisation: string;
}

const axesOf = (document: TrussCase) => (isSpatial(document) ? AXES : (['x', 'y'] as const));

/** Lists the joints: places, restraints, settlements. */
export function listJoints(document: TrussCase, { t, format }: PrintWords): PrintTable {
  const { system } = document.units;
  const axes = axesOf(document);
  const unit = format.unit('length', system);
  // Most trusses have no settlements.
  const moved = axes.filter((axis) =>
    document.joints.some(({ settlement }) => (settlement?.[axis] ?? 0) !== 0),
  );
  const showsSets = moved.length > 0 && document.caseSets.length > 0;
  return {
    caption: t('joints.caption'),
    head: [
      '#',
      ...axes.map((axis) => `${axis}, ${unit}`),
      t('joints.held'),
      ...moved.map((axis) => `Δ${axis}, ${format.unit('displacement', system)}`),
      ...(showsSets ? [t('panels.sets')] : []),
    ],
    rows: document.joints.map((joint, index) => [
      String(index + 1),
      ...axes.map((axis) => format.brief(joint[axis], { quantity: 'length', system, withUnit: false })),
      AXES.filter((axis) => (joint.anchor & ANCHOR[axis]) !== 0)
        .join(' ')
        .toUpperCase(),
      ...moved.map((axis) =>
        format.brief(joint.settlement?.[axis] ?? 0, { quantity: 'displacement', system, withUnit: false }),
      ),
      ...(showsSets
        ? [
            joint.settlement === undefined
              ? ''
              : document.caseSets
                  .flatMap((_, set) => (hasSettlementIn(joint, set) ? [set + 1] : []))
                  .join(' '),
          ]
        : []),
    ]),
  };
}

/** Strains imposed on rods, in addition to loads. */
const STRAINS = [
  { symbol: 'ΔT', quantity: 'temperatureDifference', name: 'dT' },
  { symbol: 'ΔL', quantity: 'displacement', name: 'dL' },
] as const;

/** Lists the rods: ends, lengths, material and section; with the forces of case sets if they are given. */
export function listRods(document: TrussCase, answer: SetsOf | null, { t, format }: PrintWords): PrintTable {
  const { joints, links, materials, sections, units } = document;
  const { system } = units;
  const strains = STRAINS.filter(({ name }) => links.some((link) => (link[name] ?? 0) !== 0));
  return {
    caption: t('rods.caption'),
    head: [
      t('rods.ends'),
      `L, ${format.unit('length', system)}`,
      t('rods.material'),
      t('rods.section'),
      ...strains.map(({ symbol, quantity }) => `${symbol}, ${format.unit(quantity, system)}`),
      ...(answer === null ? [] : headSets(answer, 'N', format.unit('force', system))),
    ],
    rows: links.map((link, index) => {
      const { i, j, materialIndex, sectionIndex } = link;
      const [a, b] = [joints[i], joints[j]];
      const length = a === undefined || b === undefined ? 0 : distanceOf(a, b);
      return [
        `${i + 1}–${j + 1}`,
        format.brief(length, { quantity: 'length', system, withUnit: false }),
        materials[materialIndex]?.name ?? '–',
        sections[sectionIndex]?.label ?? '–',
        ...strains.map(({ quantity, name }) =>
          format.brief(link[name] ?? 0, { quantity, system, withUnit: false }),
        ),
        ...(answer?.sets ?? []).map(({ N, zeroForce }) =>
          format.quantity(zeroForce.includes(index) ? 0 : (N[index] ?? 0), {
            quantity: 'force',
            system,
            withUnit: false,
          }),
        ),
      ];
    }),
  };
}

/** Lists the reactions of each support in each case set. */
export function listReactions(document: TrussCase, answer: SetsOf, { t, format }: PrintWords): PrintTable {
  const { system } = document.units;
  const axes = axesOf(document);
  const unit = format.unit('force', system);
  const [first] = answer.sets;
  return {
    caption: t('results.reactions'),
    head: [t('results.joint'), ...axes.flatMap((axis) => headSets(answer, `R${axis}`, unit))],
    rows: (first?.R ?? []).map(({ joint }, at) => [
      String(joint + 1),
      ...axes.flatMap((axis) =>
        answer.sets.map(({ R }) => {
          const isHeld = ((document.joints[joint]?.anchor ?? 0) & ANCHOR[axis]) !== 0;
          if (!isHeld) return '–';
          return format.quantity(R[at]?.[axis] ?? 0, { quantity: 'force', system, withUnit: false });
        }),
      ),
    ]),
  };
}

/** Lists the loads on joints and rods in the form of all texts: size, then direction. */
export function listLoads(document: TrussCase, { t, tSheet, format, locale }: PrintWords): PrintTable {
  const { joints, links, caseSets, selfWeight, weightSets, units } = document;
  const { system } = units;
  const write = (mask: number): string[] =>
    caseSets.length === 0
      ? []
      : [
          listSets(mask, caseSets.length)
            .map((set) => set + 1)
            .join(' '),
        ];
  const value = (load: JointLoad | LinkLoad): string => describeLoad(load, { format, locale }, system);
  // A load on a part of its rod states the range; the others cover the whole rod.
  const hasParts = links.some(({ loads }) => loads.some(({ x }) => x !== undefined));
  const part = (x: readonly number[] | undefined): string[] =>
    hasParts
      ? [
          x === undefined
            ? ''
            : x.map((place) => format.brief(place, { quantity: 'length', system })).join(' … '),
        ]
      : [];
  return {
    caption: t('loads.caption'),
    head: [
      t('loads.on'),
      t('load.kind'),
      t('load.value'),
      ...(hasParts ? ['x'] : []),
      ...(caseSets.length === 0 ? [] : [t('panels.sets')]),
    ],
    rows: [
      ...joints.flatMap(({ loads }, joint) =>
        loads.map((load) => [
          String(joint + 1),
          t(`load.${load.className}`),
          value(load),
          ...part(undefined),
          ...write(load.sets),
        ]),
      ),
      ...links.flatMap(({ i, j, loads }) =>
        loads.map((load) => [
          `${i + 1}–${j + 1}`,
          t(`load.${load.className}`),
          value(load),
          ...part(load.x),
          ...write(load.sets),
        ]),
      ),
      [
        t('rods.caption'),
        t('loads.selfWeight'),
        tSheet(selfWeight ? 'print.yes' : 'print.no'),
        ...part(undefined),
        ...(selfWeight && weightSets !== undefined ? write(weightSets) : caseSets.length === 0 ? [] : ['–']),
      ],
    ],
  };
}
