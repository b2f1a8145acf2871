import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { TrussCase, TrussFailure, TrussMechanism } from '@eecs/solver-core/truss';
import { describeFailure, describeTrussFix } from '@eecs/solver-core/texts';
import {
  Alert,
  Button,
  useKitAtom,
  useFormat,
  useHost,
  useKitAtomValue,
  useSetKitAtom,
  vars,
} from '@eecs/ui-kit';
import { applyFix } from '../../editing/applyFix.ts';
import { chainEdits } from '@eecs/ui-kit/editing';
import { findNearJoints, joinNearJoints } from '../../editing/merge.ts';
import { useLaterText } from '../../messages/laterMessages.ts';
import { useResultsText } from '../../messages/resultsMessages.ts';
import { shownModeAtom } from '../../state/shownMode.ts';
import {
  applyEditAtom,
  documentAtom,
  faultAtom,
  hindranceAtom,
  isReadOnlyAtom,
  previewAtom,
  solveAtom,
} from '../../state/sessionAtoms.ts';
import { isDrawingAtom } from '../../state/tool.ts';
import { groupMoves } from './groupMoves.ts';
import { listBareRods } from './listBareRods.ts';
import { useTrussWriter } from './useTrussWriter.ts';
import { newId } from '../../state/newId.ts';

const MOST_FIXES = 3;
const MOST_TOLD = 6;

/**
 * The reason why there is no result: the motion of the truss and its fixes, the faults of the document, or a missing
 * answer.
 */
export function RefusalReport() {
  const t = useLaterText();
  const tOwn = useResultsText();
  const document = useKitAtomValue(documentAtom);
  const preview = useKitAtomValue(previewAtom);
  const fault = useKitAtomValue(faultAtom);
  const solve = useSetKitAtom(solveAtom);
  const host = useHost();
  const isDrawing = useKitAtomValue(isDrawingAtom);
  const hindrance = useKitAtomValue(hindranceAtom);
  const isReadOnly = useKitAtomValue(isReadOnlyAtom);
  // A truss that is being drawn is not judged: the report would come and go with every rod.
  if (document.links.length === 0 || (isDrawing && fault === null)) return null;
  const answer = preview?.document === document ? preview.answer : null;
  const mechanisms = answer?.verdict?.mechanisms ?? [];
  if (mechanisms.length > 0) return <Moves document={document} mechanisms={mechanisms} />;
  const failures =
    fault?.kind === 'refused' ? fault.answer.failures : answer?.level === 'error' ? answer.failures : [];
  // The first steps already state that there are no loads yet.
  const isBegun = hindrance?.code === 'noLoads' && !isReadOnly && fault === null;
  if (failures.length > 0 && isBegun) return null;
  if (failures.length > 0) return <Failures document={document} failures={failures} />;
  if (fault === null) return null;
  if (fault.kind === 'refused') {
    const { verdict, message } = fault.answer;
    // A host may refuse a sound truss, for example without a plan.
    return verdict === null ? (
      <Alert kind="error" title={tOwn('fault.rejected')}>
        {message}
      </Alert>
    ) : null;
  }
  return (
    <Alert
      kind="error"
      title={tOwn(`fault.${fault.kind}`)}
      actions={
        fault.kind !== 'rejected' ? <Button onClick={() => void solve()}>{t('retry')}</Button> : undefined
      }
    >
      {host.describe?.(fault.error) ?? (fault.error instanceof Error ? fault.error.message : '')}
    </Alert>
  );
}

/** A mechanism: its causes in words and the edits that hold it, the first of all of them at once before the others. */
function Moves({
  document,
  mechanisms,
}: {
  readonly document: TrussCase;
  readonly mechanisms: readonly TrussMechanism[];
}) {
  const tOwn = useResultsText();
  const writer = useTrussWriter(document);
  const edit = useSetKitAtom(applyEditAtom);
  const isReadOnly = useKitAtomValue(isReadOnlyAtom);
  const [{ mode, replay }, showMode] = useKitAtom(shownModeAtom);
  const shown = Math.min(mode, mechanisms.length - 1);
  const format = useFormat();
  const near = useMemo(() => findNearJoints(document), [document]);
  const first = mechanisms.flatMap(({ fixes }) => fixes[0] ?? []);
  const fixes = mechanisms[shown]?.fixes.slice(0, MOST_FIXES) ?? [];
  return (
    <Alert
      kind="error"
      title={tOwn('moves.title', { count: mechanisms.length })}
      actions={
        isReadOnly ? undefined : (
          <>
            {near === null ? null : (
              <Button variant="primary" onClick={() => edit(joinNearJoints)}>
                {tOwn('fix.near', {
                  count: near.count,
                  distance: format.brief(near.tolerance, {
                    quantity: 'displacement',
                    system: document.units.system,
                    digits: 1,
                  }),
                })}
              </Button>
            )}
            {mechanisms.length > 1 && first.length > 1 ? (
              <Button
                variant={near === null ? 'primary' : 'plain'}
                onClick={() =>
                  edit((now) =>
                    chainEdits(
                      now,
                      first.map((fix) => (one: TrussCase) => applyFix(one, fix, newId)),
                    ),
                  )
                }
              >
                {tOwn('fix.all', { count: first.length })}
              </Button>
            ) : null}
            {fixes.map((fix) => (
              <Button key={JSON.stringify(fix.edit)} onClick={() => edit((now) => applyFix(now, fix, newId))}>
                {describeTrussFix(fix, writer)}
              </Button>
            ))}
          </>
        )
      }
    >
      <List>
        {groupMoves(mechanisms, writer)
          .slice(0, MOST_TOLD)
          .map(({ text, modes }) => (
            <li key={text} aria-current={modes.includes(shown) && mechanisms.length > 1 ? true : undefined}>
              {text}
              {modes.map((index) => (
                <Show
                  key={index}
                  type="button"
                  aria-pressed={modes.length > 1 ? index === shown : undefined}
                  onClick={() => showMode({ mode: index, replay: replay + 1 })}
                >
                  {modes.length > 1 ? tOwn('moves.showWay', { number: index + 1 }) : tOwn('moves.show')}
                </Show>
              ))}
            </li>
          ))}
      </List>
    </Alert>
  );
}

function Failures({
  document,
  failures,
}: {
  readonly document: TrussCase;
  readonly failures: readonly TrussFailure[];
}) {
  const t = useLaterText();
  const writer = useTrussWriter(document);
  const tOwn = useResultsText();
  const wantsConstants = failures.some(({ code }) => code === 'range.indeterminate');
  const bare = wantsConstants ? listBareRods(document) : '';
  const texts = [...new Set(failures.map((failure) => describeFailure(failure, writer)))];
  return (
    <Alert kind="error" title={t('refusal.title')}>
      <List>
        {texts.slice(0, MOST_TOLD).map((text) => (
          <li key={text}>{text}</li>
        ))}
        {bare === '' ? null : <li>{tOwn('bareRods', { rods: bare })}</li>}
      </List>
    </Alert>
  );
}

const List = styled.ul`
  margin: ${vars.space1} 0 0;
  padding-inline-start: ${vars.space4};

  & [aria-current] {
    font-weight: 600;
  }
`;

const Show = styled.button`
  min-height: 24px;
  margin-inline-start: ${vars.space1};
  padding: 0 ${vars.space1};
  border: 0;
  background: none;
  color: ${vars.accent};
  font: inherit;
  text-decoration: underline;
  cursor: pointer;

  &[aria-pressed='true'] {
    font-weight: 600;
  }
`;
