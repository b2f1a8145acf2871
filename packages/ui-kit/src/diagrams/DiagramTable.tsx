import type { Diagram } from '@eecs/solver-core';
import { DataTable } from '../fields/DataTable.tsx';
import { useText } from '../kit/useText.ts';
import { kitMessages } from '../messages/kitMessages.ts';
import type { DiagramWriter } from './diagramWriter.ts';
import { listKeyPoints } from './keyPoints.ts';

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
  return (
    <div id={id}>
      <DataTable caption={label}>
        <thead>
          <tr>
            {isCompared ? <th scope="col">{t('diagram.line')}</th> : null}
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
          {lines.flatMap(({ diagram, mark, name }, line) =>
            listKeyPoints(diagram).map(({ kind, x, value }) => (
              <tr key={`${line} ${kind} ${x}`}>
                {isCompared ? <td title={name}>{mark}</td> : null}
                <th scope="row">{t(`diagram.kind.${kind}`)}</th>
                <td data-numeric="">{write.x(x)}</td>
                <td data-numeric="">{write.value(value)}</td>
              </tr>
            )),
          )}
        </tbody>
      </DataTable>
    </div>
  );
}
