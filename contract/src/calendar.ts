import * as z from 'zod/mini'
import { area, call, day, id } from './endpoint.ts'

export const semester = z.object({
  semesterID: id(),
  semester: z.string(),
  semestereng: z.string(),
  start_date: day(),
  end_date: day(),
})

/** The academic year (spec 7 "Auth and profile"). */
export const calendar = area({
  currentSemester: call({
    method: 'GET',
    path: '/api/current-semester',
    access: 'student',
    says: 'The semester that runs now.',
    refuses: [404],
    reply: z.object({ current_semester: semester }),
  }),
  academicCalendars: call({
    method: 'GET',
    path: '/api/academic-calendars',
    access: 'student',
    says: "The year's dates, in order.",
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
        }),
      ),
    }),
  }),
})
