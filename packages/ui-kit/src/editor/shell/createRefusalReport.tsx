import type { Atom } from 'jotai/vanilla';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { type TextValues, type AnyFailure, type Writer, describeFailure } from '@eecs/solver-core/texts';
import { type DocumentEdit, chainEdits } from '../../editing/edit.ts';
import { Alert } from '../../fields/Alert.tsx';
import { Button } from '../../fields/Button.tsx';
import { useHost } from '../../kit/useHost.ts';
import { useKitAtomValue, useSetKitAtom } from '../../kit/useKitAtom.ts';
import { vars } from '../../theme/tokens.ts';
import { shownModeAtom } from '../board/shownMode.ts';
import type { Session } from '../session/createSession.ts';
import { type SessionTypes, isRefused } from '../session/documentKind.ts';
import type { SolveFault } from '../session/solution.ts';
import { MotionButtons } from './MotionButtons.tsx';

const MOST_FIXES = 3;
const MOST_TOLD = 6;

/** A motion of an unstable structure, with the edits that prevent it. */
interface Motion {
  readonly fixes: readonly { readonly edit: object }[];
}

/** The verdict on a structure: its possible motions. */
interface Verdict {
  readonly mechanisms: readonly Motion[];
}

/** The types of a kind of structure whose solver names failures and motions. */
export interface JudgedTypes extends SessionTypes {
  readonly solved: SessionTypes['solved'] & { readonly verdict: Verdict };
  readonly refused: SessionTypes['refused'] & {
    readonly message: string;
    readonly failures: readonly AnyFailure[];
    readonly verdict: Verdict | null;
  };
}

type FailureOf<Types extends JudgedTypes> = Types['refused']['failures'][number];
type MotionOf<Types extends JudgedTypes> = NonNullable<Types['refused']['verdict']>['mechanisms'][number];
type FixOf<Types extends JudgedTypes> = MotionOf<Types>['fixes'][number];

/** The words of a report by their keys. */
export type RefusalText = (
  key:
    | 'refusal.title'
    | `moves.${'title' | 'show' | 'showWay'}`
    | 'fix.all'
    | 'retry'
    | `fault.${Exclude<SolveFault<never>['kind'], 'refused'>}`,
  values?: TextValues,
) => string;

/** A line about motions. */
export interface MotionLine {
  readonly text: string;
  /** The indices of the motions that it describes. */
  readonly modes: readonly number[];
}

/** Everything that the report needs to know about a kind of structure. Hooks are the same in every render. */
export interface RefusalReportPlan<Types extends JudgedTypes, Words extends Writer> {
  readonly session: Pick<
    Session<Types>,
    'applyEditAtom' | 'documentAtom' | 'faultAtom' | 'isReadOnlyAtom' | 'solveAtom'
  >;
  readonly previewAtom: Atom<{
    readonly document: Types['document'];
    readonly answer: Types['solved'] | Types['refused'];
  } | null>;
  /** Whether there is nothing to judge: nothing is drawn yet, or a gesture is just drawing. */
  readonly useIsSilent: (hasFault: boolean) => boolean;
  /** Whether other parts of the editor state what is still missing. */
  readonly useIsBegun: () => boolean;
  readonly useWords: () => RefusalText;
  readonly useWriter: (document: Types['document']) => Words;
  readonly describeMotions: (mechanisms: readonly MotionOf<Types>[], writer: Words) => readonly MotionLine[];
  /** Returns the offer of an edit that precedes all others, or null. @default nothing */
  readonly useOffer?: (document: Types['document']) => ReactElement | null;
  readonly describeFix: (fix: FixOf<Types>, writer: Words) => string;
  readonly applyFix: (
    document: Types['document'],
    fix: FixOf<Types>,
  ) => DocumentEdit<Types['document'], Types['note']>;
  /** Returns a remark on failures, or null. @default nothing */
  readonly useRemark?: (document: Types['document'], failures: readonly FailureOf<Types>[]) => string | null;
  /** Whether the verdict explains a refusal without its message. @default never */
  readonly isExplained?: (refused: Types['refused']) => boolean;
}

/**
 * Creates the report that explains why there is no result: the motions of the structure and the edits that prevent
 * them, the failures of the document, or a missing answer.
 */
