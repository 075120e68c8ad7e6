import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMinutes } from '../time/clock.ts'
import { agendaKinds, taskKinds } from './agenda-kinds.ts'
import {
  attendedKinds,
  findAttendedBefore,
  findMostUrgent,
  getItemTimeLeft,
  getMinutesAhead,
  getMinutesLeft,
  getMinutesToStart,
  getUrgency,
  listAttended,
  listDates,
  listTasks,
  type AgendaTimes,
} from './agenda.ts'
import { getTimeLeft, type LocalMoment } from '../time/time-left.ts'

const day = '2026-11-24'
const now: LocalMoment = { date: day, minute: 12 * 60 }
const hour = 60

/** Hours from now, as a date and a time. */
const at = (hours: number | null) =>
  hours === null ? { date: null, time: null } : addMinutes(day, '12:00', hours * hour)

const item = (
  kind: AgendaTimes['kind'],
  from: number | null,
  until: number | null,
  more: Partial<AgendaTimes> = {},
): AgendaTimes => {
  const [start, end] = [at(from), at(until)]
  return {
    key: `${kind} ${from} ${until}`,
    kind,
    start_date: start.date,
    start_time: start.time,
    end_date: end.date,
    end_time: end.time,
    targetID: null,
    ...more,
  }
}

const hours = fc.option(fc.integer({ min: -24 * 40, max: 24 * 40 }), { nil: null })
const items = fc.uniqueArray(
  fc
    .record({ kind: fc.constantFrom(...agendaKinds), from: hours, length: hours, id: fc.nat(3) })
    .map(({ kind, from, length, id }) =>
      item(kind, from, from === null || length === null ? length : from + Math.abs(length), { targetID: id }),
    ),
  { selector: ({ key }) => key, maxLength: 30 },
)
const isTask = ({ kind }: AgendaTimes) => (taskKinds as readonly string[]).includes(kind)

