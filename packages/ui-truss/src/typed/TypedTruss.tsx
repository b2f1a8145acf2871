import { useEffect, useMemo } from 'react';
import { useKitAtomValue, useLocale, useSetKitAtom, useText } from '@eecs/ui-kit';
import { findSetForNew } from '@eecs/ui-kit/editing';
import { TypedField, isFound, pickFound, useGhost, useNamed, useTypedLine } from '@eecs/ui-kit/editor';
import { newId } from '../state/newId.ts';
import { applyEditAtom, chosenSetAtom, documentAtom, limitsAtom, session } from '../state/sessionAtoms.ts';
import { fitAtom } from '../state/viewCommands.ts';
import { applyTrussLine } from './applyTrussLine.ts';
import { beginsTruss, readTrussLine } from './readTrussLine.ts';
import type { Statement } from './statement.ts';
import { typedMessages } from './typedMessages.ts';
import { useStatementText } from './useStatementText.ts';

/**
 * A line to type a truss into. While it is understood the board shows what it makes; Enter makes it, as one step back.
 * A line that begins with a common truss replaces the truss that is there, any other adds to it, unless the switch
 * beside the field is set otherwise.
 */
export function TypedTruss() {
  const t = useText(typedMessages);
  const locale = useLocale();
  const document = useKitAtomValue(documentAtom);
  const limits = useKitAtomValue(limitsAtom);
  const edit = useSetKitAtom(applyEditAtom);
  const fit = useSetKitAtom(fitAtom);
  const set = findSetForNew(document.caseSets, useKitAtomValue(chosenSetAtom));
  const line = useTypedLine();
  const { text } = line;
  const { system } = document.units;
  const read = useMemo(() => readTrussLine(text, { system, locale }), [text, system, locale]);
  const hasTruss = document.joints.length > 0;
  const way = line.getWay({ hasStructure: hasTruss, usual: beginsTruss(read) ? 'instead' : 'add' });
  const isInstead = way === 'instead';
  const named = useNamed(
    read.flatMap((statement) => (statement.kind === 'named' ? [statement.name] : [])),
    system,
  );
  const describe = useStatementText(named);
  const found = useMemo(() => pickFound(named), [named]);
  const applied = useMemo(
    () =>
      applyTrussLine(document, read, {
        newId,
        named: found,
        set,
        isInstead,
        most: limits.joints,
        getTime: Date.now,
      }),
    [document, read, found, set, isInstead, limits.joints],
  );
  const drawn = read.length > 0 ? applied.edit : null;
  const isWhole = drawn !== null && isInstead;
  const noteFocus = useGhost(session, drawn);

  // Shows all of a truss that comes in place of another, and of the other when it is back.
  useEffect(() => {
    if (!isWhole) return undefined;
    fit();
    return () => fit();
  }, [isWhole, drawn, fit]);

  function apply(): void {
    if (drawn === null) return;
    edit(() => drawn);
    line.change('');
  }

  const isLookedFor = (statement: Statement): boolean =>
    statement.kind === 'named' && (named.get(statement.name) ?? 'asked') === 'asked';
  const isUnderstood = (statement: Statement): boolean =>
    statement.kind === 'named' ? isFound(named.get(statement.name)) : statement.kind !== 'problem';
  const { statements } = applied;
  const kept =
    isWhole && read.some(({ kind }) => kind === 'truss') && document.links.length > 0
      ? [
          ...([...found.values()].some(({ kind }) => kind === 'section')
            ? []
            : [document.sections[0]?.label]),
          ...([...found.values()].some(({ kind }) => kind === 'material')
            ? []
            : [document.materials[0]?.name]),
        ].filter((name) => name !== undefined)
      : [];

  return (
    <TypedField
      label={t('label')}
      line={line}
      example={t(system === 0 ? 'example.si' : 'example.us')}
      choice={
        read.length > 0 && hasTruss
          ? { way, label: t('way.label'), instead: t('way.insteadLong'), add: t('way.addLong') }
          : null
      }
      kept={kept}
      rows={statements.map((one) => ({ text: describe(one), isUnderstood: isUnderstood(one.statement) }))}
      notes={[...(drawn === null ? [] : [t(isInstead && hasTruss ? 'enterInstead' : 'enter')])]}
      isReady={drawn !== null}
      isPending={
        drawn === null &&
        read.length > 0 &&
        statements.every(({ statement }) => isUnderstood(statement) || isLookedFor(statement))
      }
      onApply={apply}
      onFocusChange={noteFocus}
    />
  );
}
