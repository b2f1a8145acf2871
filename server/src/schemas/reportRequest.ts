import { type Quantity, QUANTITY_NAMES, type Unit, unitsOf } from '@eecs/solver-core';
import type { ReportPart } from '@eecs/ui-beam/report';
import type { FrameReportPart } from '@eecs/ui-frame/report';
import type { TrussReportPart } from '@eecs/ui-truss/report';
import { type Static, Type } from '@fastify/type-provider-typebox';
import { oneOf, wordsOf } from './oneOf.ts';
import { LoadCase } from './solveRequest.ts';

/**
 * Listed here, like those of a truss, because only the report thread loads the code that writes reports, not the thread
 * that answers all requests.
 */
const BEAM_PARTS = wordsOf<ReportPart>({
  conventions: true,
  inputs: true,
  drawing: true,
  diagrams: true,
  extremes: true,
  stresses: true,
  reactions: true,
  values: true,
  hand: true,
});

const TRUSS_PARTS = wordsOf<TrussReportPart>({
  conventions: true,
  inputs: true,
  drawing: true,
  governing: true,
  forces: true,
  utilisation: true,
  reactions: true,
  displacements: true,
  joints: true,
  section: true,
});

const FRAME_PARTS = wordsOf<FrameReportPart>({
  conventions: true,
  inputs: true,
  drawing: true,
  governing: true,
  diagrams: true,
  forces: true,
  reactions: true,
  displacements: true,
  buckling: true,
  frequencies: true,
  hand: true,
});

/** Characters of a picture of half a megabyte in base64. */
const MOST_LOGO_LETTERS = 700_000;
/** No program opens a longer link, characters. */
const MOST_LINK_LETTERS = 8192;

const Logo = Type.Object(
  {
    type: oneOf(['image/png', 'image/jpeg']),
    data: Type.String({
      maxLength: MOST_LOGO_LETTERS,
      pattern: '^(iVBORw0KGgo|/9j/)[A-Za-z0-9+/]*={0,2}$',
      description: 'The picture in base64',
    }),
    width: Type.Integer({ minimum: 1, maximum: 20_000, description: 'px' }),
    height: Type.Integer({ minimum: 1, maximum: 20_000, description: 'px' }),
  },
  { additionalProperties: false },
);

/** Units of the quantities, in either system. */
const Units = Type.Object(
  Object.fromEntries(
    QUANTITY_NAMES.map((quantity) => [
      quantity,
      Type.Optional(oneOf<Unit>([...new Set([...unitsOf(quantity, 0), ...unitsOf(quantity, 1)])])),
    ]),
  ),
  {
    additionalProperties: false,
    title: 'ReportUnits',
    description: 'The unit of each quantity; omitted ones use that of the document’s system',
  },
);

const line = (description: string) => Type.Optional(Type.String({ maxLength: 200, description }));

const partsOf = <Part extends string>(parts: readonly Part[], usual: string) =>
  Type.Optional(
    Type.Array(oneOf(parts), {
      maxItems: parts.length,
      description: `In any order; by default ${usual}`,
    }),
  );

/** The options of reports of every kind, without the parts. */
const COMMON = {
  handSet: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 1000,
      description: 'The case set of the hand calculation; by default 0',
    }),
  ),
  paper: Type.Optional(
    oneOf(['A4', 'Letter'], {
      description:
        'By default that of the account’s template, otherwise A4, or Letter for a document in US units',
    }),
  ),
  digits: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 12,
      description:
        'Digits after the decimal mark in tables; by default those of data.report of the account, otherwise 3',
    }),
  ),
  project: line('A line of the title block'),
  client: line('A line of the title block'),
  company: line('A line of the title block'),
  job: line('Title block: the number of the job'),
  sheet: line('Title block: the number of the sheet'),
  revision: line('A line of the title block'),
  author: line('Title block: the author of the report'),
  checked: line('Title block: the person who checked it'),
  approved: line('Title block: the person who approved it'),
  hasSigns: Type.Optional(
    Type.Boolean({
      description: 'Whether the title block has room for the signatures of these three persons',
    }),
  ),
  date: line('The date in the title block, as printed'),
  logo: Type.Optional(Logo),
  units: Type.Optional(Units),
  link: Type.Optional(
    Type.String({
      maxLength: MOST_LINK_LETTERS,
      pattern: '^https?://[^\\s]+$',
      description: 'Address at which the numbers can be checked',
    }),
  ),
};

