import type { FrameQuantity } from './frameProblem.ts';

/** Names an expected value of a frame as people read it: joints and members by number. */
export function describeFrameQuantity(what: FrameQuantity): string {
  switch (what.kind) {
    case 'reaction':
      return `R${what.part === 'own.y' ? ' across its own axis' : ` ${what.part}`} of joint ${what.joint + 1}`;
    case 'joint':
      return `${what.part} of joint ${what.joint + 1}`;
    case 'critical':
      return 'lowest critical factor';
    case 'status':
    case 'cause':
    case 'degree':
      return what.kind;
    case 'N':
    case 'Q':
    case 'M':
    case 'u':
    case 'deflection':
    case 'slope':
      return `${what.kind} of member ${what.member + 1} at ${Number(what.at.toPrecision(3))} l`;
    default:
      return what satisfies never;
  }
}
