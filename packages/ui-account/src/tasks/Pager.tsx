import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { styled } from 'styled-components';
import { IconButton, useText, vars } from '@eecs/ui-kit';
import { savedTaskMessages } from './taskMessages.ts';

export interface PagerProps {
  /** From 1. */
  readonly number: number;
  readonly count: number;
  readonly onChange: (number: number) => void;
}

/** Changes the page of a list; renders nothing for a single page. */
export function Pager({ number, count, onChange }: PagerProps) {
  const t = useText(savedTaskMessages);
  if (count < 2) return null;
  return (
    <Bar>
      <IconButton
        label={t('tasks.previous')}
        icon={<ChevronLeft size={20} aria-hidden />}
        disabled={number === 1}
        onClick={() => onChange(number - 1)}
      />
      <span aria-live="polite">{t('tasks.page', { number, count })}</span>
      <IconButton
        label={t('tasks.next')}
        icon={<ChevronRight size={20} aria-hidden />}
        disabled={number === count}
        onClick={() => onChange(number + 1)}
      />
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${vars.space2};
  margin-inline-start: auto;
  font-variant-numeric: tabular-nums;
`;
