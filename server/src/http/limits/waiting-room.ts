import { Refusal } from '#server/http/refusal.ts'
import { words } from '#server/http/words.ts'

/** Runs the reads of all sessions in turn. A read for which the queue is too long is refused with its place. */
export interface WaitingRoom {
  /**
   * Runs the work at once or at the session's turn. Refuses with 503, the session's place and the seconds until its
   * turn when too many wait already.
   */
  enter<Result>(session: string, work: () => Promise<Result>): Promise<Result>
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
const keepTurnMs = 10_000
const rateWindowMs = 500
const maxRetrySeconds = 20
/** So many last turns are kept, about 150 bytes each. */
const maxLastTurns = 100_000

const isBefore = (a: Turn, b: Turn): boolean =>
  a.round < b.round || (a.round === b.round && a.number < b.number)

/** The index of the turn in the sorted list, or where it belongs. */
const findIndex = (turns: readonly Turn[], turn: Turn): number => {
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
 * that runs now. So everybody's first page comes before anybody's second.
 */
export const createWaitingRoom = ({
  now = () => performance.now(),
  maxRunning = 96,
  maxHeld = 1600,
  maxRoundTurns = 20_000,
}: WaitingRoomOptions = {}): WaitingRoom => {
  /** The turns that have not begun, sorted. */
  const turns: Turn[] = []
  const waiting = new Map<string, Turn>()
  const lastTurns = new Map<string, LastTurn>()
  let [running, held, round, roundTurns, turnNumber] = [0, 0, 0, 0, 0]
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

  const remove = (index: number): void => {
    const [turn] = turns.splice(index, 1)
    waiting.delete(turn!.session)
  }

  /** The first turn with a waiting call. Those before it that are too late are removed. */
  const findFirstHeld = (at: number): number => {
    for (let index = 0; index < turns.length;) {
      const turn = turns[index]!
      if (turn.calls.length > 0) return index
      if (turn.dueAt + keepTurnMs < at) remove(index)
      else index += 1
    }
    return -1
  }

  const startNext = (): void => {
    while (running < maxRunning && held > 0) {
      const at = now()
      const index = findFirstHeld(at)
      const turn = turns[index]!
      remove(index)
      countTurn(turn)
      if (lastTurns.get(turn.session)?.round !== turn.round)
        lastTurns.set(turn.session, { round: turn.round, at })
      running += turn.calls.length
      held -= turn.calls.length
      measureRate(at)
      for (const start of turn.calls) start()
    }
    if (held === 0) findFirstHeld(now())
    // Nobody waits, or somebody sends made-up tokens: all sessions begin anew.
    if (turns.length === 0 || lastTurns.size > maxLastTurns) lastTurns.clear()
  }

  const nextRound = (session: string, at: number): number => {
    const last = lastTurns.get(session)
    if (last === undefined) return round
    return at - last.at < pageMs ? last.round : Math.max(round, last.round + 1)
  }

  const takeTurn = (session: string, at: number): Turn => {
    const known = waiting.get(session)
    if (known !== undefined) return known
    turnNumber += 1
    const turn: Turn = { session, round: nextRound(session, at), number: turnNumber, calls: [], dueAt: at }
    turns.splice(findIndex(turns, turn), 0, turn)
    waiting.set(session, turn)
    return turn
  }

  const refuse = (turn: Turn, at: number): never => {
    const place = findIndex(turns, turn) + 1
    const seconds = Math.min(maxRetrySeconds, Math.max(1, Math.floor(place / turnsPerSecond)))
    turn.dueAt = at + seconds * 1000
    throw new Refusal(words.waitingRoom, { place, seconds }, seconds)
  }

  /** Resolves at the session's turn. */
  const waitForTurn = (session: string): Promise<void> => {
    const at = now()
    const isBack = waiting.has(session)
    const turn = takeTurn(session, at)
    const isDue = isBack && turn.calls.length < maxPageCalls && findIndex(turns, turn) < maxHeld
    if (held >= maxHeld && !isDue) refuse(turn, at)
    held += 1
    return new Promise((resolve) => {
      turn.calls.push(resolve)
    })
  }

  return {
    enter: async (session, work) => {
      if (running < maxRunning && held === 0) running += 1
      else await waitForTurn(session)
      try {
        return await work()
      } finally {
        running -= 1
        startNext()
      }
    },
  }
}
