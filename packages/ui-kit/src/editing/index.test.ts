import { expect, test } from 'vitest';
import * as editing from './index.ts';

test('the names of the door for verbs; to add one is a decision, to lose one breaks an editor', () => {
  expect(Object.keys(editing).sort()).toEqual([
    'SECTION_SHAPES',
    'SET_COLORS',
    'addCrossSection',
    'addMaterial',
    'changeCaseSet',
    'changeMaterialLook',
    'changeMaterialNumber',
    'changeSection',
    'changeSectionShape',
    'cleanText',
    'cleanTexts',
    'createCaseSet',
    'createOutline',
    'createShape',
    'createSteel',
    'findSectionNumber',
    'forgetEntry',
    'isEditedShape',
    'linkConstant',
    'listSectionNumbers',
    'renameSection',
    'replaceAt',
    'setCaseOption',
    'setDescription',
    'setFactor',
    'setIncrement',
    'setTitle',
    'toPlainEdit',
  ]);
});
