import { createSchemaReader, type Schema } from '../../src/model/common/schemaReader.ts';
import type { Failure } from '../../src/index.ts';
import { describeFailure, describeGeneratorFailure } from '../../src/texts/index.ts';
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
import type { Generated } from '../../src/truss/index.ts';
import { createWriter } from '../createWriter.ts';
import { EXIT } from '../exit.ts';
import type { Streams } from '../streams.ts';

/** A kind of truss: the function that generates it, and the form of its dimensions. The function checks the values. */
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

/** The kinds of trusses, for the usage text. */
export const KINDS_OF_TRUSS = Object.keys(GENERATORS).join(', ');

/** Prints the document of a truss of a kind and returns the exit code; `measures` contains the dimensions as JSON. */
export function generateTruss(
  kind: string,
  measures: string | undefined,
  { out, err }: Pick<Streams, 'out' | 'err'>,
): number {
  const generator = Object.hasOwn(GENERATORS, kind) ? GENERATORS[kind] : undefined;
  if (generator === undefined) {
    err(`Unknown kind of truss "${kind}". Known kinds: ${KINDS_OF_TRUSS}.\n`);
    return EXIT.usage;
  }
  const read = readMeasures(measures, generator);
  if (!read.ok) {
    err(`${read.reasons.join('\n')}\nWrite the dimensions as JSON, for example '${generator.example}'.\n`);
    return EXIT.usage;
  }
  const made = generator.generate(read.measures as never);
  if (!made.ok) {
    err(
      `No truss has these dimensions:\n${made.failures.map((one) => `  - ${describeGeneratorFailure(one, createWriter('truss'))}\n`).join('')}`,
    );
    return EXIT.refused;
  }
  out(`${JSON.stringify(made.document)}\n`);
  return EXIT.solved;
}

type Read =
  | { readonly ok: true; readonly measures: unknown }
  | { readonly ok: false; readonly reasons: readonly string[] };

function readMeasures(text: string | undefined, { schema }: Generator): Read {
  if (text === undefined) return { ok: false, reasons: ['The dimensions are missing.'] };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, reasons: ['The dimensions are not JSON.'] };
  }
  const unknown = Object.keys(Object(value) as object).filter(
    (name) => !Object.hasOwn(schema.properties ?? {}, name),
  );
  if (unknown.length > 0) return { ok: false, reasons: unknown.map((name) => `Unknown dimension ${name}.`) };
  const failures: Failure[] = [];
  const measures = createSchemaReader(schema)(value, failures);
  if (failures.length > 0)
    return { ok: false, reasons: failures.map((failure) => describeFailure(failure, createWriter('truss'))) };
  return { ok: true, measures };
}
