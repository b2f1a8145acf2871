import { useText } from '@eecs/ui-kit';
import { type Asked, createTitleHook, useTypedWriter, writeNumbers } from '@eecs/ui-kit/editor';
import { describeAlong } from '@eecs/ui-kit/layout';
import { useLaterText } from '../messages/laterMessages.ts';
import { STARTER_FIELDS, getFirstMeasures } from '../starters/starterKinds.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import type { AppliedStatement } from './applyTrussLine.ts';
import type { Problem } from './statement.ts';
import { typedMessages } from './typedMessages.ts';

/** Chooses the singular for one object only: Russian has it for 21 too, but a list of 21 numbers needs the plural. */
const numberOf = (objects: readonly unknown[]): number => Math.min(objects.length, 2);

/** Describes how a statement was understood, or why not, in the reader's language and units. */
export function useStatementText(named: ReadonlyMap<string, Asked>): (applied: AppliedStatement) => string {
  const t = useText(typedMessages);
  const tTruss = useLaterText();
  const { system, place, size, area, writerOf, bounds, describeCommon } = useTypedWriter(
    documentAtom,
    t,
    named,
  );

  function describe({ statement, joints }: AppliedStatement): string {
    switch (statement.kind) {
      case 'truss': {
        const { starter, lengths } = statement;
        const panels = STARTER_FIELDS[starter].includes('panels')
          ? (statement.panels ?? getFirstMeasures(starter, system).panels)
          : 0;
        return t('said.truss', {
          name: tTruss(`starter.${starter}`),
          measures: lengths.map(place).join(' × '),
          count: panels,
        });
      }
      case 'joint': {
        const { x, y, z } = statement.place;
        return t('said.joint', {
          number: (joints[0] ?? 0) + 1,
          place: (z === 0 ? [x, y] : [x, y, z]).map(place).join('; '),
        });
      }
      case 'rods':
        return t('said.rods', {
          count: numberOf(statement.pairs),
          rods: statement.pairs.map(([i, j]) => `${i + 1}–${j + 1}`).join(', '),
        });
      case 'support':
        return t(`said.${statement.verb}`, { count: numberOf(joints), joints: writeNumbers(joints) });
      case 'force': {
        const { axis, value, source } = statement;
        return t('said.force', {
          value: area(source) + describeAlong(axis, axis === 'y' ? -value : value, writerOf('force')),
          count: numberOf(joints),
          joints: writeNumbers(joints),
        });
      }
      case 'settlement':
        return t(statement.value < 0 ? 'said.rise' : 'said.settlement', {
          value: size(statement.value, 'displacement'),
          count: numberOf(joints),
          joints: writeNumbers(joints),
        });
      case 'set':
      case 'weight':
      case 'named':
        return describeCommon(statement);
      case 'problem':
        return describeProblem(statement);
      default:
        return statement satisfies never;
    }
  }

  function describeProblem({ code, part, count = 0 }: Problem): string {
    const shown = code === 'noJoint' && count === 0 ? 'noJoints' : code;
    return t(`problem.${shown}`, { part, count, ...bounds });
  }

  return describe;
}

/** Returns the title of a typed truss: its shape and dimensions. */
export const useTitle = createTitleHook(useStatementText, 'truss');
