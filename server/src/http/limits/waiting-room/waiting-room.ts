import { Refusal } from '#server/http/refusal.ts'
import { words } from '#server/http/words.ts'

/** Runs the reads of all sessions in turn. A read for which the queue is too long is refused with its place. */
export interface WaitingRoom {
  /**
   * Runs the work at once or at the session's turn. Refuses with 503, the session's place and the seconds until its
   * turn when too many wait already. `isConfirmed` says whether the session is known to exist, before and after the work.
   */
  enter<Result>(session: string, isConfirmed: () => boolean, work: () => Promise<Result>): Promise<Result>
  /** A place in the queue, for a caller that waits by itself. Refuses like `enter`. */
  take(session: string, isConfirmed: () => boolean): Place
  /** The session wrote something, so its next reads are a new page. */
  endPage(session: string): void
  /** The reads that run, and those that wait with an open connection. */
  count(): { readonly running: number; readonly waiting: number }
}

/** A call that runs or waits. */
export interface Place {
  /** Resolves at its turn; undefined when that is now. */
  readonly turn: Promise<void> | undefined
  /** Call when the call has been answered or was abandoned. */
  leave(): void
}

export interface WaitingRoomOptions {
  /** The time in ms. */
  readonly now?: () => number
  /** Maximum number of concurrent calls. */
  readonly maxRunning?: number
  /** How many calls wait with an open connection, by the number of sessions in the queue. The others retry later. */
  readonly toCapacity?: (sessions: number) => number
  /** Maximum number of turns in a round. More sessions than the portal has are invalid tokens. */
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
  /** When its page began; -Infinity if that page is over. */
  at: number
}

/** A page's calls come one after another within this time. They have one turn. */
const pageMs = 1000
/** Maximum number of waiting calls per session, so that one cannot take all memory. */
const maxPageCalls = 50
/** A session that retries later than this has lost its turn. */
const turnTimeoutMs = 10_000
const rateWindowMs = 500
const maxRetrySeconds = 20
/** The rate is an estimate. A session that returns early is given a new time; one that returns late has lost its place. */
const earlyFactor = 1.25
/** About 45 MB in total: a waiting call takes 8 KB, and the students' data stay in the caches. */
export const toUsualCapacity = (sessions: number): number =>
  Math.min(6000, Math.max(2000, Math.round(8000 - sessions / 2)))
/** How many sessions to remember, at about 150 bytes each. */
const maxLastTurns = 100_000

/** While most unknown tokens prove invalid, they get one turn in this many while a confirmed session waits. */
const unknownTurnEvery = 4
/** The share of unknown tokens that proved invalid, as a moving average over about this many tokens. */
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
 * Start-time fair queueing by session: a session's next turn is one round after its last one, and never before the current
 * round. A turn is what a page reads between two writes, so everybody's first page comes before anybody's second. Confirmed
 * sessions and unknown tokens share one order until most of the unknown ones prove invalid; from then on confirmed sessions
 * come first.
 */
export const createWaitingRoom = ({
  now = () => performance.now(),
  maxRunning = 96,
  toCapacity = toUsualCapacity,
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

  const refuse = (turn: Turn, at: number, capacity: number): never => {
    const place = countAll(turn) + 1
    // They return when half of the capacity is still ahead of them.
    const turnsUntilBack = place - capacity / 2
    const seconds = Math.min(
      maxRetrySeconds,
      Math.max(1, Math.floor(turnsUntilBack / turnsPerSecond / earlyFactor)),
    )
    turn.dueAt = at + seconds * 1000
    throw new Refusal(words.waitingRoom, { place, seconds }, seconds)
  }

  /** Calls `start` at the session's turn. Returns a function that cancels the wait. */
  const wait = (session: string, isConfirmed: boolean, start: () => void): (() => void) => {
    const at = now()
    const turn = takeTurn(session, isConfirmed ? confirmed : unknown, at)
    const capacity = toCapacity(confirmed.length + unknown.length)
    // Places further back are kept only if too few calls wait to keep the portal busy.
    const most = countAll(turn) < capacity ? capacity * 2 : capacity / 2
    if (held >= most || turn.calls.length >= maxPageCalls) refuse(turn, at, capacity)
    held += 1
    turn.calls.push(start)
    return () => {
      turn.calls.splice(turn.calls.indexOf(start), 1)
      turn.dueAt = now()
      held -= 1
    }
  }

  const take: WaitingRoom['take'] = (session, isConfirmed) => {
    const wasConfirmed = isConfirmed()
    const { promise, resolve } = Promise.withResolvers<void>()
    const isTurn = running < maxRunning && held === 0
    let state: 'waiting' | 'running' | 'left' = isTurn ? 'running' : 'waiting'
    const start = () => {
      state = 'running'
      resolve()
    }
    const cancel = isTurn ? undefined : wait(session, wasConfirmed, start)
    if (isTurn) running += 1
    const leave = (): void => {
      if (state === 'waiting') cancel?.()
      if (state === 'running') {
        if (!wasConfirmed) madeUpShare += ((isConfirmed() ? 0 : 1) - madeUpShare) / meanTurns
        running -= 1
        startNext()
      }
      state = 'left'
    }
    return { turn: isTurn ? undefined : promise, leave }
  }

  return {
    take,
    enter: async (session, isConfirmed, work) => {
      const place = take(session, isConfirmed)
      if (place.turn !== undefined) await place.turn
      try {
        return await work()
      } finally {
        place.leave()
      }
    },
    endPage: (session) => {
      const last = lastTurns.get(session)
      if (last !== undefined) last.at = -Infinity
    },
    count: () => ({ running, waiting: held }),
  }
}
