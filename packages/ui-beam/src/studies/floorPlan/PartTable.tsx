import {
  type BeamPart,
  type PointLoad,
  type Reaction,
  type Support,
  type UnitSystem,
  equivalentLoads,
} from '@eecs/solver-core';
import { DataTable, TableHead, useFormat, useText } from '@eecs/ui-kit';
import { floorPlanMessages } from './floorPlanMessages.ts';

export interface PartTableProps {
  readonly part: BeamPart;
  /** Length of the beam. */
  readonly supports: readonly Support[];
  readonly reactions: readonly Reaction[];
  readonly system: UnitSystem;
  readonly nameSupport: (support: number) => string;
  readonly nameNeighbour: (part: number) => string;
  readonly writePlace: (x: number) => string;
}

/**
 * The equivalent loads of a part as numbers: the forces of its supports in the restrained directions, and of its
 * neighbours.
 */
export function PartTable({
  part,
  supports,
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
    ...own.map((reaction) => ({
      key: `support ${reaction.support}`,
      name: t('ofSupport', { name: nameSupport(reaction.support) }),
      x: reaction.x,
      ...findLoads(supports[reaction.support], reaction),
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
      moment: null,
    })),
  ];
  const greatest = (values: readonly (number | null)[]): number =>
    Math.max(0, ...values.map((value) => Math.abs(value ?? 0)));
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
  // A support without a restraint in a direction has no load in it.
  const write = (value: number | null, { write: writeForce }: typeof forces): string =>
    value === null ? '–' : writeForce(value);
  return (
    <DataTable caption={t('equivalent')} showCaption>
      <TableHead
        columns={[
          { head: t('from') },
          { head: <i>x</i>, isNumeric: true },
          { head: t('along'), isNumeric: true },
          { head: t('across'), isNumeric: true },
          { head: t('turning'), isNumeric: true },
        ]}
      />
      <tbody>
        {rows.map(({ key, name, x, axial, normal, moment }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td data-numeric="">{writePlace(x)}</td>
            <td data-numeric="">{write(axial, forces)}</td>
            <td data-numeric="">{write(normal, forces)}</td>
            <td data-numeric="">{write(moment, moments)}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

/**
 * Returns the loads that replace a support: axial, transverse and moment; null if the support has no such restraint.
 */
function findLoads(
  support: Support | undefined,
  reaction: Reaction,
): Record<'axial' | 'normal' | 'moment', number | null> {
  const loads = support === undefined ? [] : equivalentLoads(support, reaction);
  const find = (kind: PointLoad['className']): number | null =>
    loads.find(({ className }) => className === kind)?.c[0] ?? null;
  return { axial: find('AxialLoad'), normal: find('ShearLoad'), moment: find('BendingMoment') };
}
