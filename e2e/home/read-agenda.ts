import type { Page } from '@playwright/test'
import type * as z from 'zod/mini'
import { agenda } from '#contract/account/agenda.ts'
import { session } from '#contract/account/session.ts'
import { schedule } from '#contract/studies/schedule.ts'
import { findAttendedBefore, findMostUrgent, listDates, listTasks } from '#rules/agenda/agenda.ts'
import { toMinutes } from '#rules/time/clock.ts'
import { toUniversityTime } from '#web/i18n/format.ts'
import { findNextLecture } from '#web/parts/timetable/timetable.ts'
import { describeAgendaItem } from '#web/parts/agenda/describe-agenda-item.ts'
import { toAction } from '#web/parts/agenda/to-action.ts'
import { words as agendaWords } from '#web/parts/agenda/words.ts'
import { ka } from '../languages.ts'
import type { Student } from '../student.ts'

export type Agenda = z.output<typeof agenda.list.reply>

/** A part of home by its name. */
export const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** The agenda as the rules divide it now. */
export const readAgenda = async (student: Student) => {
  const { items, now } = await student.ask(agenda.list)
  const { user } = await student.ask(session.user)
  const { date, time } = toUniversityTime(now)
  const moment = { date, minute: toMinutes(time) }
  const lecture = findNextLecture(await student.ask(schedule.currentSchedule), date, moment.minute)
  const urgent = findMostUrgent(items, moment, user.currentExam) ?? findAttendedBefore(items, moment, lecture)
  const toTitle = (item: (typeof items)[number], isAhead: boolean) =>
    describeAgendaItem(item, isAhead, 'ka').title
  /** In a row the subject comes first, because rows differ by it. The finished part is named once. */
  const toRow = (item: (typeof items)[number], isAhead: boolean) => {
    const { what, of } = describeAgendaItem(item, isAhead, 'ka')
    if (of === '') return what
    return what === ka(agendaWords[toAction(item)]) ? of : `${of}: ${what}`
  }
  return { moment, urgent, tasks: listTasks(items, moment), dates: listDates(items, moment), toTitle, toRow }
}
