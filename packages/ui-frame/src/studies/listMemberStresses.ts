import type { Material, Theory } from '@eecs/solver-core';
import type { FrameCase } from '@eecs/solver-core/frame';
import type { FrameStresses } from '@eecs/solver-core/frame-stress';

/** The greatest stresses of a member, MPa or psi; unknown ones are null. */
export interface MemberStress {
  /** Greatest tension and greatest compression in the outermost fibres. */
  readonly tension: number | null;
  readonly compression: number | null;
  /** Greatest absolute shear stress. */
  readonly shear: number | null;
  /** Greatest equivalent stress by the chosen theory, with its place along the member. */
  readonly equivalent: { readonly x: number; readonly value: number } | null;
  /** Tensile strength of the material; null if it is not stated. */
  readonly strength: number | null;
  /** Equivalent stress over strength; null if one of them is unknown. */
  readonly utilisation: number | null;
}

/** Lists the greatest stresses of each member in some case sets, which the indexes `sets` name. */
export function listMemberStresses(
  { members, materials }: Pick<FrameCase, 'members' | 'materials'>,
  stresses: Pick<FrameStresses, 'sets'>,
  { theory, sets }: { readonly theory: Theory; readonly sets: readonly number[] },
): readonly MemberStress[] {
  return members.map(({ materialIndex }, member) => {
    const found = sets.flatMap((set) => stresses.sets[set]?.members[member] ?? []);
    const normal = found.flatMap(({ S }) => (S === null ? [] : [S.top, S.bottom]));
    const equivalent = found
      .flatMap(({ EQ }) => (EQ === null ? [] : [EQ[theory].max]))
      .reduce<MemberStress['equivalent']>(
        (most, { x, value }) => (most === null || value > most.value ? { x, value } : most),
        null,
      );
    const strength = strengthOf(materials[materialIndex]);
    return {
      tension: greatest(normal.map(({ max }) => max.value)),
      compression: greatest(
        normal.map(({ min }) => min.value),
        -1,
      ),
      shear: greatest(found.flatMap(({ T }) => (T === null ? [] : [T.max.value, -T.min.value]))),
      equivalent,
      strength,
      utilisation: equivalent === null || strength === null ? null : equivalent.value / strength,
    };
  });
}

/** Finds the member that governs: by utilisation if all strengths are known, otherwise by its equivalent stress. */
export function findGoverningMember(rows: readonly MemberStress[]): number | null {
  const isKnown = rows.every(({ utilisation }) => utilisation !== null);
  const weigh = (row: MemberStress): number =>
    (isKnown ? row.utilisation : row.equivalent?.value) ?? -Infinity;
  const best = rows.reduce((most, row, at) => (weigh(row) > weigh(rows[most]!) ? at : most), 0);
  return rows[best]?.equivalent == null ? null : best;
}

function strengthOf(material: Material | undefined): number | null {
  return material?.strength?.tension ?? null;
}

function greatest(values: readonly number[], sign: 1 | -1 = 1): number | null {
  return values.reduce<number | null>(
    (most, value) => (most === null || sign * value > sign * most ? value : most),
    null,
  );
}
