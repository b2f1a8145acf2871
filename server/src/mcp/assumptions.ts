import type { StructureKind } from '../kinds/structures.ts';

/** The assumptions behind the results of a solve, by kind of structure. */
export const SOLVE_ASSUMES: Readonly<Record<StructureKind, string>> = {
  msb: 'linear elastic material, small displacements, plane sections; shear strains only with "shear": true and self-weight only with "selfWeight" in the document; a support pushes and pulls; nothing is checked by a code.',
  truss:
    'rods hinged at both ends, loads in the joints, linear elastic material, small displacements; rods do not buckle; nothing is checked by a code.',
  frame:
    'linear elastic material, small displacements, first order unless the document asks for the second, no shear strains; a support pushes and pulls; members do not buckle; nothing is checked by a code.',
};

/** The assumptions of the other tools. */
export const ASSUMES = {
  verdict: 'rigid members and small motions: the verdict follows from the geometry, not from stiffnesses.',
  combinations:
    'linear superposition of the case sets, with the factors of the named standard; strength in ULS situations and deflection in SLS situations.',
  envelope: 'linear superposition; at a jump the greater and the lesser of both sides.',
  exact:
    'linear elastic bending without shear strains, small displacements; numbers of the document are exact.',
  change:
    'each edit is one entry of a list or one field; what edits cause together is shared equally over all their orders.',
  checks:
    'the clauses that each check names and no others; the restraints and effective lengths of the document; connections, local details and fatigue are not checked.',
  rods: 'rods hinged at both ends with the effective lengths of the document; each candidate acts with its own weight and stiffness; only the clauses of the standard for tension, compression and buckling are checked.',
  joints:
    'rods hinged at both ends, loads in the joints, equilibrium of the undeformed truss; forces that no joint determines are taken from the solved truss.',
  ranges:
    'each case set acts alone and unfactored; the greatest and the least value of different case sets do not act together.',
  catalogue:
    'nominal dimensions and values of the standard that each entry names; tolerances and availability are not considered.',
  link: 'the link contains the whole document, which is not solved; whoever has the link can read it.',
  reportLink:
    'the link contains the whole document and its governing numbers, of a linear first-order solve; whoever has the link can read them.',
  picture:
    'linear elastic material and small displacements; diagrams and displacements are scaled to be seen, not to the scale of the structure.',
  sections: 'thin fillets and rounded corners as the class defines them, a homogeneous elastic section.',
} as const;
