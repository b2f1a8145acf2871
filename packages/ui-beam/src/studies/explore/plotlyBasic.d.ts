/** The distributed file has no types; the sources do, but they need Node's `global` in a browser. */
declare module 'plotly.js/dist/plotly-basic.min.js' {
  interface PlotlyBasic {
    /** Draws a figure off the page. Resolves with a data URL. */
    readonly toImage: (
      figure: object,
      options: { format: 'png'; width: number; height: number; scale: number },
    ) => Promise<string>;
  }
  const Plotly: PlotlyBasic;
  // eslint-disable-next-line no-restricted-exports -- the shape of someone else's file
  export default Plotly;
}
