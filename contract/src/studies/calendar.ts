import * as z from 'zod/mini'
import { area, call, day, id } from '../endpoint/endpoint.ts'
import { pageChanges, seenVersion } from '../rows/page-changes.ts'

export const semester = z.object({
  semesterID: id(),
  semester: z.string(),
  semestereng: z.string(),
  start_date: day(),
  end_date: day(),
})

const span = z.object({ start_date: day(), end_date: day() })
const named = z.object({ name: z.string(), nameeng: z.string() })

/** The academic year (spec 7.3). */
export const calendar = area({
  currentSemester: call('GET /api/current-semester', {
    isForPrograms: true,
    summary: 'Returns the current semester.',
    refuses: [404],
    reply: z.object({ current_semester: semester }),
  }),
  academicCalendars: call('GET /api/academic-calendars', {
    summary:
      'Lists the events of the academic year in order, and which of them changed since the last visit.',
    refuses: [404],
    reply: z.object({
      today: day(),
      events: z.array(
        z.object({
          id: id(),
          kind: z.enum(['term', 'registration', 'exams', 'payment', 'holiday', 'deadline']),
          name: z.string(),
          nameeng: z.string(),
          start_date: day(),
          end_date: day(),
          semester: z.string(),
          semestereng: z.string(),
        }),
      ),
      ...pageChanges(z.extend(named, { id: id(), before: z.nullable(span), after: z.nullable(span) })),
    }),
  }),
  seen: call('POST /api/academic-calendars/seen', {
    refuses: [404, 409],
    ...seenVersion('the academic calendar'),
  }),
})
