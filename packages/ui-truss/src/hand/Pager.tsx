import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { styled } from 'styled-components';
import { IconButton, vars } from '@eecs/ui-kit';
import { useResultsText } from '../messages/resultsMessages.ts';

/** The page buttons of a long table; nothing if everything fits on one page. */
export function Pager({
  page,
  rows,
  count,
  name,
  onTurn,
}: {
  readonly page: number;
  /** Rows per page. */
  readonly rows: number;
  readonly count: number;
  /** The name of the pages, if they are not rows. */
  readonly name?: string;
  readonly onTurn: (page: number) => void;
}) {
  const t = useResultsText();
  if (count <= rows) return null;
  const last = Math.ceil(count / rows) - 1;
  const [from, to] = [page * rows + 1, Math.min(count, (page + 1) * rows)];
  return (
    <Line>
      <IconButton
        label={t('rows.before')}
        disabled={page === 0}
        icon={<ChevronLeft size={18} />}
        onClick={() => onTurn(page - 1)}
      />
      <span role="status">
        {name === undefined
          ? t('rows', { from, to, count })
          : t('pages', { name, at: page + 1, count: last + 1 })}
      </span>
      <IconButton
        label={t('rows.after')}
        disabled={page >= last}
        icon={<ChevronRight size={18} />}
        onClick={() => onTurn(page + 1)}
      />
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${vars.space1};
  font-variant-numeric: tabular-nums;
`;
