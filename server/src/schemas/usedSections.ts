import { Type } from '@fastify/type-provider-typebox';
import { orNull } from './orNull.ts';

const numberOrNull = (description: string) => orNull(Type.Number(), description);

const OF_OUTLINE = {
  SyMax: numberOrNull('First moment, cm3 or in3'),
  SzMax: numberOrNull('First moment, cm3 or in3'),
  WyTop: numberOrNull('Section modulus, cm3 or in3'),
  WyBottom: numberOrNull('Section modulus, cm3 or in3'),
  WzLeft: numberOrNull('Section modulus, cm3 or in3'),
  WzRight: numberOrNull('Section modulus, cm3 or in3'),
  Wply: numberOrNull('Plastic section modulus, cm3 or in3'),
  Wplz: numberOrNull('Plastic section modulus, cm3 or in3'),
  It: numberOrNull('Torsion constant, cm4 or in4'),
  Iw: numberOrNull('Warping constant, cm6 or in6'),
  yShear: numberOrNull('Shear centre from the centroid, mm or in'),
  zShear: numberOrNull('Shear centre from the centroid, mm or in'),
  Asy: numberOrNull('Shear area for a force along y, cm2 or in2'),
  Asz: numberOrNull('Shear area for a force along z, cm2 or in2'),
};

/** The properties of the cross-sections that a solved beam uses. */
export const UsedSections = Type.Array(
  Type.Object({
    section: Type.Integer({ description: 'Index in sections' }),
    A: Type.Number({ description: 'cm2 or in2' }),
    ey: Type.Number({ description: 'Centroid from the left edge, mm or in' }),
    ez: Type.Number({ description: 'Centroid from the bottom, mm or in' }),
    Iy: Type.Number({ description: 'cm4 or in4' }),
    Iz: Type.Number({ description: 'cm4 or in4' }),
    Iyz: Type.Number({ description: 'Integral of y z, cm4 or in4' }),
    alpha: Type.Number({ description: 'Angle from y to the axis of Iu, degrees counter-clockwise' }),
    Iu: Type.Number(),
    Iv: Type.Number(),
    iy: Type.Number({ description: 'Radius of gyration, mm or in' }),
    iz: Type.Number(),
    iu: Type.Number(),
    iv: Type.Number(),
    ...OF_OUTLINE,
  }),
  {
    description:
      'For each cross-section of the beam, as drawn, neither rotated nor mirrored; properties that need an outline are null for a generic one',
  },
);
