import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { Button, CheckField, SelectField, unitName, useFormat, useLocale, vars } from '@eecs/ui-kit';
import { ModalSheet } from '@eecs/ui-kit/editor';
import { useDrawingText } from '../messages/drawingMessages.ts';
import { DrawnLines } from './DrawnLines.tsx';
import { type DrawingChoices, isSpatialDrawing, measure, turnUp } from './drawingChoices.ts';
import { findParts } from './drawingParts.ts';
import { type DxfUnit, metresOf } from './dxfUnits.ts';
import type { DrawingPreview } from './previewDrawing.ts';

/** How a drawing is to be opened. */
export interface OpenedDrawing {
  /** The unit of a drawing that does not say its own. */
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

/** Units that drawings are made in. */
const UNITS = ['mm', 'cm', 'm', 'in', 'ft'] as const;
type Offered = (typeof UNITS)[number];

/** Most loose parts that are listed one by one. */
const TOLD = 6;

/**
 * A drawing before it is opened: its layers to choose from, its unit, its way up and its loose parts, with a picture.
 */
export function DrawingSheet({ name, preview, onOpen, onClose }: DrawingSheetProps) {
  const t = useDrawingText();
  const format = useFormat();
  const locale = useLocale();
  const { lines: drawn, layers, isUnitGuessed } = preview;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(layers.map((layer) => layer.name)));
  const [unit, setUnit] = useState<DxfUnit>(preview.unit);
  const [isTurned, setTurned] = useState(preview.isUpright);
  const [leavesLoose, setLeavesLoose] = useState(false);

  const upright = useMemo(() => (isTurned ? turnUp(drawn) : drawn), [drawn, isTurned]);
  const taken = useMemo(() => upright.filter(({ layer }) => chosen.has(layer)), [upright, chosen]);
  const parts = useMemo(() => findParts(taken), [taken]);
  const loose = parts.slice(1);
  const looseLines = useMemo(
    () => new Set(parts.slice(1).flatMap((part) => part.lines.flatMap((at) => taken[at] ?? []))),
    [parts, taken],
  );
  const left = new Set(
    upright.filter((line) => !chosen.has(line.layer) || (leavesLoose && looseLines.has(line))),
  );
  const count = upright.length - left.size;
  const scale = metresOf(unit) / metresOf(preview.unit);
  const [width, height] = measure(upright.filter((line) => !left.has(line)));
  const tellLength = (value: number): string => format.brief(value * scale, { quantity: 'length' });
  const isOffered = (one: DxfUnit): one is Offered => UNITS.some((offered) => offered === one);
  const tellUnit = (one: DxfUnit): string => (isOffered(one) ? unitName(one, locale) : one);

  return (
    <ModalSheet title={t('title', { name })} closeLabel={t('cancel')} onClose={onClose} width={720}>
      <Body>
        <DrawnLines
          lines={upright}
          left={left}
          loose={looseLines}
          label={t('preview', { count, width: tellLength(width), height: tellLength(height) })}
        />
        <p role="status">{t('size', { count, width: tellLength(width), height: tellLength(height) })}</p>
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
                <li key={part.lines[0]}>
                  {t('part', { layers: part.layers.join(', '), count: part.lines.length })}
                </li>
              ))}
              {loose.length > TOLD ? <li>{t('more', { count: loose.length - TOLD })}</li> : null}
            </ul>
            <CheckField label={t('leaveLoose')} checked={leavesLoose} onChange={setLeavesLoose} />
          </Group>
        ) : null}
        {isUnitGuessed && isOffered(unit) ? (
          <SelectField<Offered>
            label={t('unit')}
            hint={t('unitGuessed', { unit: tellUnit(preview.unit) })}
            value={unit}
            options={UNITS.map((value) => ({ value, label: unitName(value, locale) }))}
            onChange={setUnit}
          />
        ) : (
          <p>{t('unitSaid', { unit: tellUnit(unit) })}</p>
        )}
        {isSpatialDrawing(drawn) ? (
          <CheckField label={t('turn')} checked={isTurned} onChange={setTurned} />
        ) : null}
        <Line>
          <Button
            disabled={count === 0}
            onClick={() =>
              onOpen({
                ...(isUnitGuessed && unit !== preview.unit && { unit }),
                drawing: { layers: [...chosen], isTurned, leavesLoose },
              })
            }
          >
            {t('open', { count })}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </Line>
      </Body>
    </ModalSheet>
  );
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
