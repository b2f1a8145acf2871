import type { Envelope } from '@eecs/solver-core';
import { DataTable } from '../fields/DataTable.tsx';
import { useText } from '../kit/useText.ts';
import { kitMessages } from '../messages/kitMessages.ts';
import type { DiagramWriter } from './diagramWriter.ts';
import type { ComparedLine } from './layoutComparison.ts';
import { listBorderPoints } from './layoutEnvelope.ts';

export interface EnvelopeTableProps {
  readonly id: string;
  readonly lines: readonly ComparedLine[];
  readonly envelope: Envelope;
  readonly label: string;
  /** What the borders are called. */
  readonly names: { readonly max: string; readonly min: string };
  readonly write: DiagramWriter;
}

/** The numbers of an envelope as a table: of each border extremes, kinks, both sides of jumps, ends, zeros, and whose they are. */
export function EnvelopeTable({ id, lines, envelope, label, names, write }: EnvelopeTableProps) {
  const t = useText(kitMessages);
  return (
    <div id={id}>
      <DataTable caption={label}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('diagram.kind')}</th>
            <th scope="col" data-numeric="">
              {t('diagram.position')}
            </th>
            <th scope="col" data-numeric="">
              {t('diagram.value')}
            </th>
            <th scope="col">{t('diagram.line')}</th>
          </tr>
        </thead>
        <tbody>
          {(['max', 'min'] as const).flatMap((border) =>
            listBorderPoints(envelope[border], lines).map(({ kind, x, value, mark }) => (
              <tr key={`${border} ${kind} ${x}`}>
                <td>{names[border]}</td>
                <th scope="row">{t(`diagram.kind.${kind}`)}</th>
                <td data-numeric="">{write.x(x)}</td>
                <td data-numeric="">{write.value(value)}</td>
                <td title={lines.find((line) => line.mark === mark)?.name}>{mark}</td>
              </tr>
            )),
          )}
        </tbody>
      </DataTable>
    </div>
  );
}
