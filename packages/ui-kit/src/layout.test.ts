import { expect, test } from 'vitest';
import * as layout from './layout.ts';

test('the names of the door for drawings as data; to add one is a decision, to lose one breaks an editor', () => {
  expect(Object.keys(layout).sort()).toEqual([
    'LABEL_HEIGHT_PX',
    'LOCALES',
    'UNSEEN',
    'assignLanes',
    'chooseLabelPlaces',
    'clampGlyph',
    'createFormat',
    'createMark',
    'createScale',
    'drawArrow',
    'drawTurn',
    'getInsets',
    'getLabelWidth',
    'getTakenWidth',
    'getTokens',
    'getToldExtremes',
    'hingeGlyph',
    'isBreak',
    'layoutComparison',
    'layoutDiagram',
    'listKeyPoints',
    'pinGlyph',
    'px',
    'rollerGlyph',
    'sideBarGlyph',
    'sideSpringGlyph',
    'spiralGlyph',
    'springGlyph',
    'springRollerGlyph',
    'toVariableName',
    'unitName',
    'withoutRepeats',
  ]);
});
