import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../time/clock.ts'
import { agendaKinds } from './agenda-kinds.ts'
import { listAgendaOfWeek } from './agenda-week.ts'
import type { AgendaTimes } from './agenda.ts'

const monday = '2026-11-23'
const now = { date: '2026-11-24', minute: 720 }

const item = (
  kind: AgendaTimes['kind'],
  from: number | null,
  until: number,
  key = `${kind} ${from} ${until}`,
) => ({
  key,
  kind,
  start_date: from === null ? null : addDays(monday, from),
  start_time: null,
  end_date: addDays(monday, until),
  end_time: null,
  targetID: null,
})

describe('listAgendaOfWeek', () => {
  it('has each deadline in exactly one week, and each exam in the week of its day', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...agendaKinds.filter((kind) => !['term', 'quiz_attempt'].includes(kind))),
        fc.integer({ min: -60, max: 60 }),
        fc.nat(20),
        (kind, from, length) => {
          const each = item(kind, from, from + length)
          const weeks = Array.from({ length: 40 }, (_, index) => addDays(monday, (index - 20) * 7))
          const shown = weeks.flatMap((week) =>
            listAgendaOfWeek([each], week, now).map(({ day }) => ({ week, day })),
          )
          const isIn = (week: string, date: string) => week <= date && date <= addDays(week, 6)
          if (['exam', 'lab_booking', 'visit'].includes(kind))
            expect(shown).toEqual([
              { week: weeks.find((week) => isIn(week, each.start_date!)), day: 'start' },
            ])
          else if (['exam_period', 'payment', 'deadline'].includes(kind))
            expect(shown.length).toBe(
              weeks.filter((week) => each.start_date! <= addDays(week, 6) && each.end_date >= week).length,
            )
          else
            expect(shown.filter(({ day, week }) => day === 'end' && isIn(week, each.end_date)).length).toBe(1)
        },
      ),
    )
  })

  it('is in order of time, with what opens later and without what has opened', () => {
    const items = [item('quiz', 4, 20), item('quiz', 0, 30), item('exam', 3, 3), item('term', 0, 90)]
    expect(listAgendaOfWeek(items, monday, now)).toEqual([
      { item: items[2], day: 'start' },
      { item: items[0], day: 'start' },
    ])
  })
})
