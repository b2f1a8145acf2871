import type { UnitSystem } from '../../model/common/document.ts';
import type {
  FrameCase,
  FrameJoint,
  FrameMember,
  FramePointLoadClass,
  MemberEnd,
  MemberLoad,
} from '../../model/frame/frameDocument.ts';
import {
  convertCrossSection,
  convertFields,
  convertMaterial,
  convertSource,
} from '../../units/convertCase.ts';
import type { Convert } from '../../units/convertCase.ts';
import { convertQuantity } from '../../units/convertQuantity.ts';

/**
 * Converts every number of a frame document to the base units of another system, as `convertCase` converts that of a
 * beam.
 *
 * The increment and step indexes are reset to 0. A cross-section with its own `units` keeps its numbers. Fields that
 * the document type does not name are kept unchanged. Numbers of up to 12 digits return unchanged when converted back.
 * The same system returns the document itself.
 *
 * @example convertFrame(document, 1).joints[1].x // 3 m: 118.110236220472 in
 */
export function convertFrame(document: FrameCase, to: UnitSystem): FrameCase {
  const from = document.units.system;
  if (from === to) return document;
  const convert: Convert = (value, quantity) => convertQuantity(value, quantity, from, to);
  const { grid } = document;
  return {
    ...document,
    units: { ...document.units, system: to, incrementIndex: 0, stepIndex: 0 },
    grid: { ...grid, step: convert(grid.step, 'length'), yStep: convert(grid.yStep, 'length') },
    joints: document.joints.map((joint) => convertJoint(joint, convert)),
    members: document.members.map((member) => convertMember(member, convert)),
    guides: document.guides.map((guide) =>
      convertFields(guide, { x0: 'length', y0: 'length', a: 'length', b: 'length' }, convert),
    ),
    materials: document.materials.map((material) => convertMaterial(material, convert)),
    sections: document.sections.map((section) =>
      section.units === undefined ? convertCrossSection(section, convert) : section,
    ),
  };
}

const SPRING = { x: 'springTranslation', y: 'springTranslation', r: 'springRotation' } as const;
const BEDDING = { x: 'pressure', y: 'pressure', xEnd: 'pressure', yEnd: 'pressure' } as const;
const SETTLEMENT = { x: 'displacement', y: 'displacement', r: 'slope' } as const;

function convertJoint(joint: FrameJoint, convert: Convert): FrameJoint {
  const { support, loads } = joint;
  return {
    ...convertFields(joint, { x: 'length', y: 'length' }, convert),
    loads: loads.map((load) => ({
      ...load,
      c: convertValues(load, convert),
      ...convertSource(load, convert),
    })),
    ...(support && {
      support: {
        ...support,
        ...(support.stiffness && { stiffness: convertFields(support.stiffness, SPRING, convert) }),
        ...(support.settlement && { settlement: convertFields(support.settlement, SETTLEMENT, convert) }),
      },
    }),
  };
}

function convertMember(member: FrameMember, convert: Convert): FrameMember {
  const { ends, shape, bedding, loads } = member;
  return {
    ...convertFields(
      member,
      {
        mass: 'linearMass',
        dT: 'temperatureDifference',
        dTdepth: 'temperatureDifference',
        dL: 'displacement',
        camber: 'displacement',
      },
      convert,
    ),
    ends: { ...ends, i: convertEnd(ends.i, convert), j: convertEnd(ends.j, convert) },
    ...(shape && { shape: convertFields(shape, { rise: 'length', shift: 'length' }, convert) }),
    // The stiffness of a bed is a force per unit of length and unit of displacement, which is a pressure.
    ...(bedding && { bedding: convertFields(bedding, BEDDING, convert) }),
    loads: loads.map((load) => convertMemberLoad(load, convert)),
  };
}

function convertEnd(end: MemberEnd, convert: Convert): MemberEnd {
  return typeof end.M === 'number' ? { ...end, M: convert(end.M, 'springRotation') } : end;
}

function convertMemberLoad(load: MemberLoad, convert: Convert): MemberLoad {
  if ('c' in load)
    return {
      ...load,
      x: convert(load.x, 'length'),
      c: convertValues(load, convert),
      ...convertSource(load, convert),
    };
  const quantity = load.className === 'DistributedMass' ? 'linearMass' : 'distributedLoad';
  const [start, middle, end] = load.y;
  return {
    ...load,
    ...(load.x && { x: [convert(load.x[0], 'length'), convert(load.x[1], 'length')] }),
    y: [convert(start, quantity), convert(middle, quantity), convert(end, quantity)],
    ...convertSource(load, convert),
  };
}

function convertValues(
  {
    c,
    className,
  }: { readonly c: readonly [number, number, number]; readonly className: FramePointLoadClass },
  convert: Convert,
): [number, number, number] {
  const quantity = className === 'BendingMoment' ? 'moment' : 'force';
  const [value, x, y] = c;
  return [convert(value, quantity), convert(x, quantity), convert(y, quantity)];
}
