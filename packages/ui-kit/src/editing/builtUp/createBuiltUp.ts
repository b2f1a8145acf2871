import type { CrossSection, SectionPart, UnitSystem } from '@eecs/solver-core';
import { createShape } from '../createShape.ts';
import { type SectionShape, isEditedShape } from '../sectionShapes.ts';

/** Shapes of parts: all shapes with an outline. */
export type PartShape = Exclude<SectionShape, 'generic'>;

const FREE = { y: 0, z: 0, alpha: 0, flip: false } as const;

/** Plates of a welded I section. */
const PLATES = {
  0: { web: { b: 8, h: 300 }, flange: { b: 150, h: 12 } },
  1: { web: { b: 0.375, h: 12 }, flange: { b: 6, h: 0.5 } },
} as const satisfies Readonly<Record<UnitSystem, object>>;

/** Creates the first built-up section: an I section welded of three plates. */
export function createBuiltUp(system: UnitSystem, label: string): CrossSection {
  const { web, flange } = PLATES[system];
  const plate = (size: typeof web | typeof flange, place: Partial<SectionPart>): SectionPart => ({
    className: 'rectangle',
    ...size,
    ...FREE,
    ...place,
  });
  return {
    className: 'builtup',
    label,
    parts: [
      plate(flange, {}),
      plate(web, { y: (flange.b - web.b) / 2, z: flange.h }),
      plate(flange, { z: flange.h + web.h }),
    ],
    connection: 'welded',
  };
}

/** Creates a part of a shape with its first numbers, in the units of the whole. */
export function createPart(shape: PartShape, system: UnitSystem): SectionPart {
  const { label: _, ...numbers } = createShape(shape, system, '');
  return { ...(numbers as Omit<SectionPart, 'y' | 'z' | 'alpha' | 'flip'>), ...FREE };
}

/** Makes a part with the name of a section; null for a generic or built-up section. */
export function toPart(section: CrossSection, system: UnitSystem): SectionPart | null {
  const { className, editable, origin, parts, connection, label, units, ...numbers } = section;
  if (className === 'builtup' || className === 'generic' || !isEditedShape(className)) return null;
  const own = units === undefined || units === system ? {} : { units };
  return { ...numbers, ...own, className, ...(label !== '' && { label }), ...FREE };
}

/**
 * Creates a built-up section with a section as its first part; for a generic one, which has no outline, the default
 * shape is used.
 */
export function toBuiltUp(section: CrossSection, system: UnitSystem): CrossSection {
  const { label, units } = section;
  const part = toPart(section, units ?? system);
  if (part === null) return createBuiltUp(system, label);
  return {
    className: 'builtup',
    label,
    ...(units !== undefined && { units }),
    parts: [part],
    connection: 'welded',
  };
}
