import type { BeamCase, Cause, DiscMotion, Fix, Mechanism, Verdict } from '../src/index.ts';
import { formatPlace } from './formatPlace.ts';

/** Where the supports stand and in which units places are written. */
type Placed = Pick<BeamCase, 'supports' | 'units'>;

/** The words for what a verdict says. */
export const STATUSES = {
  determinate: 'Statically determinate',
  indeterminate: 'Statically indeterminate',
  changeable: 'A mechanism',
  instantlyChangeable: 'An instantaneous mechanism',
  underSupported: 'Too few restraints',
} as const satisfies Record<Verdict['status'], string>;

/** Describes a verdict in a line, and for each way the beam can move which part does, what lets it and what would stop it. */
export function describeVerdict({ status, degree, W, rank, mechanisms }: Verdict, document: Placed): string {
  const lines = [`${STATUSES[status]} (degree ${degree}, W = ${W}, rank ${rank}).`];
  for (const [i, mechanism] of mechanisms.entries()) {
    lines.push(
      mechanisms.length === 1 ? 'How it moves:' : `Motion ${i + 1}:`,
      ...describeMechanism(mechanism, document),
    );
  }
  return lines.join('\n');
}

function describeMechanism({ discs = [], causes, fixes }: Mechanism, document: Placed): string[] {
  const cures = fixes.map((fix) => describeFix(fix, document));
  return [
    ...discs.map((disc) => `  - ${describeMotion(disc, document)}`),
    `  what lets it: ${causes.map((cause) => describeCause(cause, document)).join('; ')}`,
    ...(cures.length === 0 ? [] : [`  cure: ${cures.join('; or ')}`]),
  ];
}

function describeMotion({ x0, x1, vy, omega }: DiscMotion, { units: { system } }: Placed): string {
  const part = `the part from ${formatPlace(x0, system)} to ${formatPlace(x1, system)}`;
  if (omega !== 0) return `${part} turns`;
  return vy === 0 ? `${part} slides along the beam` : `${part} moves up and down`;
}

function describeCause({ code, ids }: Cause, document: Placed): string {
  const places = ids.map((index) => nameOf(index, document)).join(', ');
  switch (code) {
    case 'noHorizontalRestraint':
      return 'no support holds the beam along its axis';
    case 'tooFewRestraints':
      return `there are fewer restraints than the beam needs${places === '' ? '' : `: only ${places} ${ids.length === 1 ? 'holds' : 'hold'} what moves`}`;
    case 'tooManyHinges':
      return `${places} ${ids.length === 1 ? 'turns' : 'turn'} freely`;
    case 'collinearHinges':
      return `${places} ${ids.length === 1 ? 'lies' : 'lie'} in one line with the supports`;
    case 'freeToTurn':
      return `nothing keeps it from turning${places === '' ? '' : ` about ${places}`}`;
    default:
      return code satisfies never;
  }
}

function describeFix(fix: Fix, document: Placed): string {
  const { edit } = fix;
  const place =
    edit.op === 'add'
      ? formatPlace(edit.value.x, document.units.system)
      : nameOf(Number(edit.path.split('/')[2]), document);
  switch (fix.code) {
    case 'makePin':
      return `make ${place} a pin`;
    case 'makeClamp':
      return `make ${place} a clamp`;
    case 'addPin':
      return `add a pin at ${place}`;
    case 'addRoller':
      return `add a roller at ${place}`;
    case 'removeHinge':
      return `remove ${place}`;
    case 'removeRelease':
      return `remove the hinge over ${place}`;
    default:
      return fix satisfies never;
  }
}

/** The words for the classes of supports. */
export const KINDS = {
  cantilever: 'clamp',
  fixed: 'pin',
  simple: 'roller',
  hinge: 'hinge',
  spring: 'spring',
} as const;

/** Names a support by number, kind and place: `support 2 (hinge at 3 m)`; people count from 1. */
function nameOf(index: number, { supports, units: { system } }: Placed): string {
  const support = supports[index];
  if (support === undefined) return `support ${index + 1}`;
  return `support ${index + 1} (${KINDS[support.className]} at ${formatPlace(support.x, system)})`;
}
