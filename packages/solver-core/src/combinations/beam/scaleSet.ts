import type { BeamSet } from '../../beam/answer/answer.ts';
import type { Diagram, DiagramPoint } from '../../diagrams/diagram.ts';

/**
 * Returns the results under loads that are `factor` times those of a set. Each diagram is created on first access.
 * Results that do not grow in proportion, and those that explain a solve, are null.
 */
export function scaleSet(set: BeamSet, factor: number): BeamSet {
  const made = new Map<Diagram, Diagram>();
  const scale = (diagram: Diagram): Diagram => {
    let own = made.get(diagram);
    if (own === undefined) made.set(diagram, (own = scaleDiagram(diagram, factor)));
    return own;
  };
  const scaleKnown = (diagram: Diagram | null) => diagram && scale(diagram);
  return {
    get N() {
      return scale(set.N);
    },
    get Q() {
      return scale(set.Q);
    },
    get M() {
      return scale(set.M);
    },
    get u() {
      return scale(set.u);
    },
    get deflection() {
      return scale(set.deflection);
    },
    get shearDeflection() {
      return scaleKnown(set.shearDeflection);
    },
    get slope() {
      return scale(set.slope);
    },
    get S() {
      return set.S && { top: scale(set.S.top), bottom: scale(set.S.bottom) };
    },
    get T() {
      return scaleKnown(set.T);
    },
    get lateral() {
      return scaleKnown(set.lateral);
    },
    R: set.R.map(({ support, x, axial, normal, moment }) => ({
      support,
      x,
      axial: factor * axial,
      normal: factor * normal,
      moment: factor * moment,
    })),
    EQ: null,
    descriptor: null,
    tree: null,
    checks: null,
  };
}

function scaleDiagram({ segments, min, max, zeros, jumps }: Diagram, factor: number): Diagram {
  const point = ({ x, value }: DiagramPoint) => ({ x, value: factor * value });
  const [low, high] = factor < 0 ? [max, min] : [min, max];
  return {
    segments: segments.map(({ x0, x1, c }) => {
      const own = new Array<number>(c.length);
      for (let k = 0; k < c.length; k++) own[k] = factor * c[k]!;
      return { x0, x1, c: own };
    }),
    min: point(low),
    max: point(high),
    zeros,
    jumps: jumps.map(({ x, left, right }) => ({ x, left: factor * left, right: factor * right })),
  };
}
