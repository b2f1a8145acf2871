import type { UnitSystem } from '../../model/common/document.ts';
import type { Guide, Joint, JointLoad, Link, LinkLoad, TrussCase } from '../../model/truss/trussDocument.ts';
import {
  convertCrossSection,
  convertFields,
  convertMaterial,
  convertSource,
} from '../../units/convertCase.ts';
import type { Convert } from '../../units/convertCase.ts';
import { convertQuantity } from '../../units/convertQuantity.ts';

/**
 * Converts every number of a truss document to the base units of another system, as `convertCase` converts that of a
 * beam.
 *
 * The increment and step indexes are reset to 0. A cross-section with its own `units` keeps its numbers. Fields that
 * the document type does not name are kept unchanged. Numbers of up to 12 digits return unchanged when converted back;
 * an editor that must return identical bytes has to keep the original document. The same system returns the document
 * itself.
 */
export function convertTruss(document: TrussCase, to: UnitSystem): TrussCase {
  const from = document.units.system;
  if (from === to) return document;
  const convert: Convert = (value, quantity) => convertQuantity(value, quantity, from, to);
  return {
    ...document,
    units: { ...document.units, system: to, incrementIndex: 0, stepIndex: 0 },
    grid: {
      ...document.grid,
      step: convert(document.grid.step, 'length'),
      yStep: convert(document.grid.yStep, 'length'),
    },
    joints: document.joints.map((joint) => convertJoint(joint, convert)),
    links: document.links.map((link) => convertLink(link, convert)),
    guides: document.guides.map((guide) => convertGuide(guide, convert)),
    materials: document.materials.map((material) => convertMaterial(material, convert)),
    sections: document.sections.map((section) =>
      section.units === undefined ? convertCrossSection(section, convert) : section,
    ),
  };
}

function convertJoint(joint: Joint, convert: Convert): Joint {
  const { settlement, loads } = joint;
  return {
    ...convertFields(joint, { x: 'length', y: 'length', z: 'length' }, convert),
    loads: loads.map((load) => convertJointLoad(load, convert)),
    ...(settlement && {
      settlement: convertFields(
        settlement,
        { x: 'displacement', y: 'displacement', z: 'displacement' },
        convert,
      ),
    }),
  };
}

function convertJointLoad(load: JointLoad, convert: Convert): JointLoad {
  const [value, x, y] = load.c;
  return {
    ...load,
    c: [convert(value, 'force'), convert(x, 'force'), convert(y, 'force')],
    ...convertSource(load, convert),
  };
}

function convertLink(link: Link, convert: Convert): Link {
  return {
    ...convertFields(link, { dT: 'temperatureDifference', dL: 'displacement' }, convert),
    loads: link.loads.map((load) => convertLinkLoad(load, convert)),
  };
}

function convertLinkLoad(load: LinkLoad, convert: Convert): LinkLoad {
  const quantity = load.className === 'DistributedMass' ? 'linearMass' : 'distributedLoad';
  const [start, middle, end] = load.y;
  return {
    ...load,
    ...(load.x && { x: [convert(load.x[0], 'length'), convert(load.x[1], 'length')] }),
    y: [convert(start, quantity), convert(middle, quantity), convert(end, quantity)],
    ...convertSource(load, convert),
  };
}

function convertGuide(guide: Guide, convert: Convert): Guide {
  return convertFields(guide, { x0: 'length', y0: 'length', a: 'length', b: 'length' }, convert);
}
