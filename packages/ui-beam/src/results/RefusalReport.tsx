import { styled } from 'styled-components';
import type { BeamCase, Mechanism, RefusedBeam } from '@eecs/solver-core';
import { Alert, Button, useFormat, useKitAtomValue, useSetKitAtom, vars } from '@eecs/ui-kit';
import { applyFix } from '../editing/applyFix.ts';
import { shownModeAtom } from '../live/mechanismAtoms.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { documentAtom, faultAtom, portsAtom, verdictAtom } from '../state/sessionAtoms.ts';
import { applyEditAtom, solveAtom } from '../state/sessionVerbs.ts';
import { canMove, hasSupportsBeyond } from '../state/solvability.ts';
import { MotionSwitch } from './MotionSwitch.tsx';
import { countRestraints } from './countRestraints.ts';
import {
  describeCauses,
  describeFailure,
  describeFix,
  describeMotion,
  describeShortage,
} from './describeFailure.ts';
import { roundFix } from './roundFix.ts';

/** Why there is no result: what is wrong with the beam, where, and what would help; or that nobody answered. */
export function RefusalReport() {
  const t = useBeamText();
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
        fault.kind === 'unreachable' ? <Button onClick={() => void solve()}>{t('retry')}</Button> : undefined
      }
    >
      {fault.error instanceof Error && fault.error.message !== '' ? (
        <Reason>{fault.error.message}</Reason>
      ) : null}
    </Alert>
  );
}

/** More buttons than these would hide what they are to mend. */
const MAX_FIXES = 3;

function Refusal({ failures, verdict }: Pick<RefusedBeam, 'failures' | 'verdict'>) {
  const t = useBeamText();
  const format = useFormat();
  const document = useKitAtomValue(documentAtom);
  const ports = useKitAtomValue(portsAtom);
  const edit = useSetKitAtom(applyEditAtom);
  const place = (x: number): string =>
    format.quantity(x, { quantity: 'length', system: document.units.system, trimZeros: true });
  const writer = { t, place, document };
  const mechanisms = verdict?.mechanisms ?? [];
  const { mode } = useKitAtomValue(shownModeAtom);
  const told = failures.filter(({ code }) => code !== 'singular.mechanism' || mechanisms.length === 0);
  const shortage = verdict === null ? [] : describeShortage(countRestraints(document, verdict), t);
  const fixes = ports?.isReadOnly === true ? [] : listFixes(mechanisms, document);
  return (
    <Alert
      kind="error"
      title={t('refusal.title')}
      actions={
        fixes.length === 0
          ? undefined
          : fixes.map(({ fix, discs }) => {
              const text = describeFix(fix, { ...writer, ...(discs === undefined ? {} : { discs }) });
              return (
                <Button key={text} onClick={() => edit((current) => applyFix(current, fix))}>
                  {text}
                </Button>
              );
            })
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

/** Offers first what stops each motion, then the other ways; two motions may be stopped by the same edit. */
function listFixes(mechanisms: readonly Mechanism[], document: BeamCase) {
  const seen = new Set<string>();
  return mechanisms
    .flatMap(({ fixes, discs }) => fixes.map((fix, rank) => ({ fix, discs, rank })))
    .sort((a, b) => a.rank - b.rank)
    .filter(({ fix }) => {
      const key = JSON.stringify(fix);
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, MAX_FIXES)
    .map(({ fix, discs }) => ({ fix: roundFix(fix, document), discs }));
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
