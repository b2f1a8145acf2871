// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- whoever reads this source needs the types too
/// <reference path="./plotlyBasic.d.ts" />
import { releasePlotlyGlobals } from './holdPlotlyGlobals.ts';
import createPlotlyComponent from 'react-plotly.js/factory';
import Plotly from 'plotly.js/dist/plotly-basic.min.js';

releasePlotlyGlobals();

/** Draws a figure outside the page, as a data URL. */
export const drawImage = Plotly.toImage;

/** Plotly as a React component, with its smallest ready-made bundle: lines, bars and pies. */
export const Plot = createPlotlyComponent(Plotly);
