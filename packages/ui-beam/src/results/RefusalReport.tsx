import { styled } from 'styled-components';
import type { BeamCase, Mechanism, RefusedBeam } from '@eecs/solver-core';
import { canMove, countRestraints, hasSupportsBeyond } from '@eecs/solver-core/rules';
import { Alert, Button, useFormat, useKitAtomValue, useSetKitAtom, vars } from '@eecs/ui-kit';
import { applyFix } from '../editing/applyFix.ts';
import { plainEdit } from '../editing/edit.ts';
import { shownModeAtom } from '../live/mechanismAtoms.ts';
import { useRefusalText } from '../messages/refusalMessages.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { documentAtom, faultAtom, portsAtom, verdictAtom } from '../state/sessionAtoms.ts';
import { applyEditAtom, solveAtom } from '../state/sessionVerbs.ts';
import { MotionSwitch } from './MotionSwitch.tsx';
import {
  type FailureWriter,
  describeCauses,
  describeFailure,
  describeFix,
  describeMotion,
  describeShortage,
} from './describeFailure.ts';
import { findRemedy } from './findRemedy.ts';
import { type OfferedFix, listFixes } from './listFixes.ts';

/** Why there is no result: what is wrong with the beam, where, and what would help; or that nobody answered. */
export function RefusalReport() {
  const t = useRefusalText();
  const tBeam = useBeamText();
  const document = useKitAtomValue(documentAtom);
  const verdict = useKitAtomValue(verdictAtom);
  const fault = useKitAtomValue(faultAtom);
  const solve = useSetKitAtom(solveAtom);
  // That a beam can move is known as it is edited; nobody need be asked. The lesson of an empty beam comes first.
  if (document.supports.length > 0 && !hasSupportsBeyond(document) && canMove(verdict)) {
    return <Refusal failures={[]} verdict={verdict} />;
  }
  if (fault === null) return null;
  if (fault.kind === 'refused') return <Refusal {...fault.answer} />;
  return (
    <Alert
      kind="error"
      title={t(`refusal.${fault.kind}`)}
      // What was refused once is refused again: there the beam has to change.
      actions={
        fault.kind === 'unreachable' ? (
          <Button onClick={() => void solve()}>{tBeam('retry')}</Button>
        ) : undefined
      }
    >
      {fault.error instanceof Error && fault.error.message !== '' ? (
        <Reason>{fault.error.message}</Reason>
      ) : null}
    </Alert>
  );
}

function Refusal({ failures, verdict }: Pick<RefusedBeam, 'failures' | 'verdict'>) {
  const t = useRefusalText();
  const tBeam = useBeamText();
  const format = useFormat();
  const document = useKitAtomValue(documentAtom);
  const ports = useKitAtomValue(portsAtom);
  const edit = useSetKitAtom(applyEditAtom);
  const place = (x: number): string => format.place(x, { system: document.units.system, span: document.L });
  const writer = { t, tBeam, place, document };
  const mechanisms = verdict?.mechanisms ?? [];
  const { mode } = useKitAtomValue(shownModeAtom);
  const told = failures.filter(({ code }) => code !== 'singular.mechanism' || mechanisms.length === 0);
  const shortage = verdict === null ? [] : describeShortage(countRestraints(document, verdict), t);
  const offers = ports?.isReadOnly === true ? [] : listOffers(mechanisms, writer);
  return (
    <Alert
      kind="error"
      title={t('refusal.title')}
      actions={
        offers.length === 0
          ? undefined
          : offers.map(({ text, mended }) => (
              <Button key={text} onClick={() => edit(() => plainEdit(mended))}>
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
            {[...describeMotion(mechanism, writer), ...describeCauses(mechanism, writer)].join(' ')}
          </li>
        ))}
      </Reasons>
    </Alert>
  );
}

/** What would make the beam stand, first of all everything at once, and the beam after it. */
function listOffers(
  mechanisms: readonly Mechanism[],
  writer: FailureWriter & { readonly document: BeamCase },
): { readonly text: string; readonly mended: BeamCase }[] {
  const { document, t } = writer;
  const write = ({ fix, discs }: OfferedFix, at: BeamCase): string =>
    describeFix(fix, { ...writer, document: at, ...(discs === undefined ? {} : { discs }) });
  const remedy = findRemedy(document, mechanisms);
  const single = listFixes(mechanisms, document).map((offer) => ({
    text: write(offer, document),
    mended: applyFix(document, offer.fix).document,
  }));
  if (remedy === null) return single;
  const list = remedy.steps.map((step) => write(step, step.document)).join('; ');
  return [{ text: t('fix.all', { list }), mended: remedy.document }, ...single];
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
