import * as z from 'zod/mini'

// The columns of each file, as docs/import.md lists them. A message is read after the name of its column.

const maxCapacity = 999_999

const code = z.string().check(z.minLength(1, 'is empty'))

/** A name in one language. Question marks only are what Excel leaves of Georgian letters in a file that is not UTF-8. */
const name = z.string().check(
  z.minLength(1, 'is empty'),
  z.refine(
    (text) => !/^[?\s]+$/.test(text),
    'has question marks instead of letters: save the file as "CSV UTF-8"',
  ),
)

const integer = (from: number, to: number) =>
  z.pipe(
    z.pipe(z.string().check(z.regex(/^\d+$/, 'is not a whole number')), z.transform(Number)),
    z.number().check(z.minimum(from, `is less than ${from}`), z.maximum(to, `is more than ${to}`)),
  )

const clock = z.pipe(
  // Aborts, so that start and end are compared only when both are times.
  z.string().check(z.regex(/^([01]?\d|2[0-3]):[0-5]\d$/, { error: 'is not a time HH:MM', abort: true })),
  z.transform((text: string) => text.padStart(5, '0')),
)

const emptyAsNull = z.pipe(
  z.string(),
  z.transform((text: string) => text || null),
)

export const programmeRow = z.object({
  school_name_ka: name,
  school_name_en: name,
  programme_name_ka: name,
  programme_name_en: name,
  module_name_ka: name,
  module_name_en: name,
  category_id: integer(1, 99),
  study_level_id: integer(1, 4),
  ects: integer(1, 999),
  semesters: integer(1, 20),
})

export const subjectRow = z.object({
  subject_code: code,
  name_ka: name,
  name_en: name,
  credits: integer(0, 60),
})

export const groupRow = z
  .object({
    group_code: code,
    subject_code: code,
    config: integer(0, 999_999),
    part: integer(1, 20),
    parent_group_code: emptyAsNull,
    capacity: integer(0, maxCapacity),
    days: z.string().check(z.regex(/^(?=.*1)[01]{7}$/, 'is not a mask of seven 0 and 1 with at least one 1')),
    start: clock,
    end: clock,
    weeks: z
      .string()
      .check(z.regex(/^(?=.*1)[01]{1,60}$/, 'is not a mask of up to sixty 0 and 1 with at least one 1')),
    room: emptyAsNull,
  })
  .check(z.refine(({ start, end }) => start < end, { error: 'is not after the start', path: ['end'] }))

export const studentRow = z.object({
  student_code: code,
  first_name_ka: name,
  last_name_ka: name,
  first_name_en: name,
  last_name_en: name,
  university_email: z.string().check(z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'is not an e-mail address')),
})

export const demandRow = z.object({
  student_code: code,
  subject_code: code,
})
