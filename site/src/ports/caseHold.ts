/** What tabs tell each other about the beam that is kept in this browser. */
export type HoldMessage =
  | { readonly type: 'ask'; readonly from: string; readonly since: number; readonly hash: string | null }
  | { readonly type: 'held'; readonly to: string }
  | { readonly type: 'take'; readonly from: string }
  | { readonly type: 'given'; readonly to: string };

/** The part of a `BroadcastChannel` that is used. */
export interface HoldChannel {
  readonly post: (message: HoldMessage) => void;
  readonly listen: (hear: (message: HoldMessage) => void) => void;
  readonly close: () => void;
}

export interface CaseHoldOptions {
  readonly channel: HoldChannel;
  /** Names this tab among the others. */
  readonly id: string;
  /** When this tab opened the beam, ms: of two that ask at once the earlier one has it. */
  readonly since: number;
  /** The beam this tab works on; null while there is none. */
  readonly getHash: () => string | null;
  /** Saves what waits, at once: another tab is about to read it. */
  readonly flush: () => void;
  readonly onChange: (isMine: boolean) => void;
  /** Another tab has handed the beam over: what is kept is its newest state. */
  readonly onGiven: () => void;
}

export interface CaseHold {
  readonly isMine: () => boolean;
  /** Asks whether another tab works on this beam already; it is ours unless one answers. */
  readonly ask: () => void;
  /** Takes the beam: every other tab shows it read-only from now on. */
  readonly take: () => void;
  readonly close: () => void;
}

/**
 * Lets one tab at a time edit the beam kept in this browser. A tab that has crashed or sleeps does not answer, so what
 * it held goes to the one that asks; it learns so when it wakes.
 */
export function createCaseHold(options: CaseHoldOptions): CaseHold {
  const { channel, id, since, getHash, flush, onChange, onGiven } = options;
  let isMine = true;

  function set(next: boolean): void {
    if (next === isMine) return;
    isMine = next;
    onChange(next);
  }

  channel.listen((message) => {
    switch (message.type) {
      case 'ask': {
        const isEarlier = since < message.since || (since === message.since && id < message.from);
        const isSame = message.hash === null || message.hash === getHash();
        if (isMine && isEarlier && isSame) channel.post({ type: 'held', to: message.from });
        return;
      }
      case 'held':
        if (message.to === id) set(false);
        return;
      case 'take':
        if (!isMine) return;
        flush();
        set(false);
        channel.post({ type: 'given', to: message.from });
        return;
      case 'given':
        if (message.to === id) onGiven();
        return;
      default:
        message satisfies never;
    }
  });

  return {
    isMine: () => isMine,
    ask: () => {
      channel.post({ type: 'ask', from: id, since, hash: getHash() });
    },
    take: () => {
      channel.post({ type: 'take', from: id });
      set(true);
    },
    close: () => {
      channel.close();
    },
  };
}

/** Opens the channel between the tabs of this browser; where there is none, every tab is alone. */
export function openHoldChannel(name: string): HoldChannel {
  if (typeof BroadcastChannel === 'undefined') {
    return { post: () => undefined, listen: () => undefined, close: () => undefined };
  }
  const channel = new BroadcastChannel(name);
  return {
    post: (message) => {
      channel.postMessage(message);
    },
    listen: (hear) => {
      channel.onmessage = ({ data }: MessageEvent<HoldMessage>) => {
        hear(data);
      };
    },
    close: () => {
      channel.close();
    },
  };
}
