import { Refusal } from '#server/http/refusal.ts'
import { words } from '#server/http/words.ts'

/** Runs the reads of all sessions in turn. A read for which the queue is too long is refused with its place. */
export interface WaitingRoom {
  /**
   * Runs the work at once or at the session's turn. Refuses with 503, the session's place and the seconds until its
   * turn when too many wait already. `isConfirmed` says whether the session is known to exist, before and after the work.
   */
  enter<Result>(session: string, isConfirmed: () => boolean, work: () => Promise<Result>): Promise<Result>
  /** The reads that run, and those that wait with an open connection. */
  count(): { readonly running: number; readonly waiting: number }
}

export interface WaitingRoomOptions {
  /** The time in ms. */
  readonly now?: () => number
  /** So many calls run at once. */
  readonly maxRunning?: number
  /** So many calls wait with an open connection, about 15 KB each. The others are refused and retry later. */
  readonly maxHeld?: number
  /** A round has so many turns at most: more sessions than the portal has are made-up tokens. */
  readonly maxRoundTurns?: number
}

/** A session's turn. The calls of one page have it together. */
interface Turn {
  readonly session: string
  readonly round: number
  readonly number: number
  /** The calls that wait here. Empty for a session that was refused and has not retried yet. */
  readonly calls: (() => void)[]
  /** Of the sessions that were confirmed when they came, or of the others. */
  readonly list: Turn[]
  /** When a session that was refused should retry. */
  dueAt: number
}

/** The turn that a session had last. */
interface LastTurn {
  readonly round: number
  readonly at: number
}

/** A page's calls come one after another within this time. They have one turn. */
const pageMs = 1000
/** So many calls of a session wait when the queue is full, so that one session cannot take all memory. */
const maxPageCalls = 50
/** A session that retries later than this has lost its turn. */
const turnTimeoutMs = 10_000
const rateWindowMs = 500
const maxRetrySeconds = 20
/** So many last turns are kept, about 150 bytes each. */
const maxLastTurns = 100_000

/** While most unknown tokens prove to be made up, they have one turn of so many when a confirmed session waits. */
const unknownTurnEvery = 4
/** The part of the unknown tokens that were made up is a mean over about so many. */
const meanTurns = 100

const isBefore = (a: Turn, b: Turn): boolean =>
  a.round < b.round || (a.round === b.round && a.number < b.number)

