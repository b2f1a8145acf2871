import {
  caseActionSchema,
  combinationsSchema,
  lengthFactorsSchema,
  limitsSchema,
  situationSchema,
} from './combinationsSchema.ts';
import { describeSchema } from './describeSchema.ts';
import type { SchemaTexts } from './describeSchema.ts';
import type { Schema } from './schemaReader.ts';

const SITUATION = {
  title: 'Situation',
  description:
    'A design situation. Strength is judged in the ultimate ones and in `ASD`, deflection in the serviceability ones.',
} as const;

const PSI = {
  title: 'Psi',
  description:
    'Factors for the combination, the frequent and the quasi-permanent value of a variable action.',
} as const;

/**
 * Titles and descriptions of the parts that state how case sets are combined, by their paths in the schema of a
 * document.
 */
const TEXTS: SchemaTexts = {
  '.caseSets[].action': {
    title: 'CaseAction',
    description:
      'The kind of action that the loads of the set are: by it a rule combines the set with others.',
  },
  '.caseSets[].action.kind': {
    title: 'ActionKind',
    description:
      '`G` permanent, `Gset` uneven settlement of supports, `Q` imposed, `S` snow, `W` wind, `T` temperature, `C` crane, `TS` traffic, `A` accidental, `E` seismic, and by ASCE/SEI 7 alone `F` fluids with well-defined pressures, `H` lateral pressure of earth, ground water or bulk materials, `R` rain, `WT` tornado: the letters of EN 1990 and ASCE/SEI 7.',
  },
  '.caseSets[].action.category': {
    title: 'ImposedCategory',
    description:
      'Use of the area that carries an imposed load, with kind `Q` alone (EN 1991-1-1, tables 6.1, 6.7 and 6.9): `A` dwellings, `B` offices, `C` places where people meet, `D` shops, `E` stores, `F` traffic up to 30 kN, `G` traffic up to 160 kN, `H` roofs.',
  },
  '.caseSets[].action.light': {
    description:
      'Whether an imposed load is at most 4.79 kN/m² (100 psf) before any reduction and belongs to no garage and no place of assembly: ASCE/SEI 7, 2.3.1, lets it have the factor 0.5 in combinations 3 and 4.',
  },
  '.caseSets[].action.permanent': {
    description:
      'Whether a pressure `H` lasts: where it resists, it has the factor 0.9 (0.6 in allowable stress design) instead of 0.',
  },
  '.caseSets[].action.snow': {
    title: 'SnowClass',
    description:
      'Where snow lies: `low` up to 1000 m above the sea, also when absent, `high` above 1000 m and in Finland, Iceland, Norway and Sweden.',
  },
  '.caseSets[].action.group': {
    description:
      'Actions of one kind and one group exclude one another, such as wind from the left and wind from the right.',
  },
  '.caseSets[].action.psi': PSI,
  '.caseSets[].action.pattern': {
    title: 'PatternRule',
    description:
      'By which rule a variable action is left out of spans of a beam: `any` choice of spans, or the arrangements of EN 1993-1-1:2005, AB.2: alternate spans, and two neighbours. It acts on all spans when absent.',
  },
  '.caseSets[].situation': SITUATION,
  '.combinations': {
    title: 'CombinationChoice',
    description:
      'The rule by which the case sets with actions are combined. Combined sets with a situation are combinations made by hand.',
  },
  '.combinations.rule': {
    title: 'RuleId',
    description:
      '`en1990`: EN 1990 with (6.10); `en1990-ab`: with the less favourable of (6.10a) and (6.10b); `en1990-uk` and `en1990-no`: with the national annexes of the United Kingdom and of Norway; `en1990-uk-b`: the first of these with (6.10b) alone; `asce7-22` and `asce7-16`: ASCE/SEI 7 of these years.',
  },
  '.combinations.situations': { description: 'Situations that are wanted; all of the rule when absent.' },
  '.combinations.situations[]': SITUATION,
  '.combinations.changes': { description: 'Factors that differ from those of the rule.' },
  '.combinations.changes[]': {
    title: 'FactorChange',
    description: 'Factors that take the place of those of the rule; what is absent stays.',
  },
  '.combinations.changes[].of': {
    title: 'ActionKey',
    description: 'The action by its kind, with its category or its class of snow.',
  },
  '.combinations.changes[].situation': SITUATION,
  '.combinations.changes[].label': {
    description: 'The expression by its number, such as `(6.10b)`; all of the situation when absent.',
  },
  '.combinations.changes[].high': { description: 'The factor where the effect is unfavourable.' },
  '.combinations.changes[].low': { description: 'The factor where the effect is favourable.' },
  '.combinations.changes[].lead': { description: 'The factor where the action leads.' },
  '.combinations.changes[].psi': PSI,
  '.limits': { title: 'CaseLimits', description: 'The limits that an answer is judged by.' },
  '.limits.deflection[]': {
    title: 'DeflectionLimit',
    description: 'A limit of deflection. Of several numbers the smallest deflection counts.',
  },
  '.limits.deflection[].span': { description: 'n of L/n, between supports.' },
  '.limits.deflection[].cantilever': {
    description: 'n of L/n, of the length of an overhang; half of `span` when absent.',
  },
  '.limits.deflection[].most': { description: 'A deflection in mm, or in inches with `units` 1.' },
  '.limits.deflection[].units': { title: 'UnitSystem', description: '0 is SI, 1 is US customary.' },
  '.limits.deflection[].actions': {
    description: 'Deflection by all actions, also when absent, or by variable ones.',
  },
  '.limits.deflection[].situation': SITUATION,
  '.limits.deflection[].source': { description: 'Where the limit is printed.' },
  '.limits.stress': { description: 'Stress may be the strength of the material over this factor.' },
  '.limits.rods': {
    title: 'RodLimits',
    description: 'The standard that the rods of a truss are checked by.',
  },
  '.limits.rods.standard': { title: 'RodStandard' },
  '.limits.rods.gammaM0': { description: 'Partial factor of cross-sections by EN 1993-1-1; 1 when absent.' },
  '.limits.rods.gammaM1': {
    description: 'Partial factor of members that lose stability by EN 1993-1-1; 1 when absent.',
  },
  '.limits.rods.hollow': {
    description:
      'How hollow sections are made, for the buckling curves of EN 1993-1-1; cold-formed when absent.',
  },
  '.limits.members': {
    title: 'MemberLimits',
    description:
      'The standard that the cross-sections and the lateral-torsional buckling of a beam are checked by.',
  },
  '.limits.members.gammaM0': {
    description: 'Partial factor of cross-sections by EN 1993-1-1; 1 when absent.',
  },
  '.limits.members.gammaM1': {
    description: 'Partial factor of members that lose stability by EN 1993-1-1; 1 when absent.',
  },
  '.limits.members.restraints': {
    description:
      'Where the beam can neither move sideways nor twist: everywhere, at its supports, or at `places`. When absent, lateral-torsional buckling is not judged.',
  },
  '.limits.members.places': { description: 'From the left end, in m, or in inches with `units` 1.' },
  '.limits.members.units': { title: 'UnitSystem', description: '0 is SI, 1 is US customary.' },
  '.limits.members.topFlange': {
    description: 'Continuous where a floor or a roof holds the top flange sideways all along.',
  },
  '.limits.members.loadHeight': {
    description: 'Where loads act on the section; where they help most to buckle when absent.',
  },
  '.limits.members.lateral': {
    description:
      'The clause of EN 1993-1-1 for lateral-torsional buckling: 6.3.2.2, also when absent, or 6.3.2.3.',
  },
  '.limits.members.K': {
    description:
      'Factors of the effective lengths of the spans and overhangs, from the left. A span that is compressed is not checked without `y`.',
  },
  '.limits.members.K[]': { title: 'SpanFactors', description: 'Factors of the effective lengths of a span.' },
  '.limits.members.K[].y': {
    description: 'In the plane of the beam, of the distance between the supports.',
  },
  '.limits.members.K[].z': {
    description:
      'Out of the plane, of the distance between the places that hold the beam sideways; 1 when absent. A stretch with a free end needs it.',
  },
  '.limits.members.K[].x': { description: 'For twisting, of the same distance; that of `z` when absent.' },
  '.links[].K': {
    title: 'LengthFactors',
    description: 'Factors of the effective length. A rod that is pressed is not checked without y and z.',
  },
  '.links[].K.y': {
    description: 'For buckling about the axis y of the section, in the plane of a plane truss.',
  },
  '.links[].K.z': { description: 'For buckling about the axis z of the section, out of that plane.' },
  '.links[].K.x': {
    description: 'For twisting about the axis of the rod; the larger of the others when absent.',
  },
};