describe('listTasks and listDates', () => {
  it('have no item twice, tasks that are open and dates that are ahead, each in order of time', () => {
    fc.assert(
      fc.property(items, (all) => {
        const [tasks, dates] = [listTasks(all, now), listDates(all, now)]
        expect(new Set([...tasks, ...dates]).size).toBe(tasks.length + dates.length)
        for (const task of tasks) {
          expect(isTask(task)).toBe(true)
          expect(getMinutesToStart(task, now) ?? 0).toBeLessThanOrEqual(0)
          const stays = ['duty', 'loan', 'instalment'].includes(task.kind)
          expect(stays || (getMinutesLeft(task, now) ?? 1) > 0).toBe(true)
        }
        for (const date of dates) {
          expect(getMinutesAhead(date, now)).toBeGreaterThan(0)
          // The credits of a year are listed long before.
          if (date.kind !== 'year_credits')
            expect(getMinutesAhead(date, now)).toBeLessThanOrEqual(31 * 24 * hour)
        }
        const lefts = tasks.map((task) => getMinutesLeft(task, now) ?? Infinity)
        expect(lefts).toEqual(lefts.toSorted((a, b) => a - b))
        const aheads = dates.map((date) => getMinutesAhead(date, now))
        expect(aheads).toEqual(aheads.toSorted((a, b) => a - b))
      }),
    )
  })

  it('leave out nothing of the coming month but what is over and a running semester', () => {
    fc.assert(
      fc.property(items, (all) => {
        const listed = new Set([...listTasks(all, now), ...listDates(all, now)])
        for (const each of all) {
          const ahead = getMinutesAhead(each, now)
          const isNear = ahead > 0 && ahead <= 31 * 24 * hour
          const isRunningTerm = each.kind === 'term' && (getMinutesToStart(each, now) ?? 0) <= 0
          const isClosedDuty = each.kind === 'duty' && (getMinutesToStart(each, now) ?? 0) > 0
          // An exam is named once.
          const isShown = all.some(
            (other) =>
              other.targetID === each.targetID &&
              ((other.kind === 'exam' && each.kind === 'exam_files') ||
                (other.kind === 'exam_files' && each.kind === 'exam' && listed.has(other))),
          )
          if (isNear && !isRunningTerm && !isClosedDuty && !isShown)
            expect(listed.has(each), each.key).toBe(true)
        }
      }),
    )
  })

  it('do not depend on the order of the items, and move with the calendar', () => {
    fc.assert(
      fc.property(items, fc.integer({ min: -400, max: 400 }), (all, days) => {
        const move = (date: string | null) => (date === null ? null : addDays(date, days))
        const moved = all.map((each) => ({
          ...each,
          start_date: move(each.start_date),
          end_date: move(each.end_date),
        }))
        const then = { ...now, date: addDays(now.date, days) }
        const keys = (list: readonly AgendaTimes[]) => list.map(({ key }) => key)
        for (const list of [listTasks, listDates]) {
          expect(keys(list(all.toReversed(), now))).toEqual(keys(list(all, now)))
          expect(keys(list(moved, then))).toEqual(keys(list(all, now)))
        }
      }),
    )
  })

  it('keep a duty and what is owed after the deadline, first, and nothing else', () => {
    const [late, quiz, next] = [item('duty', null, -24), item('quiz', -48, -24), item('quiz', -1, 24)]
    const [book, fee] = [item('loan', null, -48), item('instalment', null, -30)]
    expect(listTasks([next, quiz, late, fee, book], now)).toEqual([book, fee, late, next])
    expect(listDates([next, quiz, late, fee, book], now)).toEqual([])
  })

  it('have a payment to make in its last month', () => {
    const [near, far] = [item('instalment', null, 31 * 24), item('instalment', null, 32 * 24)]
    expect(listTasks([far, near], now)).toEqual([near])
    expect(listDates([far, near], now)).toEqual([])
  })

  it('count a whole day until its end', () => {
    const today = item('thesis', null, 0, { end_date: day, end_time: null })
    expect(getMinutesLeft(today, now)).toBe(12 * hour)
    expect(listTasks([today], now)).toEqual([today])
    expect(listTasks([{ ...today, end_date: addDays(day, -1) }], now)).toEqual([])
  })

  it('say an exam once: by its time until its files can be submitted, then by the files', () => {
    const exam = item('exam', 2, 4, { targetID: 7 })
    const files = item('exam_files', 3, 6, { targetID: 7 })
    const other = item('exam_files', 3, 6, { targetID: 8 })
    expect(listDates([exam, files, other], now)).toEqual([exam, other])
    const [running, open] = [item('exam', -1, 1, { targetID: 7 }), item('exam_files', -1, 3, { targetID: 7 })]
    expect(listTasks([running, open], now)).toEqual([open])
    expect(listDates([running, open], now)).toEqual([])
    expect(listDates([running], now)).toEqual([running])
  })

  it('put what opens later among the dates', () => {
    const [quiz, window] = [item('quiz', 24, 48), item('window', 18, 90)]
    expect(listTasks([quiz, window], now)).toEqual([])
    expect(listDates([quiz, window], now)).toEqual([window, quiz])
  })
})

describe('getUrgency', () => {
  const getUrgencyAt = (minutes: number) => {
    const { date, time } = addMinutes(day, '12:00', minutes)
    return getUrgency(getTimeLeft(now, date, time))
  }

  it('is red under two days, amber under seven days of the calendar, and never rises with the time left', () => {
    expect(getUrgency(null)).toBeNull()
    // It is noon: the sixth day from today ends in 156 hours.
    expect([-5, 48 * hour - 1, 48 * hour, 156 * hour - 1, 156 * hour].map(getUrgencyAt)).toEqual([
      'red',
      'red',
      'amber',
      'amber',
      null,
    ])
    const rank = { red: 2, amber: 1, none: 0 }
    const minutes = fc.integer({ min: -100_000, max: 100_000 })
    fc.assert(
      fc.property(minutes, fc.nat(100_000), (left, more) => {
        const [sooner, later] = [left, left + more].map(getUrgencyAt)
        expect(rank[later ?? 'none']).toBeLessThanOrEqual(rank[sooner ?? 'none'])
      }),
    )
  })
})

