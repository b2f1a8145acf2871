/** Step from one force to the next; coprime to 100 000, so that no force is repeated before all have occurred. */
const STRIDE = 61_803;

/**
 * Creates a beam of five spans with a force on each and a line load along all; each `number` gives another beam, so
 * that no cache answers.
 */
export function fiveSpans(number: number) {
  return createSpans(5, number);
}

function createSpans(count: number, number: number) {
  const spans = Array.from({ length: count + 1 }, (_, i) => i);
  const length = 6 * count;
  // Small forces have longer answers than large ones; consecutive forces differ much, so that any thousand beams have
  // answers of about the same total length.
  const force = -10_000 - ((number * STRIDE) % 100_000);
  return {
    schema: 1,
    className: 'casemsb',
    kind: 'msb',
    title: 'Spans',
    L: length,
    supports: spans.map((i) => ({ className: i === 0 ? 'fixed' : 'simple', x: 6 * i })),
    beamSections: [{ x: length, materialIndex: 0, crossSectionIndex: 0 }],
    materials: [{ name: 'Steel', E: 210_000, nu: 0.3, rho: 7850 }],
    sections: [{ className: 'circle', label: 'Rod', Dy: 200 }],
    loads: [
      { className: 'DistributedLoad', x: [0, length], y: [-1000, -1000, -1000], alpha: 90, sets: 0 },
      ...spans.slice(1).map((i) => ({ className: 'ShearLoad', x: 6 * i - 3, c: [force], sets: 0 })),
    ],
  };
}

/** Creates the same beam with equal case sets; its answer is longer in proportion. */
export function fiveSpansInSets(count: number): object {
  return inSets(fiveSpans(0), count);
}

/** Creates a similar beam with any number of spans and case sets. */
export function manySpans(number: number, { spans, caseSets }: { spans: number; caseSets: number }): object {
  return inSets(createSpans(spans, number), caseSets);
}

function inSets(beam: ReturnType<typeof createSpans>, count: number): object {
  return {
    ...beam,
    loads: beam.loads.map((load) => ({ ...load, sets: 2 ** count - 1 })),
    caseSets: Array.from({ length: count }, (_, i) => ({ title: `Set ${i + 1}` })),
  };
}
