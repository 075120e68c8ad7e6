import { addDays, toWeekday } from '#rules/time/clock.ts'
import { findFinalPointsDay } from '#demo/students/mark-parts.ts'
import { getExamPeriod } from './exams.ts'
import { listHolidays } from './holidays.ts'
import type { Semester } from './semesters.ts'
import { teachingWeeks } from './semesters.ts'
import type { Window } from './windows.ts'

export interface AcademicEvent {
  readonly kind: 'term' | 'registration' | 'exams' | 'payment' | 'holiday' | 'deadline'
  readonly ka: string
  readonly en: string
  readonly from: string
  readonly to: string
  /** The students concerned; absent: everybody. */
  readonly level?: 'bachelor'
  /** Only from this semester of study on. */
  readonly fromSemester?: number
}

const stepNames: Readonly<Record<Window['step'], readonly [string, string]>> = {
  1: ['წინასწარი რეგისტრაცია', 'Pre-registration'],
  2: ['რეგისტრაცია: პირველი ეტაპი', 'Registration: first round'],
  3: ['რეგისტრაცია: მეორე ეტაპი', 'Registration: second round'],
  4: ['ჯგუფების ცვლილება', 'Add and drop'],
}

/** The working days after publication in which a mark can be appealed against, as the charter says. */
const appealDays = 3
const friday = 5
/** From this semester of study on a bachelor's student works on the thesis. */
const thesisSemester = 7

/** The n-th working day after a date: Monday to Friday, without public holidays. */
const addWorkingDays = (date: string, count: number): string => {
  if (count === 0) return date
  const next = addDays(date, 1)
  const isHoliday = listHolidays(Number(next.slice(0, 4))).some(({ day }) => day === next)
  return addWorkingDays(next, toWeekday(next) > friday || isHoliday ? count : count - 1)
}

/** The academic calendar of the semester; `windows` are everybody's registration windows. */
export const listEvents = (
  semester: Semester,
  today: string,
  windows: readonly Window[],
): AcademicEvent[] => {
  /** Week 1 is the first; its days are Monday 0 to Sunday 6. */
  const inWeek = (week: number, day: number) => addDays(semester.startsOn, 7 * (week - 1) + day)
  const day = (kind: AcademicEvent['kind'], date: string, ka: string, en: string): AcademicEvent => ({
    kind,
    ka,
    en,
    from: date,
    to: date,
  })
  const span = (kind: AcademicEvent['kind'], from: string, to: string, ka: string, en: string) => ({
    kind,
    ka,
    en,
    from,
    to,
  })
  const examPeriod = (type: 1 | 2, ka: string, en: string) => {
    const { from, to } = getExamPeriod(semester, type)
    return span('exams', from, to, ka, en)
  }
  const ofThesis = (date: string, ka: string, en: string): AcademicEvent => ({
    ...day('deadline', date, ka, en),
    level: 'bachelor',
    fromSemester: thesisSemester,
  })
  const years = [...new Set([semester.startsOn.slice(0, 4), semester.endsOn.slice(0, 4)])]
  const events: AcademicEvent[] = [
    day('term', semester.startsOn, 'სემესტრის დასაწყისი', 'The semester begins'),
    span('term', semester.startsOn, inWeek(teachingWeeks, 5), 'სასწავლო პროცესი', 'Teaching period'),
    day('term', semester.endsOn, 'სემესტრის დასასრული', 'The semester ends'),
    day(
      'payment',
      inWeek(2, 4),
      'სწავლის საფასურის პირველი ნაწილის გადახდის ბოლო ვადა',
      'First half of the tuition fee due',
    ),
    day(
      'payment',
      // As the charge of the everyday student, which names the same payment.
      addDays(today, 6),
      'სწავლის საფასურის მეორე ნაწილის გადახდის ბოლო ვადა',
      'Second half of the tuition fee due',
    ),
    day(
      'deadline',
      inWeek(4, 4),
      'სტატუსის შეჩერების შესახებ განცხადების ბოლო ვადა',
      'Last day to apply for suspension of status',
    ),
    ofThesis(
      inWeek(9, 4),
      'საბაკალავრო ნაშრომის თემის არჩევის ბოლო ვადა',
      "Last day to choose the topic of the bachelor's thesis",
    ),
    ofThesis(
      inWeek(15, 4),
      'დასრულებული საბაკალავრო ნაშრომის ჩაბარების ბოლო ვადა',
      "Last day to submit the finished bachelor's thesis",
    ),
    examPeriod(1, 'შუალედური გამოცდები', 'Midterm examinations'),
    examPeriod(2, 'დასკვნითი გამოცდები', 'Final examinations'),
    day(
      'deadline',
      addWorkingDays(findFinalPointsDay(semester), appealDays),
      'გამოცდის შედეგის გასაჩივრების ბოლო ვადა',
      'Last day to appeal an exam result',
    ),
    span('exams', inWeek(20, 0), inWeek(20, 4), 'დამატებითი გამოცდები', 'Additional examinations'),
    ...windows.map(({ step, from, to }) =>
      span('registration', from.slice(0, 10), to.slice(0, 10), ...stepNames[step]),
    ),
    ...years
      .flatMap((year) => listHolidays(Number(year)))
      .filter((holiday) => semester.startsOn <= holiday.day && holiday.day <= semester.endsOn)
      .map((holiday) => day('holiday', holiday.day, holiday.ka, holiday.en)),
  ]
  return events.toSorted((one, other) => (one.from < other.from ? -1 : one.from > other.from ? 1 : 0))
}
