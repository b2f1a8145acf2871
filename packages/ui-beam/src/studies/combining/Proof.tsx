import type { BeamCase } from '@eecs/solver-core';
import {
  type CombinationPlan,
  type EffectSource,
  checkGoverning,
  createCertificate,
} from '@eecs/solver-core/combinations';
import { styled } from 'styled-components';
import { Alert, useFormat, vars } from '@eecs/ui-kit';
import { titleSet, useEditorText } from '@eecs/ui-kit/editor';
import { useCombiningText } from './combiningMessages.ts';
import type { ListedValue } from './listValues.ts';

interface ProofProps {
  readonly id: string;
  readonly value: Pick<ListedValue, 'kind' | 'situation' | 'named'> & {
    readonly point: { readonly value: number; readonly effects: readonly number[] };
    readonly combination: number | null;
  };
  readonly plan: CombinationPlan;
  /** The number of spans and overhangs of the beam. */
  readonly spans: number;
  readonly document: BeamCase;
  readonly write: (value: number) => string;
}

/**
 * The proof of a governing value: the effect of each source with its factor, and the result of a checker that shares no
 * code with the solver.
 */
export function Proof({ id, value, plan, spans, document, write }: ProofProps) {
  const t = useCombiningText();
  const te = useEditorText();
  const format = useFormat();
  const { kind, situation, point, combination, named } = value;
  if (combination === null) return null;
  const { adds, isAllowed, isWorst, bound } = checkGoverning(
    createCertificate(plan, situation, { kind, value: point.value, combination, effects: point.effects }),
  );
  const nameOf = ({ set, span }: EffectSource): string => {
    const name = titleSet(set, document.caseSets, te);
    if (span === undefined) return name;
    // If a permanent action is divided by span, a further part is not a load on any span.
    return span < spans ? t('part', { name, span: span + 1 }) : t('partRest', { name });
  };
  const terms = situation.sources.flatMap((source, k) => {
    const factor = named.factors[k] ?? 0;
    return factor === 0
      ? []
      : [
          t('proofTerm', {
            factor: format.brief(factor, { quantity: 'ratio', system: 0, digits: 4, withUnit: false }),
            effect: write(point.effects[k] ?? 0),
            name: nameOf(source),
          }),
        ];
  });
  const isGood = adds && isAllowed && isWorst;
  return (
    <Box id={id} data-proof="">
      <p>{t('proofSum', { value: write(point.value), sum: terms.join(' + ') || '0' })}</p>
      {isGood ? (
        <p>{t('proofGood')}</p>
      ) : (
        <Alert kind="warning">{t('proofBad', { bound: write(bound) })}</Alert>
      )}
    </Box>
  );
}

const Box = styled.div`
  padding: ${vars.space1} ${vars.space2};
  border-inline-start: 3px solid ${vars.hairline};
  color: ${vars.inkMuted};

  & > p {
    margin: 0;
  }
`;
