import { type Quantity, type Unit, type UnitSystem, displayUnit, unitsOf } from '@eecs/solver-core';
import { type ShownUnits, chooseUnit } from './shownMeasures.ts';

type Chosen = Partial<Readonly<Record<Quantity, Unit>>>;

/** Usual sets of units by their unit of moments, per system; other quantities keep the units of the system. */
const PRESETS: readonly [Readonly<Partial<Record<Unit, Chosen>>>, Readonly<Partial<Record<Unit, Chosen>>>] = [
  {
    'kN·m': {},
    'N·mm': {
      length: 'mm',
      force: 'N',
      moment: 'N·mm',
      distributedLoad: 'N/mm',
      springTranslation: 'N/mm',
      stress: 'N/mm²',
      modulus: 'N/mm²',
      area: 'mm²',
      secondMoment: 'mm⁴',
      sectionModulus: 'mm³',
    },
    'kgf·m': {
      force: 'kgf',
      moment: 'kgf·m',
      distributedLoad: 'kgf/m',
      springTranslation: 'kgf/m',
      stress: 'kgf/cm²',
      modulus: 'kgf/cm²',
    },
    'kgf·cm': {
      length: 'cm',
      force: 'kgf',
      moment: 'kgf·cm',
      distributedLoad: 'kgf/cm',
      springTranslation: 'kgf/cm',
      stress: 'kgf/cm²',
      modulus: 'kgf/cm²',
    },
    'tf·m': {
      force: 'tf',
      moment: 'tf·m',
      distributedLoad: 'tf/m',
      springTranslation: 'tf/m',
      stress: 'kgf/cm²',
      modulus: 'kgf/cm²',
    },
  },
  {
    'kip·ft': {},
    'lbf·in': {
      length: 'in',
      force: 'lbf',
      moment: 'lbf·in',
      distributedLoad: 'lbf/in',
      springTranslation: 'lbf/in',
      springRotation: 'lbf·in/rad',
      stress: 'psi',
      modulus: 'psi',
    },
  },
];

/** Lists the usual sets of units of a system by their unit of moments; the first is the default. */
export function listPresets(system: UnitSystem): readonly Unit[] {
  return Object.keys(PRESETS[system]) as Unit[];
}

/** Returns the displayed units after a preset was chosen; units of the other system do not change. */
export function takePreset(units: ShownUnits, preset: Unit, system: UnitSystem): ShownUnits {
  const others = Object.entries(units).filter(([key]) => !key.startsWith(`${system} `));
  const own = Object.entries(PRESETS[system][preset] ?? {}).map(([quantity, unit]): [string, Unit] => [
    `${system} ${quantity}`,
    unit,
  ]);
  return Object.fromEntries([...others, ...own]);
}

/** Finds the preset with the displayed units of these quantities; null if there is none. */
export function findPreset(
  units: ShownUnits,
  quantities: readonly Quantity[],
  system: UnitSystem,
): Unit | null {
  const agrees = (preset: Unit): boolean =>
    quantities
      .filter((quantity) => unitsOf(quantity, system).length > 1)
      .every(
        (quantity) =>
          chooseUnit(units, quantity, system) ===
          (PRESETS[system][preset]?.[quantity] ?? displayUnit(quantity, system)),
      );
  return listPresets(system).find(agrees) ?? null;
}
