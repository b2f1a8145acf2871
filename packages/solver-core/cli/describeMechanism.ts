import type { BeamCase, Mechanism, Verdict } from '../src/index.ts';
import { describeCause, describeFix, describeMotions, type BeamWriter } from '../src/texts/index.ts';
import { lowerFirst } from '../src/texts/writer.ts';
import { createBeamWriter } from './createWriter.ts';

/** The words for a verdict. */
export const STATUSES = {
  determinate: 'Statically determinate',
  indeterminate: 'Statically indeterminate',
  changeable: 'A mechanism',
  instantlyChangeable: 'An infinitesimal mechanism',
  underSupported: 'Too few restraints',
} as const satisfies Record<Verdict['status'], string>;

/**
 * Describes a verdict in a line, and for each motion of the beam the moving part, the cause and the edits that stop it.
 */
export function describeVerdict(
  { status, degree, W, rank, mechanisms }: Verdict,
  document: Pick<BeamCase, 'supports' | 'units'>,
): string {
  const writer = createBeamWriter(document);
  const lines = [`${STATUSES[status]} (degree ${degree}, W = ${W}, rank ${rank}).`];
  for (const [i, mechanism] of mechanisms.entries()) {
    lines.push(
      mechanisms.length === 1 ? 'How it moves:' : `Motion ${i + 1}:`,
      ...listMotion({
        motions: describeMotions(mechanism, writer),
        causes: describeCauses(mechanism, writer),
        cures: mechanism.fixes.map((fix) => describeFix(fix, writer)),
      }),
    );
  }
  return lines.join('\n');
}

function describeCauses({ causes }: Mechanism, writer: BeamWriter): string[] {
  return causes.map((cause) => describeCause(cause, writer));
}

/** Lists the motions, causes and fixes of a mechanism. */
export function listMotion({
  motions,
  causes,
  cures,
}: Readonly<Record<'motions' | 'causes' | 'cures', readonly string[]>>): string[] {
  return [
    ...motions.map((motion) => `  - ${motion}`),
    `  causes: ${causes.join(' ')}`,
    ...(cures.length === 0 ? [] : [`  fix: ${cures.map(lowerFirst).join('; or ')}`]),
  ];
}

/** The words for the classes of supports. */
export const KINDS = {
  cantilever: 'clamp',
  fixed: 'pin',
  simple: 'roller',
  hinge: 'hinge',
  spring: 'spring',
} as const;
