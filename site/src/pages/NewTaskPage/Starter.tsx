import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { type BeamCase, convertQuantity, DEFAULTS, roundNoise, type UnitSystem } from '@eecs/solver-core';
import {
  createStarter,
  MAX_STARTER_SPANS,
  STARTER_OVERHANGS,
  STARTER_SUPPORTS,
  type StarterOptions,
  type StarterSupports,
} from '@eecs/ui-beam';
import {
  Button,
  QuantityField,
  SegmentedControl,
  SelectField,
  TextField,
  useFormat,
  useLocale,
  useText,
  vars,
} from '@eecs/ui-kit';
import { useNavigate } from '../../navigation/NavigationContext.ts';
import { startMessages } from './startMessages.ts';
import { siteMessages } from '../../messages/siteMessages.ts';
import { useServices, useSettings } from '../../ports/kept/services.ts';
import { askDocument } from '../../kinds/askDocument.ts';
import { listSpanReadings } from './readSpans.ts';
import { pathTo } from '../../routes/pathTo.ts';

/** Creates a beam from a few fields and opens it in the editor. Every field has an initial value. */
export function Starter() {
  const t = useText(startMessages);
  const tSite = useText(siteMessages);
  const locale = useLocale();
  const format = useFormat();
  const navigate = useNavigate();
  const { settings } = useServices();
  const { units: system } = useSettings();
  const [own, setOwn] = useState<{ readonly value: number; readonly system: UnitSystem }>({
    value: DEFAULTS.length,
    system: 0,
  });
  const typedLength = convertQuantity(own.value, 'length', own.system, system);
  const [spansText, setSpansText] = useState('1');
  const [supports, setSupports] = useState<StarterSupports>('pinned');
  const isCantilever = supports === 'cantilever';
  const [typedOverhangs, setOverhangs] = useState<{
    readonly values: readonly [number, number];
    readonly system: UnitSystem;
  }>({ values: [0, 0], system: 0 });
  const [left, right] = typedOverhangs.values.map((value) =>
    convertQuantity(value, 'length', typedOverhangs.system, system),
  );
  const overhangs = [left ?? 0, right ?? 0] as const;
  const readings = isCantilever ? [1] : listSpanReadings(spansText, { system, locale });
  const spans = readings.length === 1 ? (readings[0] ?? null) : null;
  // If the spans have lengths, they determine the length of the beam.
  const isSum = spans !== null && typeof spans !== 'number';
  const length = isSum ? roundNoise(spans.reduce((sum, span) => sum + span, 0)) : typedLength;

  const [first, second] = readings.map((one) =>
    typeof one === 'number' ? String(one) : one.map((span) => format.place(span, { system })).join(' + '),
  );
  const fault =
    first === undefined || second === undefined
      ? t('start.spansBad', { max: MAX_STARTER_SPANS })
      : t('start.spansTwoWays', { first, second });

  function create(event: FormEvent): void {
    event.preventDefault();
    if (spans === null) return;
    const document = createBeam({
      length,
      spans,
      supports,
      overhangs,
      system,
      title: t('start.beam'),
    });
    void navigate(pathTo('beam'), { state: askDocument('msb', document) });
  }

  return (
    <Form onSubmit={create}>
      <QuantityField
        label={t('start.length')}
        quantity="length"
        system={system}
        value={length}
        positive
        disabled={isSum}
        onCommit={(value) => {
          setOwn({ value, system });
        }}
      />
      <TextField
        label={t('start.spans')}
        value={isCantilever ? '1' : spansText}
        disabled={isCantilever}
        hint={t('start.spansHint', { max: MAX_STARTER_SPANS })}
        error={spans === null ? fault : undefined}
        onChange={setSpansText}
      />
      <SelectField
        label={t('start.supports')}
        value={supports}
        options={STARTER_SUPPORTS.map((value) => ({ value, label: t(`start.supports.${value}`) }))}
        onChange={setSupports}
      />
      {OVERHANGS.map((side, at) =>
        STARTER_OVERHANGS[supports][at] === true ? (
          <QuantityField
            key={side}
            label={t(`start.overhang.${side}`)}
            quantity="length"
            system={system}
            value={overhangs[at] ?? 0}
            min={0}
            onCommit={(value) =>
              setOverhangs({
                values: at === 0 ? [value, overhangs[1]] : [overhangs[0], value],
                system,
              })
            }
          />
        ) : null,
      )}
      <div>
        <Caption aria-hidden="true">{tSite('units.label')}</Caption>
        <SegmentedControl
          label={tSite('units.label')}
          value={system === 0 ? 'si' : 'us'}
          segments={[
            { value: 'si', label: tSite('units.si'), name: tSite('units.siLong') },
            { value: 'us', label: tSite('units.us'), name: tSite('units.usLong') },
          ]}
          onChange={(value) => {
            settings.change({ units: value === 'si' ? 0 : 1 });
          }}
        />
      </div>
      <Submit>
        <Button type="submit" variant="primary">
          {t('start.create')}
        </Button>
      </Submit>
    </Form>
  );
}

function createBeam(options: StarterOptions): BeamCase {
  return createStarter({ ...options, created: Date.now() });
}

const OVERHANGS = ['left', 'right'] as const;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(110px, 1fr) minmax(110px, 1fr) minmax(260px, 2fr) auto;
  gap: ${vars.space4};
  align-items: start;
  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
  @media (max-width: 639px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Caption = styled.span`
  display: block;
  margin-bottom: 2px;
  color: ${vars.inkMuted};
  font-size: ${vars.text1};
`;

const Submit = styled.div`
  grid-column: 1 / -1;
`;
