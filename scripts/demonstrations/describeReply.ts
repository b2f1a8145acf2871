import type { BeamSet } from '@eecs/solver-core';

/** A reply of POST /case/msb as far as the demonstration prints it. */
export interface Reply {
  readonly status: number;
  readonly answer: {
    readonly level?: string;
    readonly hash?: string | null;
    readonly errno?: number;
    readonly error?: string;
    readonly message?: string;
    readonly errors?: readonly string[];
    readonly details?: readonly object[];
    readonly sets?: readonly BeamSet[];
  };
}

/** Describes a reply in a few lines: status, code and texts, or the numbers of a solved beam. */
export function describeReply({ status, answer }: Reply, locale: string): string[] {
  const { errno = 0, error = '', message = '', errors = [], details = [], sets = [] } = answer;
  if (errno === 0)
    return [`${status} level ${answer.level}, hash ${answer.hash}`, ...sets.flatMap(describeSet)];
  return [
    `${status} ${errno} ${error}  ${locale}: ${[message, ...errors].join(' · ')}`,
    ...(locale === 'en-US' ? details.map((detail) => `    ${JSON.stringify(detail)}`) : []),
  ];
}

function describeSet({ M, Q, R }: BeamSet): string[] {
  const reactions = R.map(({ x, axial, normal }) => `x = ${x}: ${kilo(axial)}, ${kilo(normal)}`);
  return [
    `M, kN·m: ${kilo(M.min.value)} at ${M.min.x} m … ${kilo(M.max.value)} at ${M.max.x} m`,
    `Q, kN: ${kilo(Q.min.value)} … ${kilo(Q.max.value)}`,
    `reactions, kN (axial, normal): ${reactions.join('; ')}`,
  ];
}

const kilo = (value: number): string => (value / 1000).toFixed(3);
