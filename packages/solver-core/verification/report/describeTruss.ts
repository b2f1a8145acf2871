import type { Drawing } from '../truss/drawnTruss.ts';
import { listLinks } from '../truss/drawnTruss.ts';

/**
 * Describes a truss in one line, generated from the drawing that is solved: joints and their coordinates, supports,
 * links, constants, actions.
 */
export function describeTruss(drawing: Drawing): string {
  const { joints, held, system = 0, A, E = 200_000, alpha, rho, selfWeight } = drawing;
  const units = system === 0 ? SI : US;
  const places = Object.entries(joints).map(([name, place]) => `${name} (${place.map(short).join(', ')})`);
  const holds = Object.entries(held).map(([name, axes]) => `${name} ${axes}`);
  const parts = [
    `joints ${places.join(', ')} ${units.length}`,
    holds.length === 0 ? 'nothing held' : `held ${holds.join(', ')}`,
    `links ${listLinks(drawing).join(' ')}`,
    ...(A === undefined
      ? ['no constants']
      : [`E ${short(E)} ${units.stress}, A ${describeAreas(A)} ${units.area}`]),
    ...(alpha === undefined ? [] : [`alpha ${alpha}`]),
    ...(rho === undefined ? [] : [`rho ${short(rho)} ${units.density}`]),
    ...describeActions(drawing, units),
    ...(selfWeight ? ['self weight'] : []),
  ];
  return `Truss: ${parts.join('; ')}.`;
}

interface UnitNames {
  readonly length: string;
  readonly force: string;
  readonly stress: string;
  readonly area: string;
  readonly density: string;
  readonly temperature: string;
}

const SI: UnitNames = {
  ...{ length: 'm', force: 'N', stress: 'MPa', area: 'cm²' },
  ...{ density: 'kg/m³', temperature: 'K' },
};
const US: UnitNames = {
  ...{ length: 'in', force: 'lbf', stress: 'psi', area: 'in²' },
  ...{ density: 'lb/in³', temperature: '°F' },
};

function describeAreas(A: number | Readonly<Record<string, number>>): string {
  if (typeof A === 'number') return short(A);
  return Object.entries(A)
    .map(([link, area]) => `${link} ${short(area)}`)
    .join(', ');
}

function describeActions(drawing: Drawing, { length, force, temperature }: UnitNames): string[] {
  const {
    forces = {},
    loads = {},
    linkLoads = {},
    dT = {},
    dL = {},
    settlement = {},
    caseSets = [],
  } = drawing;
  return [
    ...list('forces', forces, (values) => `(${values.map(short).join(', ')}) ${force}`),
    ...list('loads', loads, (values) => values.map(describeFields).join(' and ')),
    ...list('loads', linkLoads, (values) => values.map(describeFields).join(' and ')),
    ...list('dT', dT, (value) => `${short(value)} ${temperature}`),
    ...list('dL', dL, (value) => `${short(value)} ${length}`),
    ...list('moved', settlement, (value) => `${describeFields(value)} ${length}`),
    ...caseSets.map(
      (set, k) => `set ${k + 1}${Object.keys(set).length === 0 ? '' : ` (${describeFields(set)})`}`,
    ),
  ];
}

function list<T>(
  title: string,
  values: Readonly<Record<string, T>>,
  describe: (value: T) => string,
): string[] {
  const entries = Object.entries(values).map(([name, value]) => `${name} ${describe(value)}`);
  return entries.length === 0 ? [] : [`${title} ${entries.join(', ')}`];
}

/** Writes the fields of a part of the document as they are. */
function describeFields(fields: object): string {
  return Object.entries(fields)
    .filter(([, value]) => value !== true)
    .map(([name, value]) =>
      typeof value === 'number'
        ? `${name} ${short(value)}`
        : `${name} ${JSON.stringify(value).replaceAll('"', '').replaceAll(',', ', ')}`,
    )
    .join(' ');
}

function short(value: number): string {
  return String(Number(value.toPrecision(6))).replace('-', '−');
}
