import { parseCase, timoshenko } from '@eecs/solver-core';
import type { BeamCase, Load, Support } from '@eecs/solver-core';
import { computeStretches } from '../../src/beam/elements/computeStretches.ts';
import { describeSection } from './describeSection.ts';

/**
 * Describes the beam of a problem in one line that a reader can check against the source: length, supports with their
 * springs and settlements, stiffness along the beam, loads and case sets, in the base units of the document.
 */
export function describeBeam(input: object): string {
  const parsed = parseCase(input);
  if (!parsed.ok) throw new Error('the document of a problem cannot be read');
  const { document } = parsed;
  const units = document.units.system === 0 ? SI : US;
  const parts = [
    `L = ${short(document.L)} ${units.length}`,
    gather(
      document.supports.map((support, i) => [describeSupport(support, i, document, units), short(support.x)]),
    ),
    ...describeSections(document),
    describeStiffness(document, units),
    gather(document.loads.map((load) => [describeLoad(load, document, units), describePlace(load)])),
    ...(document.selfWeight ? ['self weight'] : []),
    ...document.caseSets.map((set, i) => describeSet(set, i)),
  ];
  return `Beam: ${parts.filter((part) => part !== '').join('; ')}.`;
}

interface UnitNames {
  readonly length: string;
  readonly force: string;
  readonly mass: string;
}

const SI: UnitNames = { length: 'm', force: 'N', mass: 'kg' };
const US: UnitNames = { length: 'in', force: 'lbf', mass: 'lb' };

/** Names equal items once, with all their places. */
function gather(things: readonly (readonly [string, string])[]): string {
  const places = new Map<string, string[]>();
  for (const [name, place] of things) places.set(name, [...(places.get(name) ?? []), place]);
  return [...places].map(([name, at]) => name.replace('@', listPlaces(at))).join('; ');
}

/** Names many equally spaced places by the first, the last and the distance. */
function listPlaces(places: readonly string[]): string {
  const at = places.map(Number);
  const step = (at[1] ?? NaN) - (at[0] ?? NaN);
  const isEven = at.every((x, i) => Math.abs(x - at[0]! - i * step) <= 1e-5 * Math.abs(step));
  if (places.length < 6 || !isEven) return places.join(', ');
  return `${places[0]} to ${places.at(-1)} every ${short(step)}`;
}

const SUPPORT_NAMES = {
  cantilever: 'clamp',
  fixed: 'pin',
  simple: 'roller',
  hinge: 'hinge',
  spring: 'spring',
} as const;

function describeSupport(
  support: Support,
  i: number,
  document: BeamCase,
  { length, force }: UnitNames,
): string {
  const { className, release, stiffness, settlement, sets } = support;
  const perLength = `${force}/${length}`;
  const details = [
    ...(release ? ['with a hinge over it'] : []),
    ...describeDirections('c', stiffness, { x: perLength, y: perLength, r: `${force}·${length}/rad` }),
    ...describeDirections('moved', settlement, { x: length, y: length, r: 'rad' }),
    ...(sets === undefined ? [] : [describeSets(sets, document)]),
  ];
  return `${SUPPORT_NAMES[className]} at @${details.length > 0 ? ` (${details.join(', ')})` : ''}`;
}

function describeDirections(
  name: string,
  values: Support['settlement'],
  units: Readonly<Record<'x' | 'y' | 'r', string>>,
): string[] {
  return (['x', 'y', 'r'] as const).flatMap((direction) => {
    const value = values?.[direction];
    return value === undefined ? [] : [`${name} ${direction} ${short(value)} ${units[direction]}`];
  });
}

