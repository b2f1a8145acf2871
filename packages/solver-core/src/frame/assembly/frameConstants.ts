import { completeConstants } from '../../materials/elasticConstants.ts';
import { CONSISTENT } from '../../member/consistentUnits.ts';
import type { FrameCase, FrameMember } from '../../model/frame/frameDocument.ts';
import { createFrameFailure } from '../../model/frame/frameFailures.ts';
import type { FrameFailure } from '../../model/frame/frameFailures.ts';
import { verticalSecondMoment } from '../../sections/bendingStiffness.ts';
import { boundOutlines } from '../../sections/bounds.ts';
import { computeBasics } from '../../sections/sectionBasics.ts';
import type { SectionBasics } from '../../sections/sectionBasics.ts';
import { mirrorOutlines, turnOutlines } from '../../sections/turnOutlines.ts';
import { scaleBetween } from '../../units/sectionScale.ts';

/** Stiffness, mass, thermal expansion and depth of a member, in consistent units; the mass in kg/m or lb/in. */
export interface MemberConstants {
  readonly EI: number;
  readonly EA: number;
  readonly mass: number;
  readonly expansion: number;
  readonly depth: number;
}

/** The constants of all members, in their order, with the failures and corrections found. */
export interface FrameConstants {
  readonly isReal: boolean;
  readonly members: readonly MemberConstants[];
  readonly failures: readonly FrameFailure[];
  readonly corrections: readonly FrameFailure[];
}

/**
 * Reads the constants of the members: either all have a material and a cross-section, or none is used and EI = EA = 1.
 * Moduli, areas and second moments that are used must be above zero.
 */
export function readFrameConstants(document: FrameCase): FrameConstants {
  const { members } = document;
  const failures: FrameFailure[] = [];
  const isReal = members.some(isAssigned);
  const corrections = findUnknownMasses(document, isReal);
  if (!isReal) {
    const bare = members.map(({ mass = 0 }) => ({ EI: 1, EA: 1, mass, expansion: 0, depth: 0 }));
    return { isReal, members: bare, failures, corrections };
  }
  const shapes = readShapes(document, failures);
  const moduli = readModuli(document, failures);
  const constants = members.map((member, k) =>
    constantsOf(member, k, { document, shapes, moduli, failures }),
  );
  return { isReal, members: constants, failures, corrections };
}

function isAssigned({ materialIndex, crossSectionIndex }: FrameMember): boolean {
  return materialIndex >= 0 && crossSectionIndex >= 0;
}

/** A cross-section, with its depth as a function of the rotation of the member. */
interface FrameShape {
  readonly basics: SectionBasics;
  /** mm or in; 0 if the section has no outline. */
  readonly depth: (member: FrameMember) => number;
}

function readShapes(
  { members, sections, units }: FrameCase,
  failures: FrameFailure[],
): ReadonlyMap<number, FrameShape> {
  const found = new Map<number, FrameShape>();
  for (const index of new Set(members.map(({ crossSectionIndex }) => crossSectionIndex))) {
    const section = sections[index];
    if (!section) continue;
    const result = computeBasics(section, units.system);
    if (!result.ok) {
      const place = `/sections/${index}`;
      failures.push(...result.failures.map((one) => ({ ...one, path: place + one.path, ids: [index] })));
      continue;
    }
    // Outlines are in the section's own mm or in; generic sections state their height.
    const own = section.units ?? units.system;
    const scale = scaleBetween(own, units.system);
    const depth = ({ alpha, flip }: FrameMember): number => {
      if (result.outlines.length === 0) return (section.h ?? 0) * scale;
      const outlines = flip ? mirrorOutlines(result.outlines) : result.outlines;
      const { bottom, top } = boundOutlines(turnOutlines(outlines, alpha));
      return (top - bottom) * scale;
    };
    found.set(index, { basics: result.basics, depth });
  }
  return found;
}

function readModuli(
  { members, materials }: FrameCase,
  failures: FrameFailure[],
): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const index of new Set(members.map(({ materialIndex }) => materialIndex))) {
    const material = materials[index];
    if (!material) continue;
    const { E } = completeConstants(material);
    if (E !== null && E > 0) found.set(index, E);
    else failures.push(createFrameFailure('materials.modulus', `/materials/${index}/E`, { ids: [index] }));
    const { nu } = material;
    if (nu !== undefined && !(nu > 0))
      failures.push(
        createFrameFailure('materials.poisson', `/materials/${index}/nu`, { ids: [index], values: { nu } }),
      );
  }
  return found;
}

function constantsOf(
  member: FrameMember,
  k: number,
  of: {
    document: FrameCase;
    shapes: ReadonlyMap<number, FrameShape>;
    moduli: ReadonlyMap<number, number>;
    failures: FrameFailure[];
  },
): MemberConstants {
  const { materials, units } = of.document;
  const path = `/members/${k}`;
  for (const name of ['materialIndex', 'crossSectionIndex'] as const)
    if (member[name] < 0)
      of.failures.push(createFrameFailure('materials.incomplete', `${path}/${name}`, { ids: [k] }));
  const material = materials[member.materialIndex];
  const shape = of.shapes.get(member.crossSectionIndex);
  const E = of.moduli.get(member.materialIndex);
  if (!material || !shape || E === undefined) return { EI: 1, EA: 1, mass: 0, expansion: 0, depth: 0 };
  const factors = CONSISTENT[units.system];
  const A = shape.basics.A * factors.area;
  const I = verticalSecondMoment(shape.basics, { alphaDeg: member.alpha, isFlipped: member.flip });
  const EI = E * factors.modulus * (I * factors.secondMoment);
  if (!(EI > 0) || !Number.isFinite(EI))
    of.failures.push(createFrameFailure('materials.inertia', `${path}/crossSectionIndex`, { ids: [k] }));
  const { dT = 0, dTdepth = 0 } = member;
  if ((dT !== 0 || dTdepth !== 0) && material.alpha === undefined)
    of.failures.push(
      createFrameFailure('materials.expansion', `/materials/${member.materialIndex}/alpha`, {
        ids: [member.materialIndex],
        values: { member: k },
      }),
    );
  const depth = dTdepth === 0 ? 0 : shape.depth(member) / (units.system === 0 ? 1000 : 1);
  if (dTdepth !== 0 && !(depth > 0))
    of.failures.push(
      createFrameFailure('materials.depth', `/sections/${member.crossSectionIndex}`, {
        ids: [member.crossSectionIndex],
      }),
    );
  return {
    EI,
    EA: E * factors.modulus * A,
    mass: member.mass ?? (material.rho ?? 0) * A,
    expansion: material.alpha ?? 0,
    depth,
  };
}

/** Finds members without a known density, which self weight leaves out although it acts. */
function findUnknownMasses({ members, materials, selfWeight }: FrameCase, isReal: boolean): FrameFailure[] {
  if (!selfWeight) return [];
  const silent = members.flatMap((member, k) => (member.mass === undefined ? [k] : []));
  if (!isReal)
    return silent.map((k) => createFrameFailure('correction.noMass', `/members/${k}`, { ids: [k] }));
  const used = new Set(silent.map((k) => members[k]!.materialIndex));
  return [...used]
    .filter((index) => materials[index] && materials[index].rho === undefined)
    .map((index) => createFrameFailure('correction.noDensity', `/materials/${index}/rho`, { ids: [index] }));
}
