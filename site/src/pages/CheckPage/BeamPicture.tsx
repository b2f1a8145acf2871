import { styled } from 'styled-components';
import type { BeamCase } from '@eecs/solver-core';
import { BeamFigure, layoutThumbnail } from '@eecs/ui-beam';

/** Draws a beam with its supports and loads as a static picture; the texts next to it describe it. */
export function BeamPicture({ document }: { readonly document: BeamCase }) {
  return (
    <Frame aria-hidden>
      <BeamFigure figure={layoutThumbnail(document, { moment: null, motion: [] })} />
    </Frame>
  );
}

const Frame = styled.div`
  max-width: 360px;
  & > svg {
    display: block;
    width: 100%;
    height: auto;
  }
`;
