import { createSchemaReader, type Schema } from '../../src/model/schemaReader.ts';
import type { Failure, FailureCode } from '../../src/index.ts';
import {
  generateArch,
  generateFink,
  generateHowe,
  generateK,
  generatePratt,
  generateSpaceGrid,
  generateTower,
  generateWarren,
} from '../../src/truss/index.ts';
import type { Generated, GeneratorFailure } from '../../src/truss/index.ts';
import { describeFailure } from '../describeFailure.ts';
import { EXIT } from '../exit.ts';
import type { Streams } from '../streams.ts';

/** A kind of truss: what makes it, and the form of its measures. Sizes are judged by what makes it. */
interface Generator {
  readonly generate: (measures: never) => Generated;
  readonly schema: Schema;
  readonly example: string;
}

const number: Schema = { type: 'number' };
const pair: Schema = { type: 'array', items: number, minItems: 2, maxItems: 2 };
const anchors: Schema = { type: 'object', properties: { start: number, end: number } };

function form(required: readonly string[], properties: Schema['properties']): Schema {
  const shared = { material: { type: 'object' }, section: { type: 'object' }, system: number, load: number };
  return { type: 'object', required, properties: { ...shared, ...properties } };
}

const girder = form(['spans', 'panels', 'height'], {
  spans: { type: 'array', items: number },
  panels: number,
  height: number,
  anchors,
  hasVerticals: { type: 'boolean' },
});
const GIRDER = '{"spans": [18], "panels": 6, "height": 3, "load": 10000}';

const GENERATORS: Readonly<Record<string, Generator>> = {
  warren: { generate: generateWarren, schema: girder, example: GIRDER },
  pratt: { generate: generatePratt, schema: girder, example: GIRDER },
  howe: { generate: generateHowe, schema: girder, example: GIRDER },
  k: {
    generate: generateK,
    schema: form(['span', 'panels', 'height'], { span: number, panels: number, height: number, anchors }),
    example: '{"span": 24, "panels": 6, "height": 6, "load": 10000}',
  },
  fink: {
    generate: generateFink,
    schema: form(['span', 'height'], {
      span: number,
      height: number,
      panels: number,
      struts: { type: 'string', enum: ['upright', 'thirds'] },
      anchors,
    }),
    example: '{"span": 12, "height": 3, "load": 5000}',
  },
  arch: {
    generate: generateArch,
    schema: form(['span', 'height', 'depth', 'panels'], {
      span: number,
      height: number,
      depth: number,
      panels: number,
      curve: { type: 'string', enum: ['parabola', 'circle'] },
      anchors,
    }),
    example: '{"span": 40, "height": 8, "depth": 1, "panels": 10, "load": 5000}',
  },
  tower: {
    generate: generateTower,
    schema: form(['height', 'width', 'panels'], {
      height: number,
      width: number,
      topWidth: number,
      panels: number,
      legs: number,
      bracing: { type: 'string', enum: ['single', 'cross', 'K'] },
      anchor: number,
    }),
    example: '{"height": 20, "width": 4, "topWidth": 2, "panels": 5, "load": 1000}',
  },
  grid: {
    generate: generateSpaceGrid,
    schema: form(['spans', 'panels', 'height'], {
      spans: pair,
      panels: pair,
      height: number,
      supports: { type: 'string', enum: ['corners', 'edges'] },
    }),
    example: '{"spans": [20, 20], "panels": [10, 10], "height": 1.5, "load": 1000}',
  },
};

/** The kinds there are, for the usage text. */
export const KINDS_OF_TRUSS = Object.keys(GENERATORS).join(', ');

/** Prints the document of a truss of a kind and returns the exit code; `measures` is JSON. */
export function generateTruss(
  kind: string,
  measures: string | undefined,
  { out, err }: Pick<Streams, 'out' | 'err'>,
): number {
  const generator = Object.hasOwn(GENERATORS, kind) ? GENERATORS[kind] : undefined;
  if (generator === undefined) {
    err(`There is no generator of a truss "${kind}"; there are: ${KINDS_OF_TRUSS}.\n`);
    return EXIT.usage;
  }
  const read = readMeasures(measures, generator);
  if (!read.ok) {
    err(`${read.reasons.join('\n')}\nWrite the measures as JSON, for example '${generator.example}'.\n`);
    return EXIT.usage;
  }
  const made = generator.generate(read.measures as never);
  if (!made.ok) {
    err(`No truss has these measures:\n${made.failures.map((one) => `  - ${describe(one)}\n`).join('')}`);
    return EXIT.refused;
  }
  out(`${JSON.stringify(made.document)}\n`);
  return EXIT.solved;
}

type Read =
  | { readonly ok: true; readonly measures: unknown }
  | { readonly ok: false; readonly reasons: readonly string[] };

function readMeasures(text: string | undefined, { schema }: Generator): Read {
  if (text === undefined) return { ok: false, reasons: ['The measures are missing.'] };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, reasons: ['The measures are not JSON.'] };
  }
  const unknown = Object.keys(Object(value) as object).filter(
    (name) => !Object.hasOwn(schema.properties ?? {}, name),
  );
  if (unknown.length > 0)
    return { ok: false, reasons: unknown.map((name) => `The measure ${name} is not known.`) };
  const failures: Failure[] = [];
  const measures = createSchemaReader(schema)(value, failures);
  if (failures.length > 0) return { ok: false, reasons: failures.map((failure) => describeFailure(failure)) };
  return { ok: true, measures };
}

function describe({ code, path, values }: GeneratorFailure): string {
  const { actual, least, most, joints } = values;
  switch (code) {
    case 'generator.notPositive':
      return `${path} is ${actual}; it has to be above zero.`;
    case 'generator.notWhole':
      return `${path} is ${actual}; it has to be a whole number.`;
    case 'generator.tooFew':
      return `${path} is ${actual}; it has to be at least ${least}.`;
    case 'generator.tooMany':
      if (joints !== undefined) return `There would be ${joints} joints; there may be at most ${most}.`;
      return `${path} is ${actual}; it may be at most ${most}.`;
    case 'generator.notEven':
      return `${path} is ${actual}; it has to be even.`;
    case 'generator.notDoubling':
      return `${path} is ${actual}; it has to be 4, 8, 16 and so on.`;
    case 'generator.tooSteep':
      return `${path} is ${actual}; it may be at most ${most}.`;
    case 'generator.notFinite':
      return `${path} is ${actual}; it has to be a number.`;
    case 'generator.anchor':
      return `${path} is ${actual}; it has to be bits of held directions, 0 to 7.`;
    case 'generator.constants':
      return `${path}: ${describeConstant(path, values)}`;
    case 'generator.nothingLoaded':
      return `${path} is ${actual}, but every joint it would act on is held: take more panels, or no load.`;
    case 'generator.oneRow':
      return `${path} is ${actual}; a grid of one row of squares stands only on its edges.`;
    default:
      return code satisfies never;
  }
}

/** Says why a document may not have it, by the sentence of the document's failure. */
function describeConstant(path: string, { reason, ...values }: GeneratorFailure['values']): string {
  const place = path.replace(/^\/(material|section)(?=\/|$)/, '/$1s/0');
  const sentence = describeFailure({ code: reason as FailureCode, path: place, ids: [], values });
  return sentence.slice(0, sentence.lastIndexOf(' ['));
}
