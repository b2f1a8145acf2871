import type { Quantity } from '@eecs/solver-core';
import type { TrussCase, TrussSet } from '@eecs/solver-core/truss';
import { isSpatial } from '../editing/isSpatial.ts';
import { AXES } from '../editing/place.ts';
import { computeEnvelope } from '../results/values/envelope.ts';
import { findExtremes } from '../results/values/findExtremes.ts';
import { greatestPart, isUseKnown } from '../results/values/greatestPart.ts';
import type { PrintTable, PrintWords } from './inputTables.ts';
import { type SetsOf, headSets } from './setsOf.ts';

/** A displacement below this fraction of the greatest one is rounding. */
const NOTHING = 1e-9;

const nameRod = ({ links }: TrussCase, rod: number): string => {
  const link = links[rod];
  return link === undefined ? '–' : `${link.i + 1}–${link.j + 1}`;
};

/** Creates the writer of results of one quantity without its unit. */
const writeIn =
  ({ format }: PrintWords, quantity: Quantity, { units }: TrussCase) =>
  (value: number): string =>
    format.quantity(value, { quantity, system: units.system, withUnit: false });

/**
 * Lists the governing values of each case set: the greatest forces, the greatest utilisation, the joint with the
 * greatest displacement.
 */
export function listExtremes(document: TrussCase, of: SetsOf, words: PrintWords): PrintTable {
  const { sets } = of;
  const { t, tSheet, format } = words;
  const { system } = document.units;
  const percent = writePercent(words);
  const [force, moves] = [writeIn(words, 'force', document), writeIn(words, 'displacement', document)];
  const isMoved = sets.some(({ displacement }) => displacement !== null);
  const isUsed = sets.some(({ utilisation }) => utilisation !== null);
  const unit = format.unit('force', system);
  return {
    caption: tSheet('print.extremes'),
    head: [
      ...(sets.length > 1 ? [t('results.set')] : []),
      `${t('results.mostTension')}, ${unit}`,
      `${t('results.mostCompression')}, ${unit}`,
      ...(isUsed ? [`${t('results.utilisation')}, %`] : []),
      ...(isMoved ? [`${t('results.mostMoved')}, ${format.unit('displacement', system)}`] : []),
    ],
    rows: sets.map((set, index) => {
      const { tension, compression, moved } = findExtremes(set, null);
      const used = findMostUsed(set);
      return [
        ...(sets.length > 1 ? [String(index + 1)] : []),
        tension.value > 0 ? `${force(tension.value)} (${nameRod(document, tension.rod)})` : '–',
        compression.value < 0 ? `${force(compression.value)} (${nameRod(document, compression.rod)})` : '–',
        ...(isUsed ? [used === null ? '–' : `${percent(used.part)} (${nameRod(document, used.rod)})`] : []),
        ...(isMoved ? [moved === null ? '–' : `${moves(moved.size)} (${moved.joint + 1})`] : []),
      ];
    }),
  };
}

/** Creates the writer of a utilisation, in per cent without the sign. */
const writePercent =
  ({ format }: PrintWords) =>
  (part: number): string =>
    format.quantity(part, { quantity: 'ratio', unit: '%', digits: 1, withUnit: false });

function findMostUsed({ utilisation }: TrussSet): { readonly rod: number; readonly part: number } | null {
  let most: { readonly rod: number; readonly part: number } | null = null;
  utilisation?.forEach((one, rod) => {
    const part = greatestPart(one);
    if (part > (most?.part ?? 0)) most = { rod, part };
  });
  return most;
}

/** Lists the greatest and the least force of each rod over the case sets. */
export function listRanges(document: TrussCase, of: SetsOf, words: PrintWords): PrintTable {
  const { sets } = of;
  const force = writeIn(words, 'force', document);
  const unit = words.format.unit('force', document.units.system);
  return {
    caption: words.tSheet('print.ranges'),
    head: [
      words.t('rods.ends'),
      `N ${words.tSheet('print.max')}, ${unit}`,
      words.t('results.set'),
      `N ${words.tSheet('print.min')}, ${unit}`,
      words.t('results.set'),
    ],
    rows: computeEnvelope(sets).N.map(({ max, min }, rod) => [
      nameRod(document, rod),
      ...[max, min].flatMap(({ value, set }) => [force(value), String(set + 1)]),
    ]),
  };
}

/** Lists the stress and the utilisation of strength of each rod; no rows if nothing is known. */
export function listStresses(document: TrussCase, of: SetsOf, words: PrintWords): PrintTable {
  const { sets } = of;
  const { t, tSheet, format, utilisation: note } = words;
  const stress = writeIn(words, 'stress', document);
  const percent = writePercent(words);
  const zero = sets.map(({ zeroForce }) => new Set(zeroForce));
  const isStressed = sets.some((set) => set.stress !== null);
  const isUsed = sets.some(({ utilisation }) =>
    utilisation?.some((part) => part.stress !== null || part.buckling !== null),
  );
  return {
    caption: tSheet('print.stresses'),
    ...(isUsed && { note }),
    head: [
      t('rods.ends'),
      ...(isStressed ? headSets(of, 'σ', format.unit('stress', document.units.system)) : []),
      ...(isUsed ? headSets(of, t('results.utilisation'), '%') : []),
    ],
    rows: !isStressed
      ? []
      : document.links.map((_, rod) => [
          nameRod(document, rod),
          ...sets.map((set, at) => stress(zero[at]?.has(rod) === true ? 0 : (set.stress?.[rod] ?? 0))),
          ...(isUsed
            ? sets.map(({ utilisation }, at) => {
                const part = utilisation?.[rod];
                // A rod without a given strength has no utilisation.
                return part === undefined || !isUseKnown(part)
                  ? '–'
                  : percent(zero[at]?.has(rod) === true ? 0 : greatestPart(part));
              })
            : []),
        ]),
  };
}

/** Lists the displacements of each joint; no rows if nothing is known. */
export function listDisplacements(document: TrussCase, of: SetsOf, words: PrintWords): PrintTable {
  const { sets } = of;
  const moves = writeIn(words, 'displacement', document);
  const unit = words.format.unit('displacement', document.units.system);
  const axes = isSpatial(document) ? AXES : (['x', 'y'] as const);
  const known = sets.map(({ displacement }) => {
    const at = new Map((displacement ?? []).map((one) => [one.joint, one]));
    const greatest = (displacement ?? []).reduce(
      (most, { x, y, z }) => Math.max(most, Math.abs(x), Math.abs(y), Math.abs(z)),
      0,
    );
    return { at, least: NOTHING * greatest };
  });
  return {
    caption: words.tSheet('print.displacements'),
    head: [words.t('results.joint'), ...axes.flatMap((axis) => headSets(of, `u${axis}`, unit))],
    rows: sets.every(({ displacement }) => displacement === null)
      ? []
      : document.joints.map((_, joint) => [
          String(joint + 1),
          ...axes.flatMap((axis) =>
            known.map(({ at, least }) => {
              const value = at.get(joint)?.[axis] ?? 0;
              return moves(Math.abs(value) <= least ? 0 : value);
            }),
          ),
        ]),
  };
}
