import type { StructureWord } from '../kinds/structures.ts';
import type { Fields } from './describeAnswer.ts';

/** A beam on a pin and a roller, 6 m long, under 12 kN/m. */
const beam = {
  schema: 1,
  L: 6,
  supports: [
    { className: 'pin', x: 0 },
    { className: 'roller', x: 6 },
  ],
  loads: [{ className: 'DistributedLoad', x: [0, 6], y: [-12_000, -12_000, -12_000] }],
};

/** Two rods at 45 degrees that carry 10 kN. */
const truss = {
  schema: 1,
  joints: [
    { x: 0, y: 0, anchor: 3 },
    { x: 2, y: 0, anchor: 3 },
    { x: 1, y: 1, loads: [{ className: 'ShearLoad', c: [-10_000] }] },
  ],
  links: [
    { i: 0, j: 2 },
    { i: 1, j: 2 },
  ],
};

const ipe330 = { className: 'hsection', label: 'IPE 330', h: 330, b: 160, tw: 7.5, tf: 11.5, r1: 18 };
const s235 = { name: 'S235', E: 210_000, nu: 0.3, rho: 7850, strength: { tension: 235 } };

/** A portal with clamped columns, 4 m high and 6 m wide, under 10 kN/m on its girder. */
const frame = {
  schema: 1,
  joints: [
    { x: 0, y: 0, support: { className: 'clamp' } },
    { x: 0, y: 4 },
    { x: 6, y: 4 },
    { x: 6, y: 0, support: { className: 'clamp' } },
  ],
  members: [
    { i: 0, j: 1, materialIndex: 0, crossSectionIndex: 0 },
    {
      i: 1,
      j: 2,
      materialIndex: 0,
      crossSectionIndex: 0,
      loads: [{ className: 'DistributedLoad', y: [-10_000, -10_000, -10_000] }],
    },
    { i: 2, j: 3, materialIndex: 0, crossSectionIndex: 0 },
  ],
  materials: [s235],
  sections: [ipe330],
};

const steelBeam = {
  ...beam,
  materials: [s235],
  sections: [ipe330],
  beamSections: [{ x: 6, materialIndex: 0, crossSectionIndex: 0 }],
};

const rod = { materialIndex: 0, sectionIndex: 0, K: { y: 1, z: 1 } };

const steelTruss = {
  ...truss,
  links: truss.links.map((link) => ({ ...link, ...rod })),
  materials: [s235],
  sections: [{ className: 'rectangularpipe', label: '50x50x5', b: 50, h: 50, tw: 5 }],
  limits: { rods: { standard: 'EN 1993-1-1' } },
};

const [load] = beam.loads;

const combinedBeam = {
  ...beam,
  caseSets: [
    { title: 'Dead', action: { kind: 'G' } },
    { title: 'Live', action: { kind: 'Q', category: 'B' } },
  ],
  loads: [
    { ...load, sets: 1 },
    { ...load, sets: 2 },
  ],
  combinations: { rule: 'en1990', situations: ['ULS-STR'] },
};

/** The names of all tools. */
export type ToolName =
  | `solve_${StructureWord}`
  | 'combine_actions'
  | 'check_members'
  | 'judge_structure'
  | 'draw_picture'
  | 'find_lightest_section'
  | 'find_lightest_rods'
  | 'method_of_joints'
  | 'force_ranges'
  | 'find_values'
  | 'explain_change'
  | 'influence_line'
  | 'frame_influence_line'
  | 'envelope'
  | 'report_link'
  | 'hand_calculation'
  | 'search_catalogue'
  | 'section_properties'
  | 'open_in_editor';

/** The arguments of a valid call of each tool. */
export const TOOL_EXAMPLES: Readonly<Record<ToolName, Fields>> = {
  solve_beam: { beam },
  solve_truss: { truss },
  solve_frame: { frame },
  combine_actions: { kind: 'beam', document: combinedBeam },
  check_members: {
    kind: 'beam',
    document: { ...steelBeam, limits: { members: { standard: 'EN 1993-1-1', restraints: 'supports' } } },
  },
  judge_structure: { kind: 'truss', document: truss },
  draw_picture: { kind: 'frame', document: frame },
  find_lightest_section: {
    beam: steelBeam,
    series: ['IPE'],
    limits: { deflection: [{ span: 300 }], stress: { factor: 1 } },
  },
  find_lightest_rods: { truss: steelTruss, series: ['document'] },
  method_of_joints: { truss, joint: 2 },
  force_ranges: { kind: 'truss', document: truss },
  find_values: {
    beam,
    number: { kind: 'loadSize', load: 0 },
    condition: { kind: 'reaction', support: 0, direction: 'y', equals: 54_000 },
    from: 0.5,
    to: 2,
  },
  explain_change: {
    before: beam,
    after: { ...beam, loads: [{ ...load, y: [-18_000, -18_000, -18_000] }] },
    result: { kind: 'extreme', of: 'M', end: 'max' },
  },
  influence_line: { beam, result: { kind: 'M', x: 2 } },
  frame_influence_line: { frame, chain: [1], result: { kind: 'M', member: 1, x: 3 }, train: 'lm71' },
  envelope: { beam: combinedBeam, count: 7 },
  report_link: { beam },
  hand_calculation: { beam },
  search_catalogue: { of: 'sections', asked: 'IPE 300', most: 1 },
  section_properties: { section: { className: 'rectangle', label: '', b: 100, h: 200 } },
  open_in_editor: { kind: 'beam', document: beam },
};

/** The tools that a model may call; the page that shows pictures calls `draw_picture`. */
export const MODEL_TOOLS = Object.keys(TOOL_EXAMPLES).filter((name) => name !== 'draw_picture');
