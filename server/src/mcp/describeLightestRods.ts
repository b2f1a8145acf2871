import type { FoundLightestRods } from '../solving/sizing/lightestRodsTask.ts';
import type { ApiReply } from './apiPort.ts';
import { type Fields, type ToolAnswer, joinLines, unitsOf, write } from './describeAnswer.ts';

/** Maximum number of failing sections listed for each group. */
const MOST_REJECTED = 3;

/** Describes the sections found for each group of rods, the lightest first, and why the next lighter ones fail. */
export function describeLightestRods(body: ApiReply['body'], document: Fields): ToolAnswer {
  const { groups, candidates, isComplete } = body as unknown as FoundLightestRods;
  const mass = unitsOf(document).length === 'in' ? 'lb' : 'kg';
  const lines = groups.flatMap(({ links, found, rejected }) => [
    `Links ${links.join(', ')}:`,
    ...(found.length === 0 ? ['- none of the sections meets the standard'] : []),
    ...found.map(
      ({ section, mass: whole, worst }) =>
        `- ${section.label} meets it: truss ${write(whole)} ${mass}, utilisation ${write(worst.utilisation)} in link ${worst.link} (${worst.governs})`,
    ),
    ...rejected
      .slice(-MOST_REJECTED)
      .map(({ section, check }) =>
        check === null
          ? `- ${section.label} fails: the truss cannot be solved with it`
          : check.ok
            ? `- ${section.label} fails: utilisation ${write(check.utilisation)} in link ${check.link} (${check.governs})`
            : `- ${section.label} is not judged in link ${check.link}: ${check.why}`,
      ),
  ]);
  const ended = isComplete ? [] : ['The time was over before all were tried: name fewer series.'];
  const told = groups.map((group) => ({ ...group, rejected: group.rejected.slice(-MOST_REJECTED) }));
  return { text: joinLines([...lines, ...ended]), data: { groups: told, candidates, isComplete } };
}
