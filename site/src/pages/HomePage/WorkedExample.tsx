import { useRef } from 'react';
import { styled } from 'styled-components';
import { DiagramPlot, getInsets, useElementWidth, useFormat, useText, vars } from '@eecs/ui-kit';
import { hingedSpansSketch } from '../../content/sketches.ts';
import workedMoment from '../../content/workedMoment.json' with { type: 'json' };
import { siteMessages } from '../../messages/siteMessages.ts';
import { BeamSketch } from './BeamSketch.tsx';
import { TitleBlock } from './TitleBlock.tsx';

const FALLBACK_WIDTH_PX = 900;

/** A beam of the examples, solved beforehand, as a drawing sheet: the scheme, its moments with their numbers, the title block. */
export function WorkedExample() {
  const t = useText(siteMessages);
  const format = useFormat();
  const drawing = useRef<HTMLDivElement>(null);
  const insets = getInsets(useElementWidth(drawing, FALLBACK_WIDTH_PX));
  const length = format.quantity(hingedSpansSketch.length, {
    quantity: 'length',
    system: 0,
    trimZeros: true,
  });
  return (
    <Sheet>
      <Border>
        <Drawing ref={drawing}>
          <BeamSketch sketch={hingedSpansSketch} look="sheet" insets={insets} label={t('home.sheet.label')} />
          <DiagramPlot
            diagram={workedMoment}
            length={hingedSpansSketch.length}
            quantity="moment"
            system={0}
            label={t('home.sheet.moment')}
            symbol="M"
            height={148}
            insets={insets}
          />
        </Drawing>
        <TitleBlock
          title={t(hingedSpansSketch.titleKey)}
          length={length}
          to={`/msb/${hingedSpansSketch.hash}`}
        />
      </Border>
    </Sheet>
  );
}

const Sheet = styled.section`
  padding: ${vars.space2};
  border: 1px solid ${vars.hairline};
  background: ${vars.sheet};
  @media (max-width: 639px) {
    margin: 0 -8px;
    padding: ${vars.space1};
  }
`;

/** The frame a drawing has inside the edge of its paper. */
const Border = styled.div`
  border: 1.5px solid ${vars.ink};
`;

const Drawing = styled.div`
  padding: ${vars.space3} 0 ${vars.space2};
`;
