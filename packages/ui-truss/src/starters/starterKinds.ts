import { type UnitSystem, convertQuantity } from '@eecs/solver-core';
import {
  type Generated,
  type GeneratorFailure,
  type TrussCase,
  generateArch,
  generateFink,
  generateHowe,
  generateK,
  generatePratt,
  generateSpaceGrid,
  generateTower,
  generateWarren,
  parseTruss,
} from '@eecs/solver-core/truss';
import { createSteel } from '@eecs/ui-kit/editing';
import { FIRST_SECTION } from '../examples/firstConstants.ts';

/** The common trusses to start from. */
export const STARTER_KINDS = ['pratt', 'howe', 'warren', 'k', 'fink', 'arch', 'tower', 'spaceGrid'] as const;
export type StarterKind = (typeof STARTER_KINDS)[number];

/** The dimensions of a starter; each kind uses some of them. Lengths and the load in the base units of the system. */
export interface StarterMeasures {
  readonly span: number;
  readonly height: number;
  readonly depth: number;
  readonly width: number;
  readonly panels: number;
  readonly load: number;
}

export type StarterMeasure = keyof StarterMeasures;

/** The dimensions of each kind, in the order of its fields. */
export const STARTER_FIELDS: Readonly<Record<StarterKind, readonly StarterMeasure[]>> = {
  pratt: ['span', 'height', 'panels', 'load'],
  howe: ['span', 'height', 'panels', 'load'],
  warren: ['span', 'height', 'panels', 'load'],
  k: ['span', 'height', 'panels', 'load'],
  fink: ['span', 'height', 'panels', 'load'],
  arch: ['span', 'height', 'depth', 'panels', 'load'],
  tower: ['height', 'width', 'panels', 'load'],
  spaceGrid: ['span', 'width', 'height', 'panels', 'load'],
};

/** Returns the default dimensions of a kind: m and N, in and lbf. */
export function getFirstMeasures(kind: StarterKind, system: UnitSystem): StarterMeasures {
  const length = system === 1 ? 40 : 1;
  const panels = kind === 'fink' || kind === 'spaceGrid' ? 4 : kind === 'arch' ? 10 : 6;
  const height = { pratt: 3, howe: 3, warren: 3, k: 6, fink: 3, arch: 4, tower: 12, spaceGrid: 1.5 }[kind];
  const span = { pratt: 18, howe: 18, warren: 18, k: 24, fink: 12, arch: 20, tower: 3, spaceGrid: 8 }[kind];
  return {
    span: span * length,
    height: height * length,
    depth: length,
    width: (kind === 'tower' ? 3 : 8) * length,
    panels,
    load: system === 1 ? 2000 : 10_000,
  };
}

/**
 * Converts the dimensions of a starter to another unit system. The defaults are replaced by those of the new system,
 * which are round there; if one of them was typed, all keep their lengths and their load.
 */
export function convertMeasures(
  kind: StarterKind,
  measures: StarterMeasures,
  { from, to }: { readonly from: UnitSystem; readonly to: UnitSystem },
): StarterMeasures {
  const first = getFirstMeasures(kind, from);
  const names = Object.keys(first) as StarterMeasure[];
  if (names.every((name) => measures[name] === first[name])) return getFirstMeasures(kind, to);
  const { span, height, depth, width, panels, load } = measures;
  const length = (value: number): number => convertQuantity(value, 'length', from, to);
  return {
    span: length(span),
    height: length(height),
    depth: length(depth),
    width: length(width),
    panels,
    load: convertQuantity(load, 'force', from, to),
  };
}

/** A created truss, or every invalid dimension. */
export type Starter =
  | { readonly ok: true; readonly document: TrussCase }
  | { readonly ok: false; readonly failures: readonly GeneratorFailure[] };

/** Options of `createTrussStarter`. */
export interface StarterOptions {
  /** Unit system of the dimensions and of the truss. @default 0, SI */
  readonly system?: UnitSystem;
  readonly title?: string;
  /** Returns the id of each joint, rod and load. @default names by their places, as b0, t1, r0 */
  readonly newId?: () => string;
  /** Time of creation, ms. @default 0, unknown */
  readonly created?: number;
}

/** Creates a truss of steel pipes from its dimensions, ready to be solved. */
export function createTrussStarter(
  kind: StarterKind,
  measures: StarterMeasures,
  options: StarterOptions = {},
): Starter {
  const { title = '' } = options;
  const generated = generate(kind, measures, options);
  if (!generated.ok) return generated;
  const parsed = parseTruss({ ...generated.document, title });
  if (!parsed.ok) throw new Error(`\`createTrussStarter\` made ${JSON.stringify(parsed.failures)}`);
  return { ok: true, document: parsed.document };
}

function generate(
  kind: StarterKind,
  measures: StarterMeasures,
  { system = 0, newId, created }: StarterOptions,
): Generated {
  const { span, height, depth, width, panels, load } = measures;
  const [material, section] = [createSteel(system), FIRST_SECTION[system]];
  const common = { material, section, system, load, newId, created };
  switch (kind) {
    case 'pratt':
      return generatePratt({ ...common, spans: [span], height, panels });
    case 'howe':
      return generateHowe({ ...common, spans: [span], height, panels });
    case 'warren':
      return generateWarren({ ...common, spans: [span], height, panels });
    case 'k':
      return generateK({ ...common, span, height, panels });
    case 'fink':
      return generateFink({ ...common, span, height, panels });
    case 'arch':
      return generateArch({ ...common, span, height, depth, panels });
    case 'tower':
      return generateTower({ ...common, height, width, panels });
    case 'spaceGrid':
      return generateSpaceGrid({ ...common, spans: [span, width], height, panels: [panels, panels] });
    default:
      return kind satisfies never;
  }
}
