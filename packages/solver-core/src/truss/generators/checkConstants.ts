import { createFailure } from '../../failures/failure.ts';
import type { Failure } from '../../failures/failure.ts';
import { completeConstants } from '../../materials/elasticConstants.ts';
import type { CrossSection, Material, UnitSystem } from '../../model/common/document.ts';
import { readTruss } from '../../model/truss/readTruss.ts';
import { computeBasics } from '../../sections/sectionBasics.ts';
import type { GeneratorOptions } from './generatedTruss.ts';

/** The paths in a document of the options of a generator. */
const PLACES = [
  ['/units/system', '/system'],
  ['/materials/0', '/material'],
  ['/sections/0', '/section'],
] as const;

/**
 * Finds the failures that a document with this unit system, material and section would have, with the paths of the
 * options.
 */
export function checkConstants({
  system = 0,
  material,
  section,
}: Pick<GeneratorOptions, 'system' | 'material' | 'section'>): Failure[] {
  const { document, failures } = readTruss({
    schema: 1,
    units: { system },
    joints: [],
    links: [],
    materials: material === undefined ? [] : [material],
    sections: section === undefined ? [] : [section],
  });
  if (document === null || failures.length > 0) return failures.map(nameOption);
  return [
    ...document.materials.flatMap(checkMaterial),
    ...document.sections.flatMap((one) => checkSection(one, system)),
  ];
}

function nameOption(failure: Failure): Failure {
  const place = PLACES.find(([inDocument]) => failure.path.startsWith(inDocument));
  return place === undefined ? failure : { ...failure, path: place[1] + failure.path.slice(place[0].length) };
}

function checkMaterial(material: Material): Failure[] {
  const { E } = completeConstants(material);
  const { nu } = material;
  return [
    ...(E !== null && E > 0 ? [] : [createFailure('materials.modulus', '/material/E')]),
    ...(nu === undefined || nu > 0
      ? []
      : [createFailure('materials.poisson', '/material/nu', { values: { nu } })]),
  ];
}

function checkSection(section: CrossSection, system: UnitSystem): Failure[] {
  if (section.className === 'generic')
    return section.A !== undefined && section.A > 0 ? [] : [createFailure('materials.area', '/section/A')];
  const result = computeBasics(section, system);
  return result.ok ? [] : result.failures.map((one) => ({ ...one, path: `/section${one.path}` }));
}