/** How many turns of the sorted list come before this one, which may be in it. */
const countBefore = (turns: readonly Turn[], turn: Turn): number => {
  let [low, high] = [0, turns.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBefore(turns[middle]!, turn)) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * Start-time fair queueing by session: a session's next turn is one round after its last one, and never before the round
 * that runs now. So everybody's first page comes before anybody's second. Confirmed sessions and unknown tokens are in one
 * order until most of the unknown ones prove to be made up; from then on the confirmed ones come first.
 */
export const createWaitingRoom = ({
  now = () => performance.now(),
  maxRunning = 96,
  maxHeld = 1600,
  maxRoundTurns = 20_000,
}: WaitingRoomOptions = {}): WaitingRoom => {
  /** The turns that have not begun, sorted. */
  const confirmed: Turn[] = []
  const unknown: Turn[] = []
  const waiting = new Map<string, Turn>()
  const lastTurns = new Map<string, LastTurn>()
  let [running, held, round, roundTurns, turnNumber] = [0, 0, 0, 0, 0]
  let [madeUpShare, turnsSinceUnknown] = [0, 0]
  let turnsPerSecond = 1000
  const measured = { since: now(), turns: 0 }

  const measureRate = (at: number): void => {
    measured.turns += 1
    const elapsedMs = at - measured.since
    if (elapsedMs < rateWindowMs) return
    // A longer window had pauses in which nobody waited.
    if (elapsedMs < rateWindowMs * 2) {
      const rate = (measured.turns / elapsedMs) * 1000
      turnsPerSecond += (rate - turnsPerSecond) * 0.3
    }
    Object.assign(measured, { since: at, turns: 0 })
  }

  /** New sessions join the round that runs, so it ends after its last turn at the latest: the others wait for the next. */
  const countTurn = (turn: Turn): void => {
    if (turn.round > round) [round, roundTurns] = [turn.round, 0]
    roundTurns += 1
    if (roundTurns >= maxRoundTurns) [round, roundTurns] = [round + 1, 0]
  }

  const isFlooded = (): boolean => madeUpShare > 0.5

  const remove = (turn: Turn): void => {
    turn.list.splice(countBefore(turn.list, turn), 1)
    waiting.delete(turn.session)
  }

  /** The first turn with a waiting call. Those before it that are too late are removed. */
  const findFirstHeld = (list: readonly Turn[], at: number): Turn | undefined => {
    for (let index = 0; index < list.length;) {
      const turn = list[index]!
      if (turn.calls.length > 0) return turn
      if (turn.dueAt + turnTimeoutMs < at) remove(turn)
      else index += 1
    }
    return undefined
  }

  const findNext = (at: number): Turn | undefined => {
    const first = findFirstHeld(confirmed, at)
    const firstUnknown = findFirstHeld(unknown, at)
    if (first === undefined || firstUnknown === undefined) return first ?? firstUnknown
    const isUnknownNext = isFlooded()
      ? turnsSinceUnknown + 1 >= unknownTurnEvery
      : isBefore(firstUnknown, first)
    return isUnknownNext ? firstUnknown : first
  }

  const startNext = (): void => {
    while (running < maxRunning && held > 0) {
      const at = now()
      const turn = findNext(at)!
      remove(turn)
      countTurn(turn)
      turnsSinceUnknown = turn.list === unknown ? 0 : turnsSinceUnknown + 1
      if (lastTurns.get(turn.session)?.round !== turn.round)
        lastTurns.set(turn.session, { round: turn.round, at })
      running += turn.calls.length
      held -= turn.calls.length
      measureRate(at)
      for (const start of turn.calls) start()
    }
    if (held === 0) findNext(now())
    // Nobody waits, or somebody sends made-up tokens: all sessions begin anew.
    if (confirmed.length + unknown.length === 0 || lastTurns.size > maxLastTurns) lastTurns.clear()
  }

  const nextRound = (session: string, at: number): number => {
    const last = lastTurns.get(session)
    if (last === undefined) return round
    return at - last.at < pageMs ? last.round : Math.max(round, last.round + 1)
  }

  const takeTurn = (session: string, list: Turn[], at: number): Turn => {
    const known = waiting.get(session)
    if (known !== undefined) return known
    turnNumber += 1
    const place = { round: nextRound(session, at), number: turnNumber }
    const turn: Turn = { session, ...place, calls: [], list, dueAt: at }
    list.splice(countBefore(list, turn), 0, turn)
    waiting.set(session, turn)
    return turn
  }

  const isFirstInFlood = ({ list }: Turn): boolean => list === confirmed && isFlooded()

  /** How many turns come before this one. */
  const countAll = (turn: Turn): number => {
    if (isFirstInFlood(turn)) return countBefore(confirmed, turn)
    const others = isFlooded()
      ? confirmed.length
      : countBefore(turn.list === unknown ? confirmed : unknown, turn)
    return countBefore(turn.list, turn) + others
  }

  const refuse = (turn: Turn, at: number): never => {
    const place = countAll(turn) + 1
    const seconds = Math.min(maxRetrySeconds, Math.max(1, Math.floor(place / turnsPerSecond)))
    turn.dueAt = at + seconds * 1000
    throw new Refusal(words.waitingRoom, { place, seconds }, seconds)
  }

  /** Resolves at the session's turn. */
  const waitForTurn = (session: string, isConfirmed: boolean): Promise<void> => {
    const at = now()
    const isBack = waiting.has(session)
    const turn = takeTurn(session, isConfirmed ? confirmed : unknown, at)
    const isDue =
      (isBack || isFirstInFlood(turn)) && turn.calls.length < maxPageCalls && countAll(turn) < maxHeld
    if (held >= maxHeld && !isDue) refuse(turn, at)
    held += 1
    return new Promise((resolve) => {
      turn.calls.push(resolve)
    })
  }

  return {
    enter: async (session, isConfirmed, work) => {
      const wasConfirmed = isConfirmed()
      if (running < maxRunning && held === 0) running += 1
      else await waitForTurn(session, wasConfirmed)
      try {
        return await work()
      } finally {
        if (!wasConfirmed) madeUpShare += ((isConfirmed() ? 0 : 1) - madeUpShare) / meanTurns
        running -= 1
        startNext()
      }
    },
    count: () => ({ running, waiting: held }),
  }
}
