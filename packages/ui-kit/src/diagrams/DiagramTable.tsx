import { DataTable } from '../fields/DataTable.tsx';
import { useText } from '../kit/useText.ts';
import { kitLaterMessages } from '../messages/laterMessages.ts';
import type { DiagramWriter } from './diagramWriter.ts';
import type { KeyPoint } from './keyPoints.ts';
import { TableTools } from './TableTools.tsx';

export interface DiagramTableProps {
  readonly id: string;
  /** The points of one diagram, or of several compared ones, which are identified by their marks. */
  readonly lines: readonly {
    readonly points: readonly KeyPoint[];
    readonly mark?: string;
    readonly name?: string;
  }[];
  readonly label: string;
  readonly write: DiagramWriter;
}

/** The numbers of diagrams as a table: extremes, kinks, both sides of jumps, ends, zeros. */
export function DiagramTable({ id, lines, label, write }: DiagramTableProps) {
  const t = useText(kitLaterMessages);
  const isCompared = lines.some(({ mark }) => mark !== undefined);
  const rows = lines.flatMap(({ points: own, mark, name }, line) =>
    own.map(({ kind, x, value }) => ({
      key: `${line} ${kind} ${x}`,
      mark,
      name,
      texts: [t(`diagram.kind.${kind}`), write.x(x), write.value(value)] as const,
    })),
  );
  const heads = [t('diagram.kind'), t('diagram.position'), t('diagram.value')] as const;
  const list = () => ({
    head: [...(isCompared ? [t('diagram.line')] : []), ...heads],
    rows: rows.map(({ mark = '', texts }) => [...(isCompared ? [mark] : []), ...texts]),
  });
  return (
    <div id={id}>
      <DataTable caption={label}>
        <thead>
          <tr>
            {isCompared ? <th scope="col">{t('diagram.line')}</th> : null}
            {heads.map((head, at) => (
              <th key={head} scope="col" data-numeric={at > 0 ? '' : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, mark, name, texts: [what, x, value] }) => (
            <tr key={key}>
              {isCompared ? <td title={name}>{mark}</td> : null}
              <th scope="row">{what}</th>
              <td data-numeric="">{x}</td>
              <td data-numeric="">{value}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      <TableTools label={label} list={list} />
    </div>
  );
}