/** Describes shapes where a section has one, because stresses depend on them. */
function describeSections({ beamSections, sections }: BeamCase): string[] {
  const shapes = beamSections.flatMap(({ x, crossSectionIndex, alpha, flip }) => {
    const section = sections[crossSectionIndex];
    if (!section || section.className === 'generic') return [];
    const turned = `${flip ? ', mirrored' : ''}${alpha ? `, turned by ${short(alpha)}°` : ''}`;
    const range = beamSections.length === 1 ? '' : ` up to ${short(x)}`;
    return [`${describeSection(section)}${turned}${range}`];
  });
  return shapes.length === 0 ? [] : [shapes.join('; ')];
}

function describeStiffness(document: BeamCase, { length, force }: UnitNames): string {
  const slender = computeStretches(document);
  const { stretches, isReal } = document.shear ? timoshenko.addStiffness(document, slender) : slender;
  if (!isReal) return 'no real constants';
  const lone = stretches.length === 1;
  return stretches
    .map(({ x0, x1, EI, EA, GA }) => {
      const shorn = GA === undefined ? '' : `, G·As = ${short(GA)} ${force}`;
      const range = lone ? '' : ` from ${short(x0)} to ${short(x1)}`;
      return `EI = ${short(EI)} ${force}·${length}²${range}, EA = ${short(EA)} ${force}${shorn}`;
    })
    .join('; ');
}

function describeLoad(load: Load, document: BeamCase, { length, force, mass }: UnitNames): string {
  const sets = document.caseSets.length > 0 ? ` (${describeSets(load.sets, document)})` : '';
  switch (load.className) {
    case 'AxialLoad':
      return `axial force ${short(load.c[0])} ${force} at @${sets}`;
    case 'ShearLoad':
      return `force ${short(load.c[0])} ${force} at @${sets}`;
    case 'GenericLoad':
      return `force ${short(load.c[0])} ${force} along ${short(load.alpha)}° at @${sets}`;
    case 'BendingMoment':
      return `moment ${short(load.c[0])} ${force}·${length} at @${sets}`;
    case 'DistributedLoad': {
      const direction = load.alpha === 90 ? '' : ` along ${short(load.alpha)}°`;
      return `load ${describeOrdinates(load.y)} ${force}/${length}${direction} from @${sets}`;
    }
    case 'DistributedMass':
      return `mass ${describeOrdinates(load.y)} ${mass}/${length} from @${sets}`;
    default:
      return load satisfies never;
  }
}

/** Describes a uniform load by its value, a linear one by its ends, a parabolic one by start, middle and end. */
function describeOrdinates([y0, y1, y2]: readonly [number, number, number]): string {
  if (y0 === y1 && y1 === y2) return short(y0);
  const isStraight = Math.abs(y0 + y2 - 2 * y1) <= 1e-12 * (Math.abs(y0) + Math.abs(y2));
  return isStraight ? `${short(y0)} to ${short(y2)}` : `${short(y0)}, ${short(y1)}, ${short(y2)} (parabola)`;
}

function describePlace({ x }: Load): string {
  return typeof x === 'number' ? short(x) : `${short(x[0])} to ${short(x[1])}`;
}

function describeSets(mask: number, { caseSets }: BeamCase): string {
  const numbers = caseSets.flatMap((_, i) => ((mask >>> i) & 1 ? [i + 1] : []));
  return numbers.length === 0 ? 'no set' : `set ${numbers.join(' and ')}`;
}

function describeSet({ angle, combined, factors }: BeamCase['caseSets'][number], i: number): string {
  const told = [
    ...(angle === 0 ? [] : [`turned by ${short(angle)}°`]),
    ...(combined ? ['sum of the others'] : []),
    ...Object.entries(factors ?? {}).map(([key, factor]) => `set ${Number(key) + 1} times ${short(factor)}`),
  ];
  return told.length === 0 ? '' : `set ${i + 1}: ${told.join(', ')}`;
}

/** Formats six significant digits with a minus sign; long numbers as powers of ten. */
function short(value: number): string {
  const rounded = Number(value.toPrecision(6));
  const text = Math.abs(rounded) >= 1e7 ? rounded.toExponential().replace('e+', 'e') : String(rounded);
  return text.replaceAll('-', '−');
}
