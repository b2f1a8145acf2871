import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { Button, CheckField, SelectField, unitName, useFormat, useLocale, vars } from '@eecs/ui-kit';
import { ModalSheet } from '@eecs/ui-kit/editor';
import { type DrawingChoices, type DxfUnit, isSpatialDrawing } from '@eecs/ui-kit/editing';
import { useDrawingText } from '../messages/drawingMessages.ts';
import { DrawnLines } from './DrawnLines.tsx';
import { sumUpDrawing } from './drawingSummary.ts';
import type { DrawingPreview } from './previewDrawing.ts';

/** The choices for opening a drawing. */
export interface OpenedDrawing {
  /** The unit chosen by the reader, whatever the drawing states. @default the unit in which it was shown */
  readonly unit?: DxfUnit;
  readonly drawing: DrawingChoices;
}

export interface DrawingSheetProps {
  /** The name of the file. */
  readonly name: string;
  readonly preview: DrawingPreview;
  readonly onOpen: (opened: OpenedDrawing) => void;
  readonly onClose: () => void;
}

/** Common units of drawings; a different unit stated by the drawing is offered after them. */
const UNITS: readonly DxfUnit[] = ['mm', 'cm', 'm', 'in', 'ft'];

/** Units that have names in every language. */
const NAMED = ['mm', 'cm', 'm', 'km', 'in', 'ft', 'yd'] as const;

/** The greatest number of loose parts listed one by one. */
const TOLD = 6;

/** A drawing before it is opened: its layers, unit, orientation and loose parts, with a picture. */
export function DrawingSheet({ name, preview, onOpen, onClose }: DrawingSheetProps) {
  const t = useDrawingText();
  const format = useFormat();
  const locale = useLocale();
  const { lines: drawn, layers, statedUnit, system } = preview;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(layers.map((layer) => layer.name)));
  const [unit, setUnit] = useState<DxfUnit>(preview.unit);
  const [isTurned, setTurned] = useState(preview.isUpright);
  const [leavesLoose, setLeavesLoose] = useState(false);
  const drawing = useMemo(
    () => ({ layers: [...chosen], isTurned, leavesLoose }),
    [chosen, isTurned, leavesLoose],
  );
  const summary = useMemo(() => sumUpDrawing(preview, { ...drawing, unit }), [preview, drawing, unit]);
  const { left, loose, doubled, count } = summary;
  const offerLength = (value: number): string => format.brief(value, { quantity: 'length', system });
  const [width, height] = [offerLength(summary.size[0]), offerLength(summary.size[1])];
  const units = UNITS.includes(preview.unit) ? UNITS : [...UNITS, preview.unit];
  const describeUnit = (one: DxfUnit): string => (isNamed(one) ? unitName(one, locale) : one);

  return (
    <ModalSheet title={t('title', { name })} closeLabel={t('cancel')} onClose={onClose} width={720}>
      <Body>
        <DrawnLines
          lines={summary.lines}
          left={left}
          loose={summary.looseLines}
          label={t('preview', { count, width, height })}
        />
        <div role="status">
          <p>{t('size', { count, width, height })}</p>
          {doubled > 0 ? <p>{t('doubled', { count: doubled })}</p> : null}
        </div>
        <Group>
          <legend>{t('layers', { count: layers.length })}</legend>
          <Layers>
            {layers.map((layer) => (
              <CheckField
                key={layer.name}
                label={t('layer', { name: layer.name, count: layer.count })}
                checked={chosen.has(layer.name)}
                onChange={(isChosen) => {
                  const next = new Set(chosen);
                  if (isChosen) next.add(layer.name);
                  else next.delete(layer.name);
                  setChosen(next);
                }}
              />
            ))}
          </Layers>
          {layers.length > 2 ? (
            <Line>
              <Button onClick={() => setChosen(new Set(layers.map((layer) => layer.name)))}>
                {t('all')}
              </Button>
              <Button onClick={() => setChosen(new Set())}>{t('none')}</Button>
            </Line>
          ) : null}
        </Group>
        {loose.length > 0 ? (
          <Group>
            <legend>{t('loose', { count: loose.length })}</legend>
            <ul>
              {loose.slice(0, TOLD).map((part) => (
                <li key={part.first}>{t('part', { layers: part.layers.join(', '), count: part.count })}</li>
              ))}
              {loose.length > TOLD ? <li>{t('more', { count: loose.length - TOLD })}</li> : null}
            </ul>
            <CheckField label={t('leaveLoose')} checked={leavesLoose} onChange={setLeavesLoose} />
          </Group>
        ) : null}
        <SelectField<DxfUnit>
          label={t('unit')}
          hint={[
            t(statedUnit === null ? 'unitGuessed' : 'unitSaid', { unit: describeUnit(preview.unit) }),
            t('extent', {
              ...{ unit: describeUnit(unit), width, height },
              drawnWidth: summary.drawn[0],
              drawnHeight: summary.drawn[1],
            }),
          ].join(' ')}
          value={unit}
          options={units.map((value) => ({ value, label: describeUnit(value) }))}
          onChange={setUnit}
        />
        {isSpatialDrawing(drawn) ? (
          <CheckField label={t(`turn.${summary.turn}`)} checked={isTurned} onChange={setTurned} />
        ) : null}
        <Line>
          <Button
            disabled={count === 0}
            onClick={() => onOpen({ ...(unit !== preview.unit && { unit }), drawing })}
          >
            {t('open', { count })}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </Line>
      </Body>
    </ModalSheet>
  );
}

function isNamed(unit: DxfUnit): unit is (typeof NAMED)[number] {
  return NAMED.some((named) => named === unit);
}

const Body = styled.div`
  display: grid;
  gap: ${vars.space3};
  overflow: auto;

  & :is(p, ul) {
    margin: 0;
  }
  & ul {
    padding-inline-start: ${vars.space4};
    color: ${vars.inkMuted};
  }
`;

const Group = styled.fieldset`
  display: grid;
  gap: ${vars.space1};
  min-width: 0;
  margin: 0;
  border: 0;
  padding: 0;

  & > legend {
    padding: 0;
    font-weight: 600;
  }
`;

const Layers = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr));
  column-gap: ${vars.space3};
  max-height: 220px;
  overflow: auto;
  overflow-wrap: anywhere;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space2};
`;
