import { createFailure } from '../../failures/failure.ts';
import type { Failure } from '../../failures/failure.ts';
import { checkFactors } from '../common/checkFactors.ts';
import { mapped } from '../common/mapped.ts';
import type { BeamCase, Support } from './document.ts';
import { isHeld } from './isHeld.ts';
import { keepSound } from './keepSound.ts';
import { normalizeLoad } from '../common/normalizeLoad.ts';
import { beamCaseSchema } from './schema.ts';
import { withSectionClass } from '../common/withSectionClass.ts';
import { SUPPORT_WORDS, nearestSupportWord, toSupportClass } from './supportWords.ts';
import { createSchemaReader, isRecord } from '../common/schemaReader.ts';

/** The parts of a document that could be read, whether or not everything could. */
export interface Reading {
  /** The document in canonical form; if `failures` concern its form, only its well-formed parts (`keepSound`). */
  readonly document: BeamCase;
  readonly failures: readonly Failure[];
  readonly corrections: readonly Failure[];
  /** Returns whether all the given fields of the document are well-formed. */
  readonly isWhole: (...fields: readonly (keyof BeamCase)[]) => boolean;
}

/** Reads a beam document from any value; returns null if it is not a beam document of a known version. */
export function readCase(
  input: unknown,
): Reading | { readonly document: null; failures: readonly Failure[] } {
  if (!isRecord(input)) return { document: null, failures: [createFailure('schema.notObject', '')] };
  const failures: Failure[] = [];
  const corrections: Failure[] = [];
  checkVersionAndKind(input, failures);
  const isForeign = failures.length > 0;
  const canonical = toCanonical(input, corrections);
  const document = readDocument(canonical, failures) as BeamCase;
  reportSupportWords(failures, input['supports']);
  if (isForeignDocument(input)) corrections.push(...fixedPins(input['supports']));
  if (typeof document.L === 'number' && Number.isFinite(document.L) && !(document.L > 0)) {
    failures.push(createFailure('length.notPositive', '/L', { values: { actual: document.L } }));
  }
  if (isForeign) return { document: null, failures };
  const { document: sound, isWhole } = keepSound(document, failures);
  checkSupports(sound.supports, failures);
  if (isWhole('caseSets')) failures.push(...checkFactors(sound.caseSets));
  return { document: withSelfWeight(sound), failures, corrections, isWhole };
}

const readDocument = /* @__PURE__ */ createSchemaReader(beamCaseSchema);

function checkVersionAndKind(input: Readonly<Record<string, unknown>>, failures: Failure[]): void {
  const { schema, kind, className } = input;
  if (typeof schema === 'number' && schema !== 1) {
    failures.push(createFailure('schema.version', '/schema', { values: { actual: schema } }));
  }
  if (typeof kind === 'string' && kind !== 'msb') {
    failures.push(createFailure('schema.kind', '/kind', { values: { actual: kind.slice(0, 80) } }));
  }
  if (typeof className === 'string' && className.toLowerCase() !== 'casemsb') {
    failures.push(createFailure('schema.kind', '/className', { values: { actual: className.slice(0, 80) } }));
  }
}

function toCanonical(
  input: Readonly<Record<string, unknown>>,
  corrections: Failure[],
): Record<string, unknown> {
  const canonical = { ...input };
  // A wrong version, kind or class has been reported already, with its own code.
  if (typeof input['schema'] === 'number') canonical['schema'] = 1;
  if (typeof input['kind'] === 'string') canonical['kind'] = 'msb';
  if (typeof input['className'] === 'string') canonical['className'] = 'casemsb';
  if (Array.isArray(input['supports'])) {
    canonical['supports'] = mapped(input['supports'], withSupportClass);
  }
  if (Array.isArray(input['beamSections'])) {
    canonical['beamSections'] = mapped(input['beamSections'], withCrossSection);
  }
  if (Array.isArray(input['sections'])) {
    canonical['sections'] = mapped(input['sections'], (section, i) =>
      withSectionClass(section, i, corrections),
    );
  }
  if (Array.isArray(input['loads'])) {
    canonical['loads'] = mapped(input['loads'], (load, i) => normalizeLoad(load, i, corrections));
  }
  return canonical;
}

function withSupportClass(support: unknown): unknown {
  if (!isRecord(support) || typeof support['className'] !== 'string') return support;
  return { ...support, className: toSupportClass(support['className']) ?? support['className'] };
}

/** Refuses an unknown support word; the failure lists the usual words and suggests the most similar one. */
function reportSupportWords(failures: Failure[], supports: unknown): void {
  failures.forEach((failure, at) => {
    const index = /^\/supports\/(\d+)\/className$/.exec(failure.path)?.[1];
    if (failure.code !== 'schema.className' || index === undefined || !Array.isArray(supports)) return;
    const actual = failure.values['actual'] ?? '';
    const nearest = nearestSupportWord(String(actual));
    const values = { actual, ...(nearest && { nearest }), allowed: SUPPORT_WORDS.join(', ') };
    failures[at] = { ...failure, values };
  });
}

/**
 * Returns whether a document was written by hand or by another program: documents of this program have a class. `kind`
 * alone does not count, because other programs write it and a beam-only entry point adds it.
 */
function isForeignDocument({ className }: Readonly<Record<string, unknown>>): boolean {
  return className === undefined;
}

/**
 * Reports supports that are written `fixed`, which means a pin here and a clamp elsewhere. They are reported only if
 * there are several: a single one beside rollers is a deliberate pin.
 */
function fixedPins(supports: unknown): Failure[] {
  if (!Array.isArray(supports)) return [];
  const ids: number[] = [];
  supports.forEach((support: unknown, i) => {
    if (isRecord(support) && support['className'] === 'fixed') ids.push(i);
  });
  return ids.length < 2
    ? []
    : ids.map((i) => createFailure('correction.fixedIsPin', `/supports/${i}/className`, { ids: [i] }));
}

/**
 * Reads `sectionIndex`, a truss's name for the cross-section, if a part of a beam does not state `crossSectionIndex`.
 */
function withCrossSection(section: unknown): unknown {
  if (
    !isRecord(section) ||
    section['sectionIndex'] === undefined ||
    section['crossSectionIndex'] !== undefined
  )
    return section;
  const { sectionIndex, ...rest } = section;
  return { ...rest, crossSectionIndex: sectionIndex };
}

function checkSupports(supports: readonly Support[], failures: Failure[]): void {
  supports.forEach((support, i) => {
    if (support.release && !['fixed', 'simple', 'spring'].includes(support.className)) {
      failures.push(createFailure('schema.release', `/supports/${i}/release`, { ids: [i] }));
    }
    for (const direction of ['x', 'y', 'r'] as const) {
      if (support.settlement?.[direction] !== undefined && !isHeld(support, direction)) {
        failures.push(
          createFailure('schema.notHeld', `/supports/${i}/settlement/${direction}`, { ids: [i] }),
        );
      }
    }
    if (support.className === 'hinge' && support.stiffness !== undefined) {
      failures.push(createFailure('schema.notHeld', `/supports/${i}/stiffness`, { ids: [i] }));
    }
  });
}

/** If self weight is not stated, it acts when some beam section states a mass. */
function withSelfWeight(document: BeamCase): BeamCase {
  if (typeof document.selfWeight === 'boolean') return document;
  return {
    ...document,
    selfWeight: document.beamSections.some((section) => (section.mass ?? 0) > 0),
  };
}
