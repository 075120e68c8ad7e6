import { setImmediate } from 'node:timers/promises'
import { createTally, playStudent, type Player, type Tally } from './play-student.ts'
import { summarizeTimes } from './summarize-times.ts'

/** How a number of students who come in the same instant are served; times in ms. */
export interface Load {
  readonly students: number
  readonly seconds: number
  readonly calls: number
  readonly reads: Times
  readonly seats: Times
  readonly retried: number
  readonly failed: number
}

type Times = ReturnType<typeof summarizeTimes>

/** A browser connects as soon as its student presses; one process would connect all of them before the first call. */
const startedAtOnce = 20

const shuffle = <Item>(items: readonly Item[]): Item[] => {
  const shuffled = [...items]
  for (let at = shuffled.length - 1; at > 0; at -= 1) {
    const other = Math.floor(Math.random() * (at + 1))
    ;[shuffled[at], shuffled[other]] = [shuffled[other]!, shuffled[at]!]
  }
  return shuffled
}

/** Everybody presses in the same instant, in another order each time. */
export const playRound = async (
  url: string,
  players: readonly Player[],
  onDone: (done: number) => void,
): Promise<{ readonly tally: Tally; readonly load: Load }> => {
  const tally = createTally()
  const begun = performance.now()
  const playing: Promise<void>[] = []
  for (const [nth, player] of shuffle(players).entries()) {
    playing.push(playStudent(url, player, tally).then(() => onDone(tally.done)))
    if (nth % startedAtOnce === startedAtOnce - 1) await setImmediate()
  }
  await Promise.all(playing)
  const load = {
    students: players.length,
    seconds: Math.round((performance.now() - begun) / 100) / 10,
    calls: tally.reads.length + tally.seats.length,
    reads: summarizeTimes(tally.reads),
    seats: summarizeTimes(tally.seats),
    retried: tally.retried,
    failed: tally.failed,
  }
  return { tally, load }
}
