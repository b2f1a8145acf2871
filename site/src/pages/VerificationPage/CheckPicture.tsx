import { styled } from 'styled-components';
import type { CheckDocument } from './check.ts';
import type { BeamCase } from '@eecs/solver-core';
import type { FrameCase } from '@eecs/solver-core/frame';
import type { TrussCase } from '@eecs/solver-core/truss';
import { BeamFigure, layoutThumbnail } from '@eecs/ui-beam';
import { FramePicture } from '@eecs/ui-frame';
import { TrussDrawing } from '@eecs/ui-truss';
import { useLocale } from '@eecs/ui-kit';

/** Draws the structure of a case as a static picture; the texts next to it describe it. */
export function CheckPicture({ structure }: { readonly structure: CheckDocument }) {
  return (
    <Frame aria-hidden>
      <Picture structure={structure} />
    </Frame>
  );
}

function Picture({ structure: { kind, document } }: { readonly structure: CheckDocument }) {
  const locale = useLocale();
  switch (kind) {
    case 'msb':
      return <BeamFigure figure={layoutThumbnail(document as BeamCase, { moment: null, motion: [] })} />;
    case 'truss':
      return <TrussDrawing document={document as TrussCase} width={WIDTH_PX} locale={locale} />;
    case 'frame':
      return <FramePicture document={document as FrameCase} width={WIDTH_PX} label="" hasValues />;
    default:
      return kind satisfies never;
  }
}

const WIDTH_PX = 360;

const Frame = styled.div`
  max-width: ${WIDTH_PX}px;
  & > svg {
    display: block;
    width: 100%;
    height: auto;
  }
`;
