import type { UnitSystem } from '../src/index.ts';
import {
  describeFailure,
  type BeamWriter,
  type AnyFailure,
  type TrussWriter,
  type Writer,
} from '../src/texts/index.ts';
import { enUS } from '../src/texts/languages/en-US.ts';
import { formatPlace } from './formatPlace.ts';

/** The parts of a document that the texts need. */
interface WithUnits {
  readonly units: { readonly system: UnitSystem };
}

/**
 * Creates a writer in plain English for a document that was not read; fields are named by their keys, so that its
 * author finds them.
 */
export function createWriter(kind: Writer['kind'], system: UnitSystem = 0): Writer {
  return { language: enUS, kind, place: (x) => formatPlace(x, system), fields: 'keys' };
}

/** Creates a writer of a beam. */
export function createBeamWriter({ units, supports }: WithUnits & Pick<BeamWriter, 'supports'>): BeamWriter {
  return { ...createWriter('beam', units.system), kind: 'beam', supports };
}

/** Creates a writer of a truss. */
export function createTrussWriter({
  units,
  joints,
}: WithUnits & { readonly joints: readonly { readonly anchor: number }[] }): TrussWriter {
  const anchors = joints.map(({ anchor }) => anchor);
  return { ...createWriter('truss', units.system), kind: 'truss', anchors };
}

/** Describes a failure or correction with its path in the document, by which its author finds it. */
export function describeWithPath(failure: AnyFailure, writer: Writer): string {
  const sentence = describeFailure(failure, writer);
  return failure.path === '' ? sentence : `${sentence} [${failure.path}]`;
}