/**
 * Returns the JSON Schema of a document completed by the parts that the plain reader leaves open: `action` and
 * `situation` of case sets, `combinations` and `limits`, and for a truss the `K` of its links. The types of documents
 * are generated from it (`npm run types`).
 *
 * @example withCombinations(beamCaseSchema).properties?.combinations?.required // ['rule']
 */
export function withCombinations(document: Schema): Schema {
  const { properties } = document;
  const sets = properties!['caseSets']!;
  const set = sets.items!;
  const describe = (part: Schema, place: string) => describeSchema(part, place, TEXTS);
  const links = properties!['links'];
  return {
    ...document,
    properties: {
      ...properties,
      ...(links && { links: withLengthFactors(links, describe(lengthFactorsSchema, '.links[].K')) }),
      caseSets: {
        ...sets,
        items: {
          ...set,
          properties: {
            ...set.properties,
            action: describe(caseActionSchema, '.caseSets[].action'),
            situation: describe(situationSchema, '.caseSets[].situation'),
          },
        },
      },
      combinations: describe(combinationsSchema, '.combinations'),
      limits: describe(limitsSchema, '.limits'),
    },
  };
}

/** Adds the factors of effective lengths to the list of links of a truss. */
function withLengthFactors(links: Schema, K: Schema): Schema {
  return { ...links, items: { ...links.items, properties: { ...links.items!.properties, K } } };
}