export function createRefusalReport<Types extends JudgedTypes, Words extends Writer>(
  plan: RefusalReportPlan<Types, Words>,
): () => ReactElement | null {
  const { session, useWords, isExplained = never } = plan;
  const Motions = createMotions(plan);
  const Failures = createFailures(plan);
  return function RefusalReport() {
    const t = useWords();
    const document = useKitAtomValue(session.documentAtom);
    const preview = useKitAtomValue(plan.previewAtom);
    const fault = useKitAtomValue(session.faultAtom);
    const solve = useSetKitAtom(session.solveAtom);
    const host = useHost();
    const isSilent = plan.useIsSilent(fault !== null);
    const isBegun = plan.useIsBegun();
    if (isSilent) return null;
    const answer = preview?.document === document ? preview.answer : null;
    const mechanisms = answer?.verdict?.mechanisms ?? [];
    if (mechanisms.length > 0) return <Motions document={document} mechanisms={mechanisms} />;
    const refused = fault?.kind === 'refused' ? fault.answer : answer;
    const failures = refused !== null && isRefused<Types>(refused) ? refused.failures : [];
    if (failures.length > 0)
      return isBegun && fault === null ? null : <Failures document={document} failures={failures} />;
    if (fault === null) return null;
    if (fault.kind === 'refused')
      return isExplained(fault.answer) ? null : (
        <Alert kind="error" title={t('fault.rejected')}>
          {fault.answer.message}
        </Alert>
      );
    return (
      <Alert
        kind="error"
        title={t(`fault.${fault.kind}`)}
        actions={
          fault.kind === 'rejected' ? undefined : <Button onClick={() => void solve()}>{t('retry')}</Button>
        }
      >
        {host.describe?.(fault.error) ?? (fault.error instanceof Error ? fault.error.message : '')}
      </Alert>
    );
  };
}

/** Creates the report of motions with the edits that prevent them. */
function createMotions<Types extends JudgedTypes, Words extends Writer>(
  plan: RefusalReportPlan<Types, Words>,
) {
  const { session, useWords, useWriter, useOffer = none } = plan;
  return function Motions({
    document,
    mechanisms,
  }: {
    readonly document: Types['document'];
    readonly mechanisms: readonly MotionOf<Types>[];
  }) {
    const t = useWords();
    const writer = useWriter(document);
    const edit = useSetKitAtom(session.applyEditAtom);
    const isReadOnly = useKitAtomValue(session.isReadOnlyAtom);
    const { mode } = useKitAtomValue(shownModeAtom);
    const shown = Math.max(0, Math.min(mode, mechanisms.length - 1));
    const lines = plan.describeMotions(mechanisms, writer);
    const offer = useOffer(document);
    const first = mechanisms.flatMap(({ fixes }) => fixes[0] ?? []);
    const fixes = mechanisms[shown]?.fixes.slice(0, MOST_FIXES) ?? [];
    return (
      <Alert
        kind="error"
        title={t('moves.title', { count: mechanisms.length })}
        actions={
          isReadOnly ? undefined : (
            <>
              {offer}
              {mechanisms.length > 1 && first.length > 1 ? (
                <Button
                  variant={offer === null ? 'primary' : 'plain'}
                  onClick={() =>
                    edit((now) =>
                      chainEdits<Types['document'], Types['note']>(
                        now,
                        first.map((fix) => (one) => plan.applyFix(one, fix)),
                      ),
                    )
                  }
                >
                  {t('fix.all', { count: first.length })}
                </Button>
              ) : null}
              {fixes.map((fix) => (
                <Button key={JSON.stringify(fix.edit)} onClick={() => edit((now) => plan.applyFix(now, fix))}>
                  {plan.describeFix(fix, writer)}
                </Button>
              ))}
            </>
          )
        }
      >
        <List>
          {lines.slice(0, MOST_TOLD).map(({ text, modes }) => (
            <li key={text} aria-current={modes.includes(shown) && mechanisms.length > 1 ? true : undefined}>
              {text}
              <MotionButtons
                modes={modes}
                shown={shown}
                label={(number) => (number === null ? t('moves.show') : t('moves.showWay', { number }))}
              />
            </li>
          ))}
        </List>
      </Alert>
    );
  };
}

/** Creates the report of the failures of a document. */
function createFailures<Types extends JudgedTypes, Words extends Writer>(
  plan: RefusalReportPlan<Types, Words>,
) {
  const { useWords, useWriter, useRemark = none } = plan;
  return function Failures({
    document,
    failures,
  }: {
    readonly document: Types['document'];
    readonly failures: readonly FailureOf<Types>[];
  }) {
    const t = useWords();
    const writer = useWriter(document);
    const remark = useRemark(document, failures);
    const texts = [...new Set(failures.map((failure) => describeFailure(failure, writer)))];
    return (
      <Alert kind="error" title={t('refusal.title')}>
        <List>
          {texts.slice(0, MOST_TOLD).map((text) => (
            <li key={text}>{text}</li>
          ))}
          {remark === null ? null : <li>{remark}</li>}
        </List>
      </Alert>
    );
  };
}

const none = (): null => null;
const never = (): false => false;

const List = styled.ul`
  margin: ${vars.space1} 0 0;
  padding-inline-start: ${vars.space4};

  & [aria-current] {
    font-weight: 600;
  }
`;
