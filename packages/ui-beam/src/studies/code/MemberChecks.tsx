import { styled } from 'styled-components';
import { type BeamMemberCheck, nameCheckCause } from '@eecs/solver-core/code-checks';
import { isMet } from '@eecs/solver-core/sizing';
import { useFormat, useText, vars } from '@eecs/ui-kit';
import { describeJudgedBy, toPercent } from '@eecs/ui-kit/editing';
import { CheckVerdict, UseBar } from '@eecs/ui-kit/editor';
import { writeBuckling } from './writeBuckling.ts';
import { UnjudgedParts } from './UnjudgedParts.tsx';
import { codeMessages } from './codeMessages.ts';
import type { CheckedBeam } from './useMemberChecks.ts';

/** The worst check of each kind with its force, and what is not checked. */
export function MemberChecks({ checked }: { readonly checked: CheckedBeam }) {
  const t = useText(codeMessages);
  const { checks, unjudged, combined } = checked;
  const isOver = checks.some((check) => !isMet(check));
  return (
    <>
      <CheckVerdict
        words={checks.length === 0 ? null : t(isOver ? 'over' : 'fine')}
        isOver={isOver}
        isPartly={unjudged.length > 0}
      >
        {describeJudgedBy(combined, t)}
      </CheckVerdict>
      {unjudged.length === 0 ? null : <UnjudgedParts parts={unjudged} />}
      {checks.length === 0 ? null : (
        <List aria-label={t('checks')}>
          {checks.map((check) => (
            <Check key={check.kind} check={check} checked={checked} />
          ))}
        </List>
      )}
    </>
  );
}

function Check({ check, checked }: { readonly check: BeamMemberCheck; readonly checked: CheckedBeam }) {
  const t = useText(codeMessages);
  const format = useFormat();
  const { document } = checked;
  const { system } = document.units;
  const { kind, x, value, N, resistance, clause, sectionClass, lateral, unbraced, buckling } = check;
  const quantity = kind === 'shear' || kind === 'compression' ? 'force' : 'moment';
  const cause = nameCheckCause(check.cause, document.caseSets, (set) => t('set', { set }));
  const write = (size: number): string => format.quantity(size, { quantity, system });
  const writeMoment = (size: number): string => format.quantity(size, { quantity: 'moment', system });
  const place = (at: number): string => format.quantity(at, { quantity: 'length', system });
  const ratio = (size: number): string =>
    format.quantity(size, { quantity: 'ratio', digits: 3, withUnit: false });
  return (
    <li>
      <UseBar use={check.utilisation} isMet={isMet(check)} />
      <b>
        {t(`kind.${kind}`)}: {toPercent(check)} %
      </b>
      . {t('line', { value: write(value), resistance: write(resistance), x: place(x) })}
      {N === undefined
        ? ''
        : `, ${t('line.axial', { N: format.quantity(N, { quantity: 'force', system }) })}`}
      {sectionClass === null ? '' : `, ${t('class', { class: sectionClass })}`}, {clause}
      {cause === '' ? '' : `, ${t('by', { cause })}`}.
      {lateral === undefined ? null : (
        <small>
          {' '}
          {t('lateral.line', {
            x0: place(lateral.x0),
            x1: place(lateral.x1),
            critical: write(lateral.critical),
            slenderness: ratio(lateral.slenderness),
            curve: lateral.curve,
            reduction: ratio(lateral.reduction),
          })}
          .
        </small>
      )}
      {buckling === undefined ? null : (
        <small> {writeBuckling(buckling, { t, place, ratio, moment: writeMoment })}.</small>
      )}
      {unbraced === undefined ? null : (
        <small>
          {' '}
          {t('unbraced.line', { x0: place(unbraced.x0), x1: place(unbraced.x1), Cb: ratio(unbraced.Cb) })}
          {unbraced.Lp === null || unbraced.Lr === null
            ? ''
            : `, ${t('unbraced.lengths', { Lp: place(unbraced.Lp), Lr: place(unbraced.Lr) })}`}
          .
        </small>
      )}
    </li>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${vars.space2};
  margin: 0;
  padding: 0;
  list-style: none;

  & small {
    color: ${vars.inkMuted};
  }
`;
