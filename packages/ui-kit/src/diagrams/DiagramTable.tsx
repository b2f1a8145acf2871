import type { Diagram } from '@eecs/solver-core';
import { DataTable } from '../fields/DataTable.tsx';
import { useText } from '../kit/useText.ts';
import { kitMessages } from '../messages/kitMessages.ts';
import type { DiagramWriter } from './diagramWriter.ts';
import { listKeyPoints } from './keyPoints.ts';
import { TableTools } from './TableTools.tsx';

export interface DiagramTableProps {
  readonly id: string;
  /** One diagram, or several that are compared: those are told by their marks. */
  readonly lines: readonly { readonly diagram: Diagram; readonly mark?: string; readonly name?: string }[];
  readonly label: string;
  readonly write: DiagramWriter;
}

/** The numbers of diagrams as a table: extremes, kinks, both sides of jumps, ends, zeros. */
export function DiagramTable({ id, lines, label, write }: DiagramTableProps) {
  const t = useText(kitMessages);
  const isCompared = lines.some(({ mark }) => mark !== undefined);
  const points = lines.flatMap(({ diagram, mark, name }, line) =>
    listKeyPoints(diagram).map(({ kind, x, value }) => ({
      key: `${line} ${kind} ${x}`,
      mark,
      name,
      texts: [t(`diagram.kind.${kind}`), write.x(x), write.value(value)] as const,
    })),
  );
  const heads = [t('diagram.kind'), t('diagram.position'), t('diagram.value')] as const;
  const list = () => ({
    head: [...(isCompared ? [t('diagram.line')] : []), ...heads],
    rows: points.map(({ mark = '', texts }) => [...(isCompared ? [mark] : []), ...texts]),
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
          {points.map(({ key, mark, name, texts: [what, x, value] }) => (
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
