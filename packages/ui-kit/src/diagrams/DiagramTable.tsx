import type { Diagram } from '@eecs/solver-core';
import { DataTable } from '../fields/DataTable.tsx';
import { useText } from '../i18n/useText.ts';
import { kitMessages } from '../messages/kitMessages.ts';
import type { DiagramWriter } from './describeDiagram.ts';
import { listKeyPoints } from './keyPoints.ts';

export interface DiagramTableProps {
  readonly id: string;
  readonly diagram: Diagram;
  readonly label: string;
  readonly write: DiagramWriter;
}

/** The numbers of a diagram as a table: extremes, both sides of jumps, ends, zeros. */
export function DiagramTable({ id, diagram, label, write }: DiagramTableProps) {
  const t = useText(kitMessages);
  return (
    <div id={id}>
      <DataTable caption={label}>
        <thead>
          <tr>
            <th scope="col">{t('diagram.kind')}</th>
            <th scope="col" data-numeric="">
              {t('diagram.position')}
            </th>
            <th scope="col" data-numeric="">
              {t('diagram.value')}
            </th>
          </tr>
        </thead>
        <tbody>
          {listKeyPoints(diagram).map(({ kind, x, value }) => (
            <tr key={`${kind} ${x}`}>
              <th scope="row">{t(`diagram.kind.${kind}`)}</th>
              <td data-numeric="">{write.x(x)}</td>
              <td data-numeric="">{write.value(value)}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </div>
  );
}
