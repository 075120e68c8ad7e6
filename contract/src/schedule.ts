import * as z from 'zod/mini'
import { area, call, day, id } from './endpoint.ts'
import { groupRow } from './group-row.ts'
import { semester } from './calendar.ts'

/** The student's timetable (spec 7). */
export const schedule = area({
  currentSchedule: call({
    method: 'GET',
    path: '/api/current-schedule',
    access: 'student',
    says: 'The groups of the current semester in which the student has a seat; expand them to dates by the semester.',
    refuses: [404],
    reply: z.object({
      current_semester: semester,
      today: day(),
      holidays: z.array(z.object({ date: day(), name: z.string(), nameeng: z.string() })),
      groups: z.array(
        z.extend(groupRow, {
          subject: z.string(),
          subjecteng: z.string(),
          subject_code: z.string(),
          registrationID: id(),
        }),
      ),
    }),
  }),
})
