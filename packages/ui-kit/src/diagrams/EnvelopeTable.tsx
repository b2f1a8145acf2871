import type { Envelope } from '@eecs/solver-core';
import { DataTable } from '../fields/DataTable.tsx';
import { createLate } from '../late/createLate.tsx';
import { loadKitParts } from '../loadKitParts.ts';
import { useText } from '../kit/useText.ts';
import { kitLaterMessages } from '../messages/laterMessages.ts';
import type { DiagramWriter } from './diagramWriter.ts';
import type { ComparedLine } from './layoutComparison.ts';
import { listBorderPoints } from './layoutEnvelope.ts';

const TableTools = createLate(loadKitParts, 'TableTools', { isQuiet: true });

export interface EnvelopeTableProps {
  readonly id: string;
  readonly lines: readonly ComparedLine[];
  readonly envelope: Envelope;
  readonly label: string;
  /** Names of the borders. */
  readonly names: { readonly max: string; readonly min: string };
  readonly write: DiagramWriter;
}

/**
 * The numbers of an envelope as a table: the extremes, kinks, jumps (both sides), ends and zeros of each border, and
 * the line that governs there.
 */
export function EnvelopeTable({ id, lines, envelope, label, names, write }: EnvelopeTableProps) {
  const t = useText(kitLaterMessages);
  const rows = (['max', 'min'] as const).flatMap((border) =>
    listBorderPoints(envelope[border], lines).map(({ kind, x, value, mark }) => ({
      key: `${border} ${kind} ${x}`,
      mark,
      texts: [names[border], t(`diagram.kind.${kind}`), write.x(x), write.value(value)] as const,
    })),
  );
  const list = () => ({
    head: ['', t('diagram.kind'), t('diagram.position'), t('diagram.value'), t('diagram.line')],
    rows: rows.map(({ mark, texts }) => [...texts, mark]),
  });
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
          {rows.map(({ key, mark, texts: [border, what, x, value] }) => (
            <tr key={key}>
              <td>{border}</td>
              <th scope="row">{what}</th>
              <td data-numeric="">{x}</td>
              <td data-numeric="">{value}</td>
              <td title={lines.find((line) => line.mark === mark)?.name}>{mark}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      <TableTools label={label} list={list} />
    </div>
  );
}
