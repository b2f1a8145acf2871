import { useText } from '@eecs/ui-kit';
import { type Asked, createTitleHook, isFound, useTypedWriter, writeNumbers } from '@eecs/ui-kit/editor';
import { describeLoad } from '../scheme/describeLoad.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import type { AppliedStatement } from './applyFrameLine.ts';
import type { CommonFrame, Problem } from './statement.ts';
import { typedMessages } from './typedMessages.ts';

/** The default supports of common frames; frames not listed have several kinds. */
const USUAL_FEET = {
  portal: 'clamp',
  grid: 'clamp',
  gable: 'pin',
  braced: 'pin',
  monopitch: null,
  vierendeel: null,
} as const;

/** Describes how a statement was understood, or why it was not, in the reader's language and units. */
export function useStatementText(named: ReadonlyMap<string, Asked>): (applied: AppliedStatement) => string {
  const t = useText(typedMessages);
  const { system, numbers, place, size, area, bounds, describeCommon } = useTypedWriter(
    documentAtom,
    t,
    named,
  );

  function describe(applied: AppliedStatement): string {
    const { statement, joints, members, load } = applied;
    const parts = describeParts(applied);
    const value = load === undefined ? '' : describeLoad(load, numbers, system);
    switch (statement.kind) {
      case 'frame':
        return describeFrame(statement, applied);
      case 'joint':
        return t('said.joint', {
          number: (joints[0] ?? 0) + 1,
          place: [statement.place.x, statement.place.y].map(place).join('; '),
        });
      case 'members':
        return t('said.members', {
          members: statement.pairs.map(([i, j]) => `${i + 1}–${j + 1}`).join(', '),
        });
      case 'force': {
        const said = t(statement.className === 'BendingMoment' ? 'said.moment' : 'said.force', {
          value,
          parts,
        });
        if (statement.at.kind === 'joints') return said;
        const { x } = statement.at;
        return `${said}, ${x === null ? t('where.middle') : t('where.at', { place: place(x) })}`;
      }
      case 'spread': {
        const { verb, isProjected, x, source } = statement;
        const said = t(verb === 'mass' ? 'said.mass' : isProjected ? 'said.projected' : 'said.spread', {
          value: area(source) + value,
          parts,
        });
        return x === null ? said : `${said}, ${t('where.range', { start: place(x[0]), end: place(x[1]) })}`;
      }
      case 'support':
        return t(`said.${statement.verb}`, { parts });
      case 'spring':
        return t('said.spring', { parts, stiffness: size(statement.stiffness, 'springTranslation') });
      case 'hinge':
        return t(members.length > 0 ? 'said.hingeEnds' : 'said.hinge', { parts });
      case 'settlement':
        return t(statement.value < 0 ? 'said.rise' : 'said.settlement', {
          parts,
          value: size(statement.value, 'displacement'),
        });
      case 'set':
      case 'weight':
        return describeCommon(statement);
      case 'named': {
        const what = describeCommon(statement);
        if (!isFound(named.get(statement.name))) return what;
        return t('said.made', { what, parts: statement.at.members === 'all' ? t('parts.all') : parts });
      }
      case 'problem':
        return describeProblem(statement);
      default:
        return statement satisfies never;
    }
  }

  function describeParts({ joints, members }: AppliedStatement): string {
    return members.length > 0
      ? t('parts.members', { count: members.length, numbers: writeNumbers(members) })
      : t('parts.joints', { count: joints.length, numbers: writeNumbers(joints) });
  }

  function describeFrame(
    { shape, bays, storeys, ridge, panels, feet }: CommonFrame,
    applied: AppliedStatement,
  ): string {
    const span = place(bays[0] ?? 0);
    const height = place(storeys[0] ?? 0);
    const measures =
      shape === 'grid'
        ? t('measures.grid', { bays: describeRow(bays), storeys: describeRow(storeys) })
        : panels !== null
          ? t('measures.panels', { span, height, count: panels })
          : ridge !== null
            ? t(`measures.${shape === 'gable' ? 'ridge' : 'slope'}`, { span, height, ridge: place(ridge) })
            : t('measures.span', { span, height });
    const said = `${t(`shape.${shape}`)} ${measures}`;
    const held = feet ?? USUAL_FEET[shape];
    const { isHeldAnew = false, joints } = applied;
    // Feet that the line supports in another way are described by their own statements.
    if (held === null || (isHeldAnew && joints.length === 0)) return said;
    return `${said}, ${isHeldAnew ? t(`feet.${held}At`, { parts: describeParts(applied) }) : t(`feet.${held}`)}`;
  }

  /** Writes lengths, with consecutive equal ones as a product: `2 × 6 m + 5 m`. */
  function describeRow(lengths: readonly number[]): string {
    const runs: { readonly length: number; count: number }[] = [];
    for (const length of lengths) {
      const run = runs.at(-1);
      if (run?.length === length) run.count += 1;
      else runs.push({ length, count: 1 });
    }
    return runs.map(({ length, count }) => (count > 1 ? `${count} × ` : '') + place(length)).join(' + ');
  }

  function describeProblem({ code, part, count = 0 }: Problem): string {
    const isEmpty = count === 0 && (code === 'noJoint' || code === 'noMember');
    return t(`problem.${isEmpty ? (`${code}s` as const) : code}`, { part, count, ...bounds });
  }

  return describe;
}

/** Returns the title of a typed frame: its shape and dimensions, without its feet. */
export const useTitle = createTitleHook(useStatementText, 'frame', (row) => ({
  ...row,
  joints: [],
  isHeldAnew: true,
}));
