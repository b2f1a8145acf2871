import { BS4_H_FURTHER } from './bs4H.ts';
import { DIN1027_Z_FURTHER } from './din1027Z.ts';
import { EN10056_L_FURTHER } from './en10056L.ts';
import { EN10210_RECTANGULAR_PIPE_FURTHER } from './en10210RectangularPipe.ts';
import { EN10210_ROUND_PIPE_FURTHER } from './en10210RoundPipe.ts';
import { EN10219_RECTANGULAR_PIPE_FURTHER } from './en10219RectangularPipe.ts';
import { EN10219_ROUND_PIPE_FURTHER } from './en10219RoundPipe.ts';
import { EN10365_H_FURTHER } from './en10365H.ts';
import type { FurtherValues } from './furtherValues.ts';

export const FURTHER_VALUES: readonly FurtherValues[] = [
  ...EN10365_H_FURTHER,
  ...BS4_H_FURTHER,
  ...EN10056_L_FURTHER,
  ...EN10210_RECTANGULAR_PIPE_FURTHER,
  ...EN10210_ROUND_PIPE_FURTHER,
  ...EN10219_RECTANGULAR_PIPE_FURTHER,
  ...EN10219_ROUND_PIPE_FURTHER,
  ...DIN1027_Z_FURTHER,
];
