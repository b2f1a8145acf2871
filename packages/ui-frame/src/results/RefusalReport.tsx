import { styled } from 'styled-components';
import type { FrameFailure, FrameMechanism } from '@eecs/solver-core/frame';
import { describeFailure, describeFrameCause, describeFrameFix } from '@eecs/solver-core/texts';
import { Alert, Button, useHost, useKitAtomValue, useSetKitAtom, vars } from '@eecs/ui-kit';
import { chainEdits } from '@eecs/ui-kit/editing';
import { applyFix } from '../editing/applyFix.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import {
  applyEditAtom,
  documentAtom,
  faultAtom,
  hindranceAtom,
  isReadOnlyAtom,
  previewAtom,
  solveAtom,
} from '../state/sessionAtoms.ts';
import { toolAtom } from '../state/tool.ts';
import { useFrameWriter } from './useFrameWriter.ts';

const MOST_FIXES = 3;
const MOST_TOLD = 6;

/** Explains why there is no result: the motion of the frame with its fixes, the faults of the document, a missing answer. */
export function RefusalReport() {
  const t = useLaterText();
  const document = useKitAtomValue(documentAtom);
  const preview = useKitAtomValue(previewAtom);
  const fault = useKitAtomValue(faultAtom);
  const solve = useSetKitAtom(solveAtom);
  const host = useHost();
  const tool = useKitAtomValue(toolAtom);
  const hindrance = useKitAtomValue(hindranceAtom);
  // A frame that is being drawn is not judged: the report would come and go with every member.
  if (document.members.length === 0 || (tool === 'member' && fault === null)) return null;
  const answer = preview?.document === document ? preview.answer : null;
  const mechanisms = answer?.verdict?.mechanisms ?? [];
  if (mechanisms.length > 0) return <Moves mechanisms={mechanisms} />;
  const failures =
    fault?.kind === 'refused' ? fault.answer.failures : answer?.level === 'error' ? answer.failures : [];
  // Missing parts are named in the head.
  const isBegun = hindrance?.code === 'noLoads' || hindrance?.code === 'noSupports';
  if (failures.length > 0) return isBegun && fault === null ? null : <Failures failures={failures} />;
  if (fault === null) return null;
  if (fault.kind === 'refused')
    return (
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
}

/** The causes of each motion in words and the edits that hold it; several motions can be held at one press. */
function Moves({ mechanisms }: { readonly mechanisms: readonly FrameMechanism[] }) {
  const t = useLaterText();
  const writer = useFrameWriter();
  const edit = useSetKitAtom(applyEditAtom);
  const isReadOnly = useKitAtomValue(isReadOnlyAtom);
  const first = mechanisms.flatMap(({ fixes }) => fixes[0] ?? []);
  const fixes = mechanisms[0]?.fixes.slice(0, MOST_FIXES) ?? [];
  const told = [
    ...new Set(mechanisms.flatMap(({ causes }) => causes.map((cause) => describeFrameCause(cause, writer)))),
  ];
  return (
    <Alert
      kind="error"
      title={t('moves.title', { count: mechanisms.length })}
      actions={
        isReadOnly ? undefined : (
          <>
            {mechanisms.length > 1 && first.length > 1 ? (
              <Button
                variant="primary"
                onClick={() =>
                  edit((now) =>
                    chainEdits(
                      now,
                      first.map((fix) => (one) => applyFix(one, fix)),
                    ),
                  )
                }
              >
                {t('fix.all', { count: first.length })}
              </Button>
            ) : null}
            {fixes.map((fix) => (
              <Button key={JSON.stringify(fix.edit)} onClick={() => edit((now) => applyFix(now, fix))}>
                {describeFrameFix(fix, writer)}
              </Button>
            ))}
          </>
        )
      }
    >
      <List>
        {told.slice(0, MOST_TOLD).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </List>
    </Alert>
  );
}

function Failures({ failures }: { readonly failures: readonly FrameFailure[] }) {
  const t = useLaterText();
  const writer = useFrameWriter();
  const texts = [...new Set(failures.map((failure) => describeFailure(failure, writer)))];
  return (
    <Alert kind="error" title={t('refusal.title')}>
      <List>
        {texts.slice(0, MOST_TOLD).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </List>
    </Alert>
  );
}

const List = styled.ul`
  margin: ${vars.space1} 0 0;
  padding-inline-start: ${vars.space4};
`;
