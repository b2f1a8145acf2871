import type { BeamPart, Reaction, UnitSystem } from '@eecs/solver-core';
import { DataTable, useFormat, useText } from '@eecs/ui-kit';
import { floorPlanMessages } from './floorPlanMessages.ts';

export interface PartTableProps {
  readonly part: BeamPart;
  readonly reactions: readonly Reaction[];
  readonly system: UnitSystem;
  readonly nameSupport: (support: number) => string;
  readonly nameNeighbour: (part: number) => string;
  readonly writePlace: (x: number) => string;
}

/** The equivalent loads of a part: what its supports and its neighbours do to it, as numbers. */
export function PartTable({
  part,
  reactions,
  system,
  nameSupport,
  nameNeighbour,
  writePlace,
}: PartTableProps) {
  const t = useText(floorPlanMessages);
  const format = useFormat();
  const own = reactions.filter(({ support }) => part.supports.includes(support));
  const through = [part.left, part.right].flatMap((force) => (force === null ? [] : [force]));
  const rows = [
    ...own.map(({ support, x, axial, normal, moment }) => ({
      key: `support ${support}`,
      name: t('ofSupport', { name: nameSupport(support) }),
      x,
      axial,
      normal,
      moment,
    })),
    ...through.map(({ support, part: other, x, axial, normal }) => ({
      key: `hinge ${support} ${other}`,
      name: t(part.restsOn.includes(other) ? 'ofBelow' : 'ofAbove', {
        hinge: nameSupport(support),
        part: nameNeighbour(other),
      }),
      x,
      axial,
      normal,
      moment: 0,
    })),
  ];
  const greatest = (values: readonly number[]): number => Math.max(0, ...values.map(Math.abs));
  const forces = format.results({
    quantity: 'force',
    system,
    greatest: greatest(rows.flatMap(({ axial, normal }) => [axial, normal])),
  });
  const moments = format.results({
    quantity: 'moment',
    system,
    greatest: greatest(rows.map(({ moment }) => moment)),
  });
  return (
    <DataTable caption={t('equivalent')} showCaption>
      <thead>
        <tr>
          <th scope="col">{t('from')}</th>
          <th scope="col" data-numeric="">
            <i>x</i>
          </th>
          <th scope="col" data-numeric="">
            {t('along')}
          </th>
          <th scope="col" data-numeric="">
            {t('across')}
          </th>
          <th scope="col" data-numeric="">
            {t('turning')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, x, axial, normal, moment }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td data-numeric="">{writePlace(x)}</td>
            <td data-numeric="">{forces.write(axial)}</td>
            <td data-numeric="">{forces.write(normal)}</td>
            <td data-numeric="">{moments.write(moment)}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
