import { formatNumber, LIMITS } from '../../src/index.ts';
import { type SizedRodGroup, type TrussRodCheck, sizeRodGroups } from '../../src/codeChecks/index.ts';
import { describeUnchecked, describeUnjudgedReason } from '../../src/texts/index.ts';
import { type TrussCase, parseTruss, solveTruss } from '../../src/truss/index.ts';
import { createWriter, describeWithPath } from '../createWriter.ts';
import { EXIT } from '../exit.ts';
import { formatResult, headed } from '../formatResult.ts';
import { formatTable } from '../formatTable.ts';
import { listSections } from '../listSections.ts';
import type { CliOptions } from '../readOptions.ts';
import type { Streams } from '../streams.ts';
import { GOVERNS } from './formatRodChecks.ts';

/** Greatest number of failing sections that are printed for each group. */
const MOST_REJECTED = 10;

/**
 * Prints, for each group of rods with the same section in the document, the lightest sections of a series with which
 * they meet the standard of the document, and why lighter ones fail. Each group is looked for with the sections found
 * for the groups before it.
 */
export async function answerLightestRods(
  document: unknown,
  { series, json }: Pick<CliOptions, 'series' | 'json'>,
  { out, err }: Pick<Streams, 'out' | 'err'>,
): Promise<number> {
  const writer = createWriter('truss');
  const parsed = parseTruss(document);
  if (!parsed.ok) {
    const reasons = parsed.failures.map((one) => `  - ${describeWithPath(one, writer)}\n`);
    err(`The document cannot be read:\n${reasons.join('')}`);
    return EXIT.refused;
  }
  const { sections, names } = await listSections(series ?? '');
  if (series === null || sections.length === 0) {
    err(`No series is called ${series ?? ''}. There are:\n${names.map((name) => `  ${name}\n`).join('')}`);
    return EXIT.usage;
  }
  const answer = sizeRodGroups(parsed.document, { candidates: sections }, (asked) =>
    solveTruss(asked, { include: [], limits: LIMITS.full }),
  );
  if (!answer.ok && answer.why === 'inputs') {
    const reasons = answer.rods.map(
      ({ link, why }) => `  - link ${link + 1}: ${describeUnjudgedReason(why, writer)}\n`,
    );
    err(`The rods cannot be checked:\n${reasons.join('')}`);
    return EXIT.refused;
  }
  if (!answer.ok) {
    err(`${describeUnchecked(answer.why === 'noStrength' ? 'noStrength' : 'none', writer)}\n`);
    return EXIT.refused;
  }
  const { groups } = answer;
  if (json) out(`${JSON.stringify({ ok: true, groups }, null, 2)}\n`);
  else out(groups.map((group) => formatGroup(parsed.document, group)).join('\n'));
  return EXIT.solved;
}

function formatGroup({ units: { system } }: TrussCase, { links, answer }: SizedRodGroup): string {
  const row = (
    result: string,
    { section, mass }: { readonly section: { readonly label: string }; readonly mass: number },
    check: TrussRodCheck | null,
  ): string[] => [
    section.label,
    formatResult(mass, 'mass', system),
    result,
    check === null ? '' : String(check.link + 1),
    ...(check === null
      ? ['', 'not solved']
      : check.ok
        ? [formatNumber(check.utilisation, { digits: 3 }), GOVERNS[check.governs]]
        : ['', describeUnjudgedReason(check.why, createWriter('truss'))]),
  ];
  const rows = [
    ...answer.rejected.slice(-MOST_REJECTED).map((one) => row('fails', one, one.check)),
    ...answer.found.map((one) => row('meets', one, { ...one.worst, cause: null })),
  ];
  const head = ['section', headed('truss', 'mass', system), 'result', 'link', 'use', 'governs'];
  return [
    `Links ${links.map((link) => link + 1).join(', ')}`,
    formatTable(head, rows),
    ...(answer.found.length === 0 ? ['None of the sections meets the standard.'] : []),
    '',
  ].join('\n');
}