const WantedBeam = Type.Object(
  {
    parts: partsOf(BEAM_PARTS, 'all except the hand calculation'),
    ...COMMON,
    shearSymbol: Type.Optional(oneOf(['Q', 'V'], { description: 'By default Q' })),
    isMomentUp: Type.Optional(
      Type.Boolean({ description: 'Draws positive moments upwards instead of on the tension side' }),
    ),
    deflectionLimit: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 10_000,
        description: 'The allowed deflection is the span divided by this number; by default 0, no limit',
      }),
    ),
  },
  {
    additionalProperties: false,
    description:
      'Options of the report; by default, lines of the title block, paper and digits are those of data.report of the account',
  },
);

/** Maximum number of rods in a cut; a larger cut is not worked out by hand. */
const MOST_CUT = 100;
const MOST_INDEX = 1_000_000;

const WantedTruss = Type.Object(
  {
    parts: partsOf(TRUSS_PARTS, 'all except the calculations by joints and by a cut'),
    ...COMMON,
    orientation: Type.Optional(
      Type.Object(
        {
          azimuth: Type.Number({
            minimum: -360,
            maximum: 360,
            description: 'Angle around the y axis, degrees',
          }),
          elevation: Type.Number({
            minimum: -90,
            maximum: 90,
            description: 'Angle above the ground, degrees',
          }),
        },
        {
          additionalProperties: false,
          description: 'The direction from which a space truss is viewed; by default from a corner',
        },
      ),
    ),
    cut: Type.Optional(
      Type.Object(
        {
          links: Type.Array(Type.Integer({ minimum: 0, maximum: MOST_INDEX }), {
            minItems: 1,
            maxItems: MOST_CUT,
            description: 'Indexes of the cut rods',
          }),
          joint: Type.Optional(
            Type.Integer({
              minimum: 0,
              maximum: MOST_INDEX,
              description: 'Index of a joint of the part whose equilibrium is written',
            }),
          ),
        },
        {
          additionalProperties: false,
          description: 'The cut of the hand calculation; by default one near the middle',
        },
      ),
    ),
  },
  {
    additionalProperties: false,
    description:
      'Options of the report; by default, lines of the title block, paper and digits are those of data.report of the account',
  },
);

const WantedFrame = Type.Object(
  {
    parts: partsOf(FRAME_PARTS, 'all except buckling, frequencies and the hand calculation'),
    ...COMMON,
  },
  {
    additionalProperties: false,
    description:
      'Options of the report; by default, lines of the title block, paper and digits are those of data.report of the account',
  },
);

/** POST /case/msb/report. The language is that of Client-Locale. */
export const BeamReportRequest = Type.Object(
  { data: LoadCase, report: Type.Optional(WantedBeam) },
  { additionalProperties: false },
);

/** POST /case/truss/report. The language is that of Client-Locale. */
export const TrussReportRequest = Type.Object(
  { data: LoadCase, report: Type.Optional(WantedTruss) },
  { additionalProperties: false },
);

/** POST /case/frame/report. The language is that of Client-Locale. */
export const FrameReportRequest = Type.Object(
  { data: LoadCase, report: Type.Optional(WantedFrame) },
  { additionalProperties: false },
);

type WithUnits<Wanted> = Omit<Wanted, 'units'> & {
  readonly units?: Readonly<Partial<Record<Quantity, Unit>>>;
};

/** The settings of a report on a beam, as a request contains them. */
export type BeamReportWish = WithUnits<Static<typeof WantedBeam>>;

/** The settings of a report on a truss, as a request contains them. */
export type TrussReportWish = WithUnits<Static<typeof WantedTruss>>;

/** The settings of a report on a frame, as a request contains them. */
export type FrameReportWish = WithUnits<Static<typeof WantedFrame>>;

/** The settings of a report for each kind. */
export interface ReportWishes {
  readonly msb: BeamReportWish;
  readonly truss: TrussReportWish;
  readonly frame: FrameReportWish;
}

/** The options of reports of every kind. */
export type CommonReportWish = Omit<
  BeamReportWish,
  'parts' | 'shearSymbol' | 'isMomentUp' | 'deflectionLimit'
>;
