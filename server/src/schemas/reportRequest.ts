import { type Quantity, QUANTITY_NAMES, type Unit, unitsOf } from '@eecs/solver-core';
import type { ReportPart } from '@eecs/ui-beam/report';
import { type Static, Type } from '@fastify/type-provider-typebox';
import { oneOf, wordsOf } from './oneOf.ts';
import { LoadCase } from './solveRequest.ts';

/** Named here: what writes reports is loaded by the thread that does, not by the one that answers everybody. */
const PARTS = wordsOf<ReportPart>({
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

/** Letters of a picture of half a megabyte in base64. */
const MOST_LOGO_LETTERS = 700_000;
/** A link that is longer is none that a program opens. */
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

/** What a quantity may be told in, in either system. */
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
    description:
      'In which unit a quantity is told; what is left out is told in that of the document’s system',
  },
);

const line = (description: string) => Type.Optional(Type.String({ maxLength: 200, description }));

const Wanted = Type.Object(
  {
    parts: Type.Optional(
      Type.Array(oneOf(PARTS), {
        maxItems: PARTS.length,
        description: 'In whatever order; when left out, all but the calculation by hand',
      }),
    ),
    handSet: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 1000,
        description: 'The case set calculated by hand; 0 when left out',
      }),
    ),
    paper: Type.Optional(oneOf(['A4', 'Letter'], { description: 'A4 when left out' })),
    digits: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 12,
        description: 'After the decimal mark, in tables; 3 when left out',
      }),
    ),
    project: line('Of the title block'),
    client: line('Of the title block'),
    company: line('Of the title block'),
    job: line('Of the title block: the number of the job'),
    sheet: line('Of the title block: the number of the sheet'),
    revision: line('Of the title block'),
    author: line('Of the title block: who made the report'),
    checked: line('Of the title block: who checked it'),
    approved: line('Of the title block: who approved it'),
    hasSigns: Type.Optional(
      Type.Boolean({ description: 'Whether who made, checked and approved it have a place to sign' }),
    ),
    date: line('Of the title block, as it shall stand there'),
    logo: Type.Optional(Logo),
    shearSymbol: Type.Optional(oneOf(['Q', 'V'], { description: 'Q when left out' })),
    isMomentUp: Type.Optional(
      Type.Boolean({ description: 'Draws a positive moment upwards, and not on the side in tension' }),
    ),
    deflectionLimit: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 10_000,
        description: 'The beam may deflect by its span divided by it; 0, no limit, when left out',
      }),
    ),
    units: Type.Optional(Units),
    link: Type.Optional(
      Type.String({
        maxLength: MOST_LINK_LETTERS,
        pattern: '^https?://[^\\s]+$',
        description: 'Where the numbers can be checked',
      }),
    ),
  },
  { additionalProperties: false, description: 'How the report is wanted' },
);

/** POST /case/msb/report. The language is that of Client-Locale. */
export const ReportRequest = Type.Object(
  { data: LoadCase, report: Type.Optional(Wanted) },
  { additionalProperties: false },
);

/** How a report is wanted, as it is sent. */
export type ReportWish = Omit<Static<typeof Wanted>, 'units'> & {
  readonly units?: Readonly<Partial<Record<Quantity, Unit>>>;
};
