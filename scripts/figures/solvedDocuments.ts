import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { listChecks } from '../../packages/solver-core/verification/page/index.ts';
import { beamExamples } from '../../packages/ui-beam/src/examples/beamExamples.ts';
import { FRAME_EXAMPLES, createFrameExample } from '../../packages/ui-frame/src/starters/frameExamples.ts';
import { spatialTripod } from '../../packages/ui-truss/src/examples/spatialTripod.ts';
import { twoBarTruss } from '../../packages/ui-truss/src/examples/twoBarTruss.ts';
import { TRUSS_EXAMPLES, createTrussExample } from '../../packages/ui-truss/src/starters/trussExamples.ts';
import { ROOT } from '../runNode.ts';

export type SolvedKind = 'beam' | 'truss' | 'frame';

/** A document of the repository as JSON, because no solver may see changes that another one made to it. */
export interface SolvedDocument {
  readonly kind: SolvedKind;
  readonly name: string;
  readonly text: string;
}

const FIXTURES = path.join(ROOT, 'packages/solver-core/verification/fixtures');

/** Lists every fixture, verification case and example of the repository, each document once. */
export function listSolvedDocuments(): readonly SolvedDocument[] {
  const found = new Map<string, SolvedDocument>();
  const add = (kind: SolvedKind, name: string, document: object): void => {
    const text = JSON.stringify(document);
    if (!found.has(text)) found.set(text, { kind, name, text });
  };
  for (const file of readdirSync(FIXTURES))
    for (const { id, document } of readFixtures(file))
      add('joints' in document ? 'truss' : 'beam', `${file} ${id}`.trim(), document);
  for (const { id, structure } of listChecks())
    if (structure !== null) add(structure.kind === 'msb' ? 'beam' : structure.kind, id, structure.document);
  for (const [name, document] of Object.entries(beamExamples)) add('beam', `example ${name}`, document);
  for (const name of TRUSS_EXAMPLES) add('truss', `example ${name}`, createTrussExample(name));
  for (const [name, document] of Object.entries({ twoBarTruss, spatialTripod }))
    add('truss', `example ${name}`, document);
  for (const name of FRAME_EXAMPLES) add('frame', `example ${name}`, createFrameExample(name));
  return [...found.values()];
}

type Listed = readonly { readonly id: string; readonly document: object }[];

/** A file of fixtures is one document, or a list of documents with ids. */
function readFixtures(file: string): Listed {
  const read = JSON.parse(readFileSync(path.join(FIXTURES, file), 'utf8')) as object | Listed;
  return Array.isArray(read) ? (read as Listed) : [{ id: '', document: read }];
}
