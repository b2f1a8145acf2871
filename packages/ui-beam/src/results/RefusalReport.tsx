import { styled } from 'styled-components';
import type { RefusedBeam } from '@eecs/solver-core';
import { Alert, Button, useFormat, useKitAtomValue, useSetKitAtom, vars } from '@eecs/ui-kit';
import { applyFix } from '../editing/applyFix.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { documentAtom, faultAtom, portsAtom } from '../state/sessionAtoms.ts';
import { applyEditAtom, solveAtom } from '../state/sessionVerbs.ts';
import { describeCauses, describeFailure, describeFix, describeMotion } from './describeFailure.ts';

/** Why there is no result: what is wrong with the beam, where, and what would help; or that nobody answered. */
export function RefusalReport() {
  const t = useBeamText();
  const fault = useKitAtomValue(faultAtom);
  const solve = useSetKitAtom(solveAtom);
  if (fault === null) return null;
  if (fault.kind === 'refused') return <Refusal answer={fault.answer} />;
  return (
    <Alert
      kind="error"
      title={t('refusal.unreachable')}
      actions={<Button onClick={() => void solve()}>{t('retry')}</Button>}
    >
      {fault.error instanceof Error && fault.error.message !== '' ? (
        <Reason>{fault.error.message}</Reason>
      ) : null}
    </Alert>
  );
}

function Refusal({ answer }: { readonly answer: RefusedBeam }) {
  const t = useBeamText();
  const format = useFormat();
  const document = useKitAtomValue(documentAtom);
  const ports = useKitAtomValue(portsAtom);
  const edit = useSetKitAtom(applyEditAtom);
  const place = (x: number): string =>
    format.quantity(x, { quantity: 'length', system: document.units.system, trimZeros: true });
  const writer = { t, place, document };
  const mechanisms = answer.verdict?.mechanisms ?? [];
  const failures = answer.failures.filter(
    ({ code }) => code !== 'singular.mechanism' || mechanisms.length === 0,
  );
  const fixes =
    ports?.isReadOnly === true ? [] : mechanisms.flatMap((mechanism) => mechanism.fixes).slice(0, 3);
  return (
    <Alert
      kind="error"
      title={t('refusal.title')}
      actions={
        fixes.length === 0
          ? undefined
          : fixes.map((fix) => {
              const text = describeFix(fix, writer);
              return (
                <Button key={text} onClick={() => edit((current) => applyFix(current, fix))}>
                  {text}
                </Button>
              );
            })
      }
    >
      <Reasons>
        {[...new Set(failures.map((failure) => describeFailure(failure, writer)))].map((text) => (
          <li key={text}>{text}</li>
        ))}
        {mechanisms.map((mechanism, index) => (
          <li key={index}>
            {[...describeMotion(mechanism, writer), ...describeCauses(mechanism, writer)].join(' ')}
          </li>
        ))}
      </Reasons>
    </Alert>
  );
}

const Reason = styled.p`
  margin: ${vars.space1} 0 0;
`;

const Reasons = styled.ul`
  margin: ${vars.space1} 0 0;
  padding-inline-start: ${vars.space4};
`;
