import { useMemo } from 'react';
import {
  type BeamCase,
  type Diagram,
  type Quantity,
  type SolvedBeam,
  applyLine,
  listActions,
} from '@eecs/solver-core';
import { useFormat, useText } from '@eecs/ui-kit';
import { nameSet, useEditorText } from '@eecs/ui-kit/editor';
import { type InfluenceChoice, hasSides } from './influenceChoice.ts';
import { influenceMessages } from './influenceMessages.ts';
import { AGREES, readFound, scaleOf } from './readFound.ts';

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

/** Compares the value of the quantity under the beam's own loads by its influence line with that of the diagrams. */
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
