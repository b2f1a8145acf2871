import { type ReactElement, useEffect, useMemo } from 'react';
import { type CaseSet, LIMITS, type UnitSystem } from '@eecs/solver-core';
import { type Atom, type WritableAtom, atom } from 'jotai/vanilla';
import { findSetForNew } from '../../editing/findSetForNew.ts';
import type { Locale } from '../../i18n/locale.ts';
import { useKitAtomValue, useSetKitAtom } from '../../kit/useKitAtom.ts';
import { useLocale } from '../../kit/useSettings.ts';
import { useText } from '../../kit/useText.ts';
import { useEditorText } from '../messages/editorMessages.ts';
import { typedLineMessages } from '../messages/typedLineMessages.ts';
import { TypedField } from './TypedField.tsx';
import type { Named } from './named.ts';
import { numberSet } from './numberSet.ts';
import { type GhostSession, useGhost } from './useGhost.ts';
import { type Asked, isFound, pickFound, useNamed } from './useNamed.ts';
import { useTypedLine } from './useTypedLine.ts';

/** A statement of a line for any kind of structure: understood, with a name to look up, or with a problem. */
export interface LineStatement {
  readonly kind: string;
  readonly name?: string;
  /** A word of it that readers understand in two ways: the line says how it was taken. */
  readonly ambiguous?: string;
}

/** The lists that a document needs to be edited by a typed line. */
interface TypedDocument {
  readonly units: { readonly system: UnitSystem };
  readonly caseSets: readonly CaseSet[];
}

/** An edit of a document with a title. */
interface TitledEdit {
  readonly document: { readonly title: string };
}

/** How a line is read. */
export interface LineReadingOf<Document> {
  readonly document: Document;
  readonly locale: Locale;
  /** Whether the line replaces the existing structure. */
  readonly isInstead: boolean;
}

/** The context in which a line is applied. */
export interface LineApplying<Limits> {
  readonly named: ReadonlyMap<string, Named>;
  /** Index of the case set in which loads act until the line names another. */
  readonly set: number;
  readonly isInstead: boolean;
  readonly limits: Limits;
}

/** The result of a line: the changed document, or the reason why it cannot be applied. */
export interface LineOutcome<Edit, Row> {
  /** Null while a statement is not understood, its name not found, or its edit impossible. */
  readonly edit: Edit | null;
  readonly rows: readonly Row[];
  /** The capacity of a list that the line would exceed. */
  readonly full?: number | null;
}

/** The texts that differ by kind of structure. */
type TypedText =
  | 'label'
  | 'example.si'
  | 'example.us'
  | 'way.label'
  | 'way.insteadLong'
  | 'way.addLong'
  | 'enter'
  | 'enterInstead';

/** The plan of the typed line of a kind of structure. */
export interface TypedLinePlan<
  Document extends TypedDocument,
  Edit extends TitledEdit,
  Limits,
  Row extends { readonly statement: LineStatement },
> {
  readonly session: GhostSession<Edit> & {
    readonly documentAtom: Atom<Document>;
    readonly chosenSetAtom: Atom<number | 'all'>;
    readonly limitsAtom: Atom<Limits>;
    readonly applyEditAtom: WritableAtom<null, [verb: () => Edit], void>;
  };
  /** Shows the whole structure after it was replaced. @default the view does not change */
  readonly fitAtom?: WritableAtom<null, [], void>;
  readonly useText: () => (key: TypedText) => string;
  /** Returns whether there is a structure that a line could replace. */
  readonly hasStructure: (document: Document) => boolean;
  /**
   * Returns whether a line describes a whole structure, which replaces the existing one unless the reader decides
   * otherwise.
   */
  readonly beginsNew: (text: string, reading: Omit<LineReadingOf<Document>, 'isInstead'>) => boolean;
  readonly read: (text: string, reading: LineReadingOf<Document>) => readonly Row['statement'][];
  readonly apply: (
    document: Document,
    statements: readonly Row['statement'][],
    setting: LineApplying<Limits>,
  ) => LineOutcome<Edit, Row>;
  readonly useStatementText: (named: ReadonlyMap<string, Asked>) => (row: Row) => string;
  /** Returns the title of a new structure, from its first statements; empty if they name none. */
  readonly useTitle: () => (rows: readonly Row[]) => string;
  /** Lists the names of what a replacing line keeps, because it does not specify it. */
  readonly listKept: (
    document: Document,
    named: readonly Named['kind'][],
    statements: readonly Row['statement'][],
  ) => readonly string[];
  /** The kinds of statements that act in a case set. */
  readonly inSet: ReadonlySet<string>;
}

/**
 * Creates a line for typing a structure. While it is understood the board shows its result; Enter applies it, as one
 * undo step. If a statement is not understood, Enter does nothing and the text stays. While a name is being looked up
 * Enter waits for the answer, unless the text changes.
 */
export function createTypedLine<
  Document extends TypedDocument,
  Edit extends TitledEdit,
  Limits,
  Row extends { readonly statement: LineStatement },
