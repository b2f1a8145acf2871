import { useMemo } from 'react';
import {
  type BeamCase,
  type BeamSet,
  type Diagram,
  type Quantity,
  type SolvedBeam,
  applyLine,
  listActions,
  valueAt,
} from '@eecs/solver-core';
import { useFormat, useText } from '@eecs/ui-kit';
import { nameSet, useEditorText } from '@eecs/ui-kit/editor';
import { type InfluenceChoice, findSupport, hasSides } from './influenceChoice.ts';
import { influenceMessages } from './influenceMessages.ts';

export interface OwnLoadsProps {
  readonly document: BeamCase;
  readonly answer: SolvedBeam;
  /** Index of the case set. */
  readonly index: number;
  readonly line: Diagram;
  readonly choice: InfluenceChoice;
  readonly quantity: Quantity;
  readonly name: string;
}

/** Of the greatest of both: what two ways to one number may differ by. */
const AGREES = 1e-6;

/** What the beam's own loads make of the quantity by its line, beside what the diagrams have. */
export function OwnLoads({ document, answer, index, line, choice, quantity, name }: OwnLoadsProps) {
  const t = useText(influenceMessages);
  const tEditor = useEditorText();
  const format = useFormat();
  const actions = useMemo(() => listActions(document), [document]);
  const [set, own] = [answer.sets[index], actions[index]];
  if (set === undefined || own === undefined) return null;
  const isLeft = hasSides(document, choice) && choice.side === 'left';
  const value = applyLine(line, own, isLeft ? 'right' : 'left');
  const found = readFound(document, choice, { set, side: isLeft ? 'left' : 'right' });
  const greatest = Math.max(Math.abs(value), Math.abs(found));
  const { write } = format.results({ quantity, system: document.units.system, greatest });
  const agrees = Math.abs(value - found) <= AGREES * Math.max(greatest, scaleOf(set, choice));
  const key = agrees ? 'own' : own.settlements.length > 0 ? 'ownSettled' : 'ownDiffers';
  const told = { set: nameSet(index, document.caseSets, tEditor), value: `${name} = ${write(value)}` };
  return <p>{t(key, { ...told, found: write(found) })}</p>;
}

function readFound(
  document: BeamCase,
  choice: InfluenceChoice,
  { set, side }: { readonly set: BeamSet; readonly side: 'left' | 'right' },
): number {
  const { kind, x } = choice;
  if (kind === 'reaction' || kind === 'moment') {
    const support = findSupport(document, choice);
    const bearing = set.R.find((one) => one.support === support);
    return (kind === 'reaction' ? bearing?.normal : bearing?.moment) ?? 0;
  }
  return valueAt(set[kind], x, side);
}

/** The size of what rounding is relative to: a value where a diagram crosses zero is nothing. */
function scaleOf(set: BeamSet, { kind }: InfluenceChoice): number {
  const { min, max } = set[kind === 'reaction' ? 'Q' : kind === 'moment' ? 'M' : kind];
  return Math.max(Math.abs(min.value), Math.abs(max.value));
}
