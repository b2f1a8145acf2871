import type { CrossSection, SectionProperties } from '@eecs/solver-core';
import { describeFailure } from '@eecs/solver-core/texts';
import { createReader } from '../solving/texts/reader.ts';
import type { FoundMaterial, FoundSection } from '../solving/sections/findInCatalogue.ts';
import type { CatalogueOutcome, SectionOutcome } from '../solving/sections/sectionTask.ts';
import type { ToolAnswer } from './describeAnswer.ts';

/** The unit of each property of a section; the angle of the principal axes is in degrees. */
export const PROPERTY_UNITS: Readonly<Record<keyof SectionProperties, string>> = {
  A: 'cm2',
  ey: 'mm',
  ez: 'mm',
  Iy: 'cm4',
  Iz: 'cm4',
  Iyz: 'cm4',
  alpha: 'deg',
  Iu: 'cm4',
  Iv: 'cm4',
  iy: 'mm',
  iz: 'mm',
  iu: 'mm',
  iv: 'mm',
  SyMax: 'cm3',
  SzMax: 'cm3',
  WyTop: 'cm3',
  WyBottom: 'cm3',
  WzLeft: 'cm3',
  WzRight: 'cm3',
  Wply: 'cm3',
  Wplz: 'cm3',
  It: 'cm4',
  Iw: 'cm6',
  yShear: 'mm',
  zShear: 'mm',
  Asy: 'cm2',
  Asz: 'cm2',
};

/** More digits than section tables print, and more than the accuracy of the torsion and warping constants. */
const DIGITS = 6;
/** Properties that the text of a search describes for each section. */
const FEW = ['A', 'Iy', 'Iz', 'WyTop', 'WzLeft'] as const;

/** Shapes of a section, with the dimensions that define each. */
const SHAPES = [
  'hsection (I and H: b, h, tw, tf, r1)',
  'lsection (angle: b, h, t, r1)',
  'csection (channel: b, h, tw, tf, r1)',
  'tsection (tee: b, h, tw, tf, r1)',
  'zsection (zee: b, h, tw, tf, r1)',
  'lippedcsection (lipped channel, cold-formed: b, h, c, t, r1)',
  'lippedzsection (lipped zee, cold-formed: b, h, c, t, r1)',
  'rectangle (b, h)',
  'rectangularpipe (b, h, tw)',
  'circle (Dy)',
  'roundpipe (Dy, tw)',
  'builtup (parts: up to 8 of these shapes, each with y, z of its lower left corner, alpha, flip; connection: battened, laced or welded)',
  'generic (A in cm2, Iy in cm4)',
];

/** Explains why some properties of a built-up section are null. */
const APART =
  'The parts are not one welded body: It is the sum of theirs; Iw and the other missing values depend on the connections.';

type Properties = Readonly<Record<string, number | null>>;

/** Describes the properties of a section with their units, as text and as the same numbers in the data. */
export function describeSection(outcome: SectionOutcome): ToolAnswer {
  if (outcome.kind === 'noSection') return describeNoSection(outcome);
  const properties = roundProperties(outcome.properties);
  const lines = Object.entries(properties).flatMap(([key, value]) =>
    value === null ? [] : [`${key} = ${value} ${unitOf(key)}`],
  );
  // A section given by its numbers alone has no It either.
  const isApart = properties['It'] !== null && properties['Iw'] === null;
  return {
    text: [...lines, ...(isApart ? [APART] : [])].join('\n'),
    data: { properties, units: PROPERTY_UNITS },
  };
}

function describeNoSection({
  failures,
  isKnownShape,
}: Extract<SectionOutcome, { kind: 'noSection' }>): ToolAnswer {
  const reader = createReader('msb', {}, 'en-US');
  const reasons = failures.map((failure) => {
    const path = failure.path.replace('/sections/0', '');
    return `- ${path || '/'}: ${describeFailure(failure, reader)}`;
  });
  const text = isKnownShape
    ? ['This is not a cross-section.', ...reasons]
    : [
        'className: there is no such shape. Write one of these, with dimensions in mm:',
        ...SHAPES.map((shape) => `- ${shape}`),
        'A standard section, such as IPE 300, comes from search_catalogue with of = "sections": pass its `section` here.',
      ];
  return { text: text.join('\n'), data: { failures, errors: text }, isError: true };
}

/** Describes the results of a search: each entry as text, and as data that can be copied into a document. */
export function describeFound(outcome: CatalogueOutcome, asked: string): ToolAnswer {
  if (outcome.found.length === 0)
    return {
      text: `Nothing is called "${asked}". Try fewer words, such as "IPE 300" or "S355".`,
      data: { found: [] },
    };
  return outcome.kind === 'sections' ? describeSections(outcome.found) : describeMaterials(outcome.found);
}

function describeSections(entries: readonly FoundSection[]): ToolAnswer {
  const found = entries.map(({ properties, section, ...entry }) => ({
    ...entry,
    section: withoutBlanks(section),
    properties: properties && roundProperties(properties),
  }));
  const blocks = found.map(({ label, standard, section, properties }) => {
    const known = FEW.flatMap((key) =>
      properties?.[key] == null ? [] : [`${key} = ${properties[key]} ${unitOf(key)}`],
    );
    return `${label} (${standard}): ${known.join(', ')}\nsection: ${JSON.stringify(section)}`;
  });
  const text = ['Dimensions of sections are in mm.', ...blocks].join('\n');
  return { text, data: { found, units: PROPERTY_UNITS } };
}

function describeMaterials(found: readonly FoundMaterial[]): ToolAnswer {
  const blocks = found.map(
    ({ title, standard, material, strengths }) =>
      `${material.name}: ${title} (${standard})\nmaterial: ${JSON.stringify(material)}\nstrengths: ${JSON.stringify(strengths)}`,
  );
  const text = ['E, G and strengths are in MPa, rho in kg/m3, alpha in 1/K.', ...blocks].join('\n');
  return { text, data: { found } };
}

function withoutBlanks(section: CrossSection): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(section).filter(([, value]) => value !== undefined && value !== null),
  );
}

function roundProperties(properties: SectionProperties): Properties {
  return Object.fromEntries(
    Object.entries(properties).map(([key, value]: [string, number | null]) => [
      key,
      value === null ? null : Number(value.toPrecision(DIGITS)),
    ]),
  );
}

function unitOf(key: string): string {
  return (PROPERTY_UNITS as Readonly<Record<string, string>>)[key] ?? '';
}
