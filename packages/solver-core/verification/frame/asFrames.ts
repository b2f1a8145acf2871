import type { BeamCase } from '@eecs/solver-core';
import type { TrussCase } from '@eecs/solver-core/truss';

/** A beam written as a frame on a line, with the members and joints at its places. */
export interface BeamAsFrame {
  readonly document: object;
  /** Ends of the members, ascending: member k lies between places k and k + 1. */
  readonly places: readonly number[];
  /** Joint of each support of the beam. */
  readonly jointOf: readonly number[];
}

/**
 * Writes a beam as a frame: joints at its ends, supports, hinges and changes of section, with loads cut at the joints.
 */
export function beamAsFrame(beam: BeamCase): BeamAsFrame {
  const { L, supports, beamSections } = beam;
  const places = [
    ...new Set([0, L, ...supports.map(({ x }) => x), ...beamSections.map(({ x }) => Math.min(x, L))]),
  ].sort((a, b) => a - b);
  const supportAt = (x: number) => supports.find((support) => support.x === x);
  const joints = places.map((x) => {
    const support = supportAt(x);
    if (!support || support.className === 'hinge') return { x, y: 0 };
    const { className, stiffness, settlement, sets } = support;
    return { x, y: 0, support: { className, stiffness, settlement, sets } };
  });
  const members = places.slice(1).map((x1, k) => {
    const x0 = places[k]!;
    const section = beamSections.find(({ x }) => x > x0) ?? beamSections.at(-1);
    const next = supportAt(x1);
    const isHinge = x1 < L && (next?.className === 'hinge' || next?.release === true);
    return {
      ...{ i: k, j: k + 1 },
      ...(section && {
        materialIndex: section.materialIndex,
        crossSectionIndex: section.crossSectionIndex,
        alpha: section.alpha,
        flip: section.flip,
        mass: section.mass,
      }),
      ...(isHinge && { ends: { j: { M: 'free' } } }),
      loads: beam.loads.flatMap((load): object[] => {
        const { className, sets, alpha } = load;
        if ('c' in load) {
          // A load exactly at a joint acts on the member to its right, at the end of the beam on the last member.
          const isHere = load.x >= x0 && (load.x < x1 || (load.x === L && x1 === L));
          return isHere ? [{ className, sets, alpha, x: load.x - x0, c: [load.c[0]] }] : [];
        }
        const [from, to] = [Math.max(load.x[0], x0), Math.min(load.x[1], x1)];
        if (to <= from) return [];
        const at = (x: number): number => {
          const [a, b, c] = load.y;
          const t = (x - load.x[0]) / (load.x[1] - load.x[0]);
          return a + t * (4 * b - 3 * a - c) + 2 * t * t * (a - 2 * b + c);
        };
        const y = [at(from), at((from + to) / 2), at(to)];
        return [{ className, sets, alpha, x: [from - x0, to - x0], y }];
      }),
    };
  });
  return {
    document: {
      schema: 1,
      joints,
      members,
      materials: beam.materials,
      sections: beam.sections,
      caseSets: beam.caseSets,
      units: beam.units,
      selfWeight: beam.selfWeight,
      weightSets: beam.weightSets,
    },
    places,
    jointOf: supports.map(({ x }) => places.indexOf(x)),
  };
}

/** Writes a plane truss as a frame of members that are hinged at both ends. */
export function trussAsFrame(truss: TrussCase): object {
  const supports = [
    undefined,
    { className: 'simple', alpha: -90 },
    { className: 'simple' },
    { className: 'fixed' },
  ];
  return {
    schema: 1,
    joints: truss.joints.map(({ x, y, anchor, loads, settlement, sets }) => {
      const support = supports[anchor & 3];
      const moved =
        (anchor & 3) === 1 ? { y: settlement?.x } : (anchor & 3) === 2 ? { y: settlement?.y } : settlement;
      return {
        x,
        y,
        loads,
        ...(support && { support: { ...support, ...(settlement && { settlement: moved, sets }) } }),
      };
    }),
    members: truss.links.map(({ i, j, materialIndex, sectionIndex, dT, dL, sets, loads }) => ({
      ...{ i, j, materialIndex, crossSectionIndex: sectionIndex, dT, dL, sets },
      ends: { i: { M: 'free' }, j: { M: 'free' } },
      loads: loads.map((load) => ({ ...load, frame: 'global' })),
    })),
    materials: truss.materials,
    sections: truss.sections.map((section) => ({ ...section, Iy: section.Iy ?? 100 })),
    caseSets: truss.caseSets,
    units: truss.units,
    selfWeight: truss.selfWeight,
    weightSets: truss.weightSets,
  };
}
