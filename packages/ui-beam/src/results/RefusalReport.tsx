import { styled } from 'styled-components';
import type { BeamCase, Mechanism, RefusedBeam } from '@eecs/solver-core';
import { canMove, countRestraints, hasSupportsBeyond } from '@eecs/solver-core/rules';
import {
  type BeamWriter,
  describeCause,
  describeFailure,
  describeFix,
  describeMotions,
  describeShortage,
} from '@eecs/solver-core/texts';
import { Alert, Button, useHost, useKitAtomValue, useSetKitAtom, vars } from '@eecs/ui-kit';
import { toPlainEdit } from '@eecs/ui-kit/editing';
import { applyFix } from '../editing/applyFix.ts';
import { shownModeAtom } from '../live/mechanismAtoms.ts';
import { type RefusalText, useRefusalText } from '../messages/refusalMessages.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { documentAtom, faultAtom, portsAtom, verdictAtom } from '../state/sessionAtoms.ts';
import { applyEditAtom, solveAtom } from '../state/sessionVerbs.ts';
import { MotionSwitch } from './MotionSwitch.tsx';
import { findRemedy } from './findRemedy.ts';
import { type OfferedFix, listFixes } from './listFixes.ts';
import { useBeamWriter } from '../state/useBeamWriter.ts';

/** Why there is no result: the errors of the beam with places and fixes, or a missing answer. */
export function RefusalReport() {
  const t = useRefusalText();
  const tBeam = useBeamText();
  const document = useKitAtomValue(documentAtom);
  const verdict = useKitAtomValue(verdictAtom);
  const fault = useKitAtomValue(faultAtom);
  const solve = useSetKitAtom(solveAtom);
  const host = useHost();
  // The cause of a mechanism is known from editing, so no solve is needed. The lesson of an empty beam comes first.
  if (document.supports.length > 0 && !hasSupportsBeyond(document) && canMove(verdict)) {
    return <Refusal failures={[]} verdict={verdict} />;
  }
  if (fault === null) return null;
  if (fault.kind === 'refused') {
    const { failures, verdict: judged, message } = fault.answer;
    // A host may refuse a valid beam, for example without a plan.
    if (failures.length > 0 || judged !== null) return <Refusal failures={failures} verdict={judged} />;
    return (
      <Alert kind="error" title={t('refusal.rejected')}>
        <Reason>{message}</Reason>
      </Alert>
    );
  }
  const reason = host.describe?.(fault.error) ?? (fault.error instanceof Error ? fault.error.message : '');
  return (
    <Alert
      kind="error"
      title={t(`refusal.${fault.kind}`)}
      // A refused beam would be refused again unless it changes.
      actions={
        fault.kind !== 'rejected' ? <Button onClick={() => void solve()}>{tBeam('retry')}</Button> : undefined
      }
    >
      {reason === '' ? null : <Reason>{reason}</Reason>}
    </Alert>
  );
}

function Refusal({ failures, verdict }: Pick<RefusedBeam, 'failures' | 'verdict'>) {
  const t = useRefusalText();
  const writer = useBeamWriter();
  const document = useKitAtomValue(documentAtom);
  const ports = useKitAtomValue(portsAtom);
  const edit = useSetKitAtom(applyEditAtom);
  const mechanisms = verdict?.mechanisms ?? [];
  const { mode } = useKitAtomValue(shownModeAtom);
  const told = failures.filter(({ code }) => code !== 'singular.mechanism' || mechanisms.length === 0);
  const shortage = verdict === null ? [] : describeShortage(countRestraints(document, verdict), writer);
  const offers = ports?.isReadOnly === true ? [] : listOffers(mechanisms, document, { t, writer });
  return (
    <Alert
      kind="error"
      title={t('refusal.title')}
      actions={
        offers.length === 0
          ? undefined
          : offers.map(({ text, corrected }) => (
              <Button key={text} onClick={() => edit(() => toPlainEdit(corrected))}>
                {text}
              </Button>
            ))
      }
    >
      <MotionSwitch />
      <Reasons>
        {[...new Set(told.map((failure) => describeFailure(failure, writer))), ...shortage].map((text) => (
          <li key={text}>{text}</li>
        ))}
        {mechanisms.map((mechanism, index) => (
          <li key={index} aria-current={mechanisms.length > 1 && index === mode ? true : undefined}>
            {[...describeMotions(mechanism, writer), ...describeCauses(mechanism, writer)].join(' ')}
          </li>
        ))}
      </Reasons>
    </Alert>
  );
}

/** States the causes of a mechanism; missing restraints are reported for the beam as a whole. */
function describeCauses({ causes }: Mechanism, writer: BeamWriter): string[] {
  return causes
    .filter(({ code }) => code !== 'tooFewRestraints')
    .map((cause) => describeCause(cause, writer));
}

/** Lists edits that would make the beam stable, first all at once, with the beam after each. */
function listOffers(
  mechanisms: readonly Mechanism[],
  document: BeamCase,
  { t, writer }: { readonly t: RefusalText; readonly writer: BeamWriter },
): { readonly text: string; readonly corrected: BeamCase }[] {
  const write = ({ fix, discs }: OfferedFix, { supports }: BeamCase): string =>
    describeFix(fix, { ...writer, supports }, discs);
  const remedy = findRemedy(document, mechanisms);
  const single = listFixes(mechanisms, document).map((offer) => ({
    text: write(offer, document),
    corrected: applyFix(document, offer.fix).document,
  }));
  if (remedy === null) return single;
  const list = remedy.steps.map((step) => write(step, step.document)).join('; ');
  return [{ text: t('refusal.all', { list }), corrected: remedy.document }, ...single];
}

const Reason = styled.p`
  margin: ${vars.space1} 0 0;
`;

const Reasons = styled.ul`
  margin: ${vars.space1} 0 0;
  padding-inline-start: ${vars.space4};

  & [aria-current] {
    font-weight: 600;
  }
`;
