import type { Failure } from '../../failures/failure.ts';
import {
  caseActionSchema,
  combinationsSchema,
  limitsSchema,
  situationSchema,
} from '../../model/common/combinationsSchema.ts';
import type { CaseLimits, CaseSet, CombinationChoice } from '../../model/common/document.ts';
import { createSchemaReader, isRecord } from '../../model/common/schemaReader.ts';
import type { CaseAction } from '../action.ts';
import { createCombinations } from '../createCombinations.ts';
import type { CombinationRule, Situation } from '../rule.ts';
import { RULES } from '../rules/rules.ts';
import { changeRule } from './changeRule.ts';
import { type CombinationFailure, refuse } from './failures.ts';

/** A case set that takes part in combinations: its index in the document, and its action. */
export interface ActionSet {
  readonly set: number;
  readonly action: CaseAction;
}

/** A combination made by hand: a case set, or a combined one, with the situation for which it is made. */
export interface HandMade {
  readonly set: number;
  readonly situation: Situation;
}

/** How the case sets of a document are combined. */
export interface CombinationPlan {
  /** The rule with the changes of the document; null if all combinations are made by hand. */
  readonly rule: CombinationRule | null;
  /** The requested situations, in the order of the rule. */
  readonly situations: readonly Situation[];
  /** Sets that the rule combines. */
  readonly acting: readonly ActionSet[];
  readonly handMade: readonly HandMade[];
  readonly limits: CaseLimits;
}

/** The plan of a document, or all reasons why its sets cannot be combined. */
export type ReadCombinations =
  | { readonly ok: true; readonly plan: CombinationPlan }
  | { readonly ok: false; readonly failures: readonly CombinationFailure[] };

/** A parsed document of any kind, with the fields that plain parsing does not check. */
interface ReadDocument {
  readonly caseSets: readonly Pick<CaseSet, 'combined' | 'action' | 'situation'>[];
  readonly combinations?: unknown;
  readonly limits?: unknown;
}

/**
 * Reads how the case sets of a document are combined, and by which limits it is judged.
 *
 * `parseCase` and `parseTruss` keep `action`, `situation`, `combinations` and `limits` unchanged; this function reads
 * them. It returns every failure at once, each with its path. A missing number is never replaced by a favourable one:
 * an imposed load without a category and a crane without psi are refused.
 *
 * @example readCombinations(document) // { ok: true, plan: { rule, situations, acting, handMade, limits } }
 */
export function readCombinations(document: ReadDocument): ReadCombinations {
  const failures: CombinationFailure[] = checkForm(document);
  if (failures.length > 0) return { ok: false, failures };
  const { caseSets } = document;
  const choice = document.combinations as CombinationChoice | undefined;
  const limits = (document.limits ?? {}) as CaseLimits;
  const acting = caseSets.flatMap(({ action }, set) => (action ? [{ set, action }] : []));
  const handMade = caseSets.flatMap(({ situation }, set) => (situation ? [{ set, situation }] : []));
  if (caseSets.length === 0) failures.push(refuse('combinations.noSets', '/caseSets'));
  else if (!choice && handMade.length === 0) failures.push(refuse('combinations.noRule', '/combinations'));
  failures.push(...checkLimits(limits));
  const { rule, idle } = choice
    ? changeRule(RULES[choice.rule], choice.changes ?? [])
    : { rule: null, idle: [] };
  for (const index of idle)
    failures.push(refuse('combinations.change', `/combinations/changes/${index}`, { ids: [index] }));
  if (rule) failures.push(...checkSets(caseSets), ...checkSituations(rule, choice!));
  const situations = listSituations({ rule, choice, acting, handMade });
  if (rule) failures.push(...checkActions(rule, situations, acting));
  return failures.length > 0
    ? { ok: false, failures }
    : { ok: true, plan: { rule, situations, acting: rule ? acting : [], handMade, limits } };
}

const readAction = /* @__PURE__ */ createSchemaReader(caseActionSchema);
const readSituation = /* @__PURE__ */ createSchemaReader(situationSchema);
const readChoice = /* @__PURE__ */ createSchemaReader(combinationsSchema);
const readLimits = /* @__PURE__ */ createSchemaReader(limitsSchema);

function checkForm({ caseSets, combinations, limits }: ReadDocument): CombinationFailure[] {
  const found: CombinationFailure[] = [];
  const check = (path: string, value: unknown, read: (value: unknown, failures: Failure[]) => unknown) => {
    if (value === undefined) return;
    const failures: Failure[] = [];
    read(value, failures);
    for (const failure of failures) found.push({ ...failure, path: `${path}${failure.path}` });
  };
  caseSets.forEach(({ action, situation }, index) => {
    check(`/caseSets/${index}/action`, action, readAction);
    check(`/caseSets/${index}/situation`, situation, readSituation);
    if (isRecord(action)) found.push(...checkKind(action, index));
  });
  check('/combinations', combinations, readChoice);
  check('/limits', limits, readLimits);
  return found;
}

