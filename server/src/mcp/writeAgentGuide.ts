import { STRUCTURE_KINDS, structureOf } from '../kinds/structures.ts';
import { CHECK_GUIDE } from './describeChecks.ts';
import { VALUES_GUIDE } from './describeExact.ts';
import { LIGHTEST_GUIDE } from './describeLightest.ts';
import { COMBINATION_GUIDE } from './documentShapes.ts';
import { STRUCTURE_TOOLS } from './structureTools.ts';
import { TOOL_EXAMPLES } from './toolExamples.ts';
import { SIGNS, UNITS } from './unitsAndSigns.ts';

/** Writes everything that an agent needs to write documents and to read results, as sections of Markdown. */
export function writeAgentGuide(): string {
  const section = (title: string, text: string) => `## ${title}\n\n${text.trim()}`;
  return [
    ...STRUCTURE_KINDS.map((kind) => section(`A ${structureOf(kind).word}`, STRUCTURE_TOOLS[kind].guide)),
    ...[UNITS, SIGNS].map((page) => page.replace(/^# /, '## ').trim()),
    section('Combinations', COMBINATION_GUIDE),
    section('Checks by a design code', CHECK_GUIDE),
    section('The lightest section', LIGHTEST_GUIDE),
    section('Values at which a condition holds', VALUES_GUIDE),
    section('Arguments of a valid call of each tool', listExamples()),
  ].join('\n\n');
}

function listExamples(): string {
  return Object.entries(TOOL_EXAMPLES)
    .map(([name, example]) => `- ${name}: \`${JSON.stringify(example)}\``)
    .join('\n');
}
