import { styled } from 'styled-components';
import { SelectField, TextField, useText, vars } from '@eecs/ui-kit';
import { TASK_ORDERS, type TaskWish } from './arrangeTasks.ts';
import { savedTaskMessages } from './taskMessages.ts';

export interface TaskToolbarProps {
  readonly wish: TaskWish;
  /** Kinds of the existing tasks. */
  readonly present: ReadonlySet<string>;
  readonly rowsPerPage: number;
  readonly onWish: (change: Partial<TaskWish>) => void;
  readonly onRowsPerPage: (rows: number) => void;
}

const KINDS = ['all', 'msb', 'truss', 'frame', 'arch', 'pile'] as const;
/** Kinds with an editor; the others are offered only if there are such tasks. */
const USUAL: readonly string[] = ['all', 'msb', 'truss', 'frame'];
const ROWS = [5, 10, 20, 50, 100];

/** Controls that filter and sort the list of tasks and set the rows per page. */
export function TaskToolbar({ wish, present, rowsPerPage, onWish, onRowsPerPage }: TaskToolbarProps) {
  const t = useText(savedTaskMessages);
  // A number that was chosen elsewhere is added to the list.
  const rows = ROWS.includes(rowsPerPage) ? ROWS : [...ROWS, rowsPerPage].sort((a, b) => a - b);
  return (
    <Bar>
      <TextField
        label={t('tasks.search')}
        type="search"
        value={wish.search}
        onChange={(search) => onWish({ search })}
      />
      <SelectField
        label={t('tasks.kind')}
        value={wish.kind}
        options={KINDS.filter((kind) => USUAL.includes(kind) || present.has(kind)).map((kind) => ({
          value: kind,
          label: t(`tasks.kind.${kind}`),
        }))}
        onChange={(kind) => onWish({ kind })}
      />
      <SelectField
        label={t('tasks.order')}
        value={wish.order}
        options={TASK_ORDERS.map((order) => ({ value: order, label: t(`tasks.order.${order}`) }))}
        onChange={(order) => onWish({ order })}
      />
      <SelectField
        label={t('tasks.rows')}
        value={String(rowsPerPage)}
        options={rows.map((count) => ({ value: String(count), label: String(count) }))}
        onChange={(count) => onRowsPerPage(Number(count))}
      />
    </Bar>
  );
}

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) repeat(3, minmax(0, 1fr));
  align-items: end;
  gap: ${vars.space3};
  @container tasks (max-width: 639px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