/** The kinds of actions that may have each field. */
const KINDS_WITH = {
  category: ['Q'],
  snow: ['S'],
  psi: ['Q', 'S', 'W', 'T', 'C', 'TS'],
  permanent: ['H'],
} as const satisfies Partial<Record<keyof CaseAction, readonly CaseAction['kind'][]>>;

/** Categories whose loads ASCE/SEI 7, 2.3.1, never counts as light: assembly, garages and roofs. */
const HEAVY: readonly string[] = ['C', 'F', 'G', 'H'];

/** Kinds that may leave out spans of a beam. */
const PATTERNED: readonly CaseAction['kind'][] = ['Q', 'S', 'C', 'TS'];

function checkKind(action: CaseAction, index: number): CombinationFailure[] {
  const { kind, pattern } = action;
  const at = `/caseSets/${index}/action`;
  const odd = Object.entries(KINDS_WITH).flatMap(([field, kinds]: [string, readonly string[]]) =>
    action[field as keyof CaseAction] !== undefined && !kinds.includes(kind)
      ? [
          refuse('combinations.otherKind', `${at}/${field}`, {
            ids: [index],
            values: { kind, kinds: kinds.join(', ') },
          }),
        ]
      : [],
  );
  const { light, category } = action;
  if (light && (kind !== 'Q' || (category !== undefined && HEAVY.includes(category))))
    odd.push(
      refuse('combinations.otherKind', `${at}/light`, {
        ids: [index],
        values: { kind: category === undefined ? kind : `${kind} ${category}`, kinds: 'Q A, Q B, Q D, Q E' },
      }),
    );
  const isOdd = pattern !== undefined && !PATTERNED.includes(kind);
  return isOdd
    ? [...odd, refuse('combinations.pattern', `${at}/pattern`, { ids: [index], values: { kind } })]
    : odd;
}

function checkLimits({ deflection = [] }: CaseLimits): CombinationFailure[] {
  return deflection.flatMap(({ span, cantilever, most }, index) =>
    span === undefined && cantilever === undefined && most === undefined
      ? [refuse('combinations.noLimit', `/limits/deflection/${index}`, { ids: [index] })]
      : [],
  );
}

function checkSets(caseSets: ReadDocument['caseSets']): CombinationFailure[] {
  return caseSets.flatMap(({ combined, action, situation }, index) => {
    const ids = [index];
    if (combined && action)
      return [refuse('combinations.combinedAction', `/caseSets/${index}/action`, { ids })];
    return !combined && !action && situation === undefined
      ? [refuse('combinations.noAction', `/caseSets/${index}/action`, { ids })]
      : [];
  });
}

function checkSituations(
  rule: CombinationRule,
  { situations = [] }: CombinationChoice,
): CombinationFailure[] {
  const allowed = Object.keys(rule.situations).join(', ');
  return situations.flatMap((situation, index) =>
    rule.situations[situation] === undefined
      ? [
          refuse('combinations.situation', `/combinations/situations/${index}`, {
            values: { actual: situation, allowed },
          }),
        ]
      : [],
  );
}

/**
 * Lists the requested situations; by default those of the rule, the accidental one only if there is an accidental
 * action.
 */
function listSituations({
  rule,
  choice,
  acting,
  handMade,
}: {
  readonly rule: CombinationRule | null;
  readonly choice: CombinationChoice | undefined;
  readonly acting: readonly ActionSet[];
  readonly handMade: readonly HandMade[];
}): readonly Situation[] {
  const ofRule = (Object.keys(rule?.situations ?? {}) as Situation[]).filter(
    (situation) => situation !== 'accidental' || acting.some(({ action }) => action.kind === 'A'),
  );
  return [...new Set([...(choice?.situations ?? ofRule), ...handMade.map(({ situation }) => situation)])];
}

/** Refuses actions that lack a field the rule needs, and actions for which the rule has no factor. */
function checkActions(
  rule: CombinationRule,
  situations: readonly Situation[],
  acting: readonly ActionSet[],
): CombinationFailure[] {
  const sets = acting.map(({ action }) => ({ action }));
  const found = situations.map((situation) => createCombinations(rule, situation, sets));
  const missing = new Map<string, CombinationFailure>();
  for (const one of found) {
    if (!('missing' in one)) continue;
    for (const { set: at, field } of one.missing) {
      const { set, action } = acting[at]!;
      const code = field === 'category' ? 'combinations.noCategory' : 'combinations.noPsi';
      const path = `/caseSets/${set}/action/${field}`;
      missing.set(path, refuse(code, path, { ids: [set], values: { kind: action.kind } }));
    }
  }
  const silent = acting.flatMap(({ set, action: { kind } }, at) =>
    found.length > 0 && found.every((one) => !('missing' in one) && one.leftOut.includes(at))
      ? [
          refuse('combinations.noExpression', `/caseSets/${set}/action/kind`, {
            ids: [set],
            values: { kind },
          }),
        ]
      : [],
  );
  return [...missing.values(), ...silent];
}