>(plan: TypedLinePlan<Document, Edit, Limits, Row>): () => ReactElement {
  const { session, fitAtom = NO_FIT } = plan;

  return function TypedLine() {
    const t = plan.useText();
    const tKit = useText(typedLineMessages);
    const tCommon = useEditorText();
    const locale = useLocale();
    const document = useKitAtomValue(session.documentAtom);
    const limits = useKitAtomValue(session.limitsAtom);
    const edit = useSetKitAtom(session.applyEditAtom);
    const fit = useSetKitAtom(fitAtom);
    const { caseSets, units } = document;
    const set = findSetForNew(caseSets, useKitAtomValue(session.chosenSetAtom));
    const line = useTypedLine();
    const { text } = line;
    const hasStructure = plan.hasStructure(document);
    const usual = plan.beginsNew(text, { document, locale }) ? 'instead' : 'add';
    const way = line.getWay({ hasStructure, usual });
    const isInstead = way === 'instead';
    const statements = useMemo(
      () => plan.read(text, { document, locale, isInstead }),
      [text, document, locale, isInstead],
    );
    const named = useNamed(
      statements.flatMap(({ kind, name }) => (kind === 'named' && name !== undefined ? [name] : [])),
      units.system,
    );
    const found = useMemo(() => pickFound(named), [named]);
    const describe = plan.useStatementText(named);
    const titleOf = plan.useTitle();
    const {
      edit: made,
      rows,
      full = null,
    } = useMemo(
      () => plan.apply(document, statements, { named: found, set, isInstead, limits }),
      [document, statements, found, set, isInstead, limits],
    );
    const drawn = statements.length > 0 && full === null ? made : null;
    const isReady = drawn !== null;
    const { ghost, noteFocus } = useGhost(session, drawn);
    const whole = isInstead ? ghost : null;

    // Fits the view to a new structure, and to the old one after undo.
    useEffect(() => {
      if (whole === null) return undefined;
      fit();
      return () => fit();
    }, [whole, fit]);

    function apply(): void {
      if (drawn === null) return;
      const title = drawn.document.title === '' ? writeTitle(titleOf(rows)) : '';
      edit(() => (title === '' ? drawn : { ...drawn, document: { ...drawn.document, title } }));
      line.change('');
    }

    const describeTaken = (text: string, { ambiguous: word }: LineStatement): string =>
      word === undefined ? text : tKit('takenAsClamp', { text, word });
    const told = rows.map((row) => ({
      text: describeTaken(describe(row), row.statement),
      isUnderstood: isUnderstood(row.statement, named),
    }));
    const isPending =
      !isReady &&
      full === null &&
      statements.length > 0 &&
      rows.every(({ statement }) => isUnderstood(statement, named) || isLookedFor(statement, named));
    return (
      <TypedField
        label={t('label')}
        line={line}
        example={t(units.system === 0 ? 'example.si' : 'example.us')}
        choice={
          statements.length > 0 && hasStructure
            ? { way, label: t('way.label'), instead: t('way.insteadLong'), add: t('way.addLong') }
            : null
        }
        kept={
          isReady && isInstead
            ? plan.listKept(
                document,
                [...found.values()].map(({ kind }) => kind),
                statements,
              )
            : []
        }
        rows={
          full === null
            ? told
            : [...told, { text: tCommon('note.listFull', { count: full }), isUnderstood: false }]
        }
        notes={[
          ...(isReady && !isInstead && caseSets.length > 1 && takesShownSet(statements, plan.inSet)
            ? [tKit('inSet', { set: numberSet(caseSets, set) })]
            : []),
          ...(isReady ? [t(isInstead && hasStructure ? 'enterInstead' : 'enter')] : []),
        ]}
        isReady={isReady}
        isPending={isPending}
        isShown={ghost !== null}
        onApply={apply}
        onFocusChange={noteFocus}
      />
    );
  };
}

/** Writes a title with plain spaces, within the limit of a document. */
function writeTitle(text: string): string {
  return text.replace(/\s+/gu, ' ').trim().slice(0, LIMITS.full.title);
}

/** Used if the view does not change. */
const NO_FIT = atom(null, () => {});

function isUnderstood({ kind, name = '' }: LineStatement, named: ReadonlyMap<string, Asked>): boolean {
  return kind === 'named' ? isFound(named.get(name)) : kind !== 'problem';
}

/** Returns whether the catalogue was asked for a name and has not answered yet. */
function isLookedFor({ kind, name = '' }: LineStatement, named: ReadonlyMap<string, Asked>): boolean {
  return kind === 'named' && (named.get(name) ?? 'asked') === 'asked';
}

/** Returns whether a load or a settlement precedes every statement that names a case set. */
function takesShownSet(statements: readonly LineStatement[], inSet: ReadonlySet<string>): boolean {
  const first = statements.find(({ kind }) => kind === 'set' || inSet.has(kind));
  return first !== undefined && first.kind !== 'set';
}