describe('findAttendedBefore', () => {
  const lectures = fc.option(
    fc.integer({ min: -2, max: 24 * 21 }).map((after) => {
      const { date, time } = addMinutes(day, '12:00', after * hour)
      return { date, time }
    }),
    { nil: null },
  )

  it('is what the student must be at, begins no later than the lecture, and nothing begins earlier', () => {
    fc.assert(
      fc.property(items, lectures, (all, lecture) => {
        const found = findAttendedBefore(all, now, lecture)
        const toStart = (each: AgendaTimes) => getMinutesToStart(each, now)!
        const limit =
          lecture === null
            ? Infinity
            : toStart({ ...item('exam', 0, 0), start_date: lecture.date, start_time: lecture.time })
        const candidates = all.filter(
          (each) =>
            attendedKinds.has(each.kind) && each.start_date !== null && (getMinutesLeft(each, now) ?? 1) > 0,
        )
        const starts = candidates.map(toStart).filter((start) => start <= limit)
        expect(found === null ? null : toStart(found)).toBe(starts.length === 0 ? null : Math.min(...starts))
        if (found !== null) expect(candidates).toContain(found)
      }),
    )
  })

  it('is an exam at ten before a lecture at eleven, and not the other way round', () => {
    const eleven = { date: '2026-11-25', time: '11:00' }
    const exam = item('exam', 22, 24)
    expect(findAttendedBefore([exam], now, eleven)).toBe(exam)
    expect(findAttendedBefore([item('exam', 26, 28)], now, eleven)).toBe(null)
    expect(findAttendedBefore([item('exam', -6, -4)], now, null)).toBe(null)
  })
})

describe('findMostUrgent', () => {
  it('is one of the open tasks or of what the student must be at today, and nothing urgent comes before it', () => {
    fc.assert(
      fc.property(items, fc.option(fc.nat(3), { nil: null }), (all, examID) => {
        const found = findMostUrgent(all, now, examID)
        const isLate = (task: AgendaTimes) =>
          ['loan', 'instalment'].includes(task.kind) && getMinutesLeft(task, now)! <= 0
        const urgent = listTasks(all, now).filter(
          (task) => getUrgency(getItemTimeLeft(task, now)) === 'red' && !isLate(task),
        )
        if (found === null) {
          expect(urgent).toEqual([])
          return
        }
        const isCurrent = found.kind === 'exam' && found.targetID === examID
        const isAttended = listAttended(all, now.date).includes(found)
        expect(isCurrent || isAttended || listTasks(all, now).includes(found)).toBe(true)
        // A current item has not ended.
        if (isCurrent) expect(getMinutesLeft(found, now) ?? 1).toBeGreaterThan(0)
      }),
    )
  })

  it('is a running test before the exam, and the files of the exam before the exam itself', () => {
    const exam = item('exam', -1, 1, { targetID: 7 })
    const files = item('exam_files', -1, 36, { targetID: 7 })
    const attempt = item('quiz_attempt', -0.1, 0.2)
    const task = item('quiz', -1, 0.5)
    expect(findMostUrgent([task, exam, files, attempt], now, 7)).toBe(attempt)
    expect(findMostUrgent([task, exam, files], now, 7)).toBe(files)
    expect(findMostUrgent([task, exam], now, 7)).toBe(exam)
    expect(findMostUrgent([task, exam], now, null)).toBe(exam)
    // Twelve hours later: its files are submitted, though still accepted until the next day.
    expect(findMostUrgent([item('exam', -14, -12, { targetID: 7 })], now, 7)).toBe(null)
  })

  it('is what comes first of an urgent deadline and an exam later today; what can wait is left to the lectures', () => {
    const [exam, soon, later] = [item('exam', 4, 6), item('quiz', -1, 3), item('quiz', -1, 47)]
    expect(findMostUrgent([exam, soon, later], now, null)).toBe(soon)
    expect(findMostUrgent([exam, later], now, null)).toBe(exam)
    expect(findMostUrgent([later], now, null)).toBe(later)
    expect(
      findMostUrgent([item('quiz', -1, 48), item('exam', 30, 32), item('duty', null, null)], now, null),
    ).toBe(null)
    expect(findMostUrgent([item('exam', -6, -4)], now, null)).toBe(null)
  })

  it('is a book that is due soon, but never one that is late', () => {
    const [late, due] = [item('loan', null, -48), item('loan', null, 24)]
    expect(findMostUrgent([late, due], now, null)).toBe(due)
    expect(findMostUrgent([late], now, null)).toBe(null)
  })
})
