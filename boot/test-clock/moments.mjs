/** Midday of a working day in the eighth week of a semester, before a week with a holiday. */
export const defaultMoment = '2026-11-20T11:00'

/**
 * The moments of `npm test -- --all-moments`, in local time at the university. `demo` is the day for which the demo
 * university is made, if not the same day. That day is always in the eighth week of a semester; here the semester runs from
 * 28 September 2026 to 14 February 2027. `timeZone` is that of the browser and of Node.
 * `opens` is when the first round opens, for students for whom it has not; the demo opens it at noon of the next day.
 */
export const moments = [
  { name: 'noon of a working day', at: defaultMoment, why: 'the default' },
  { name: 'Saturday evening', at: '2026-11-28T21:45', why: 'the week is over, and so is the exam of today' },
  {
    name: 'Sunday noon',
    at: '2026-11-29T12:00',
    why: 'the next week is already shown',
  },
  {
    name: 'Monday 00:05',
    at: '2026-11-30T00:05',
    why: 'the week has begun at the university, but not in UTC',
  },
  { name: 'a minute before midnight', at: '2026-11-18T23:59', why: 'the day changes during the tests' },
  {
    name: 'first day of a semester',
    at: '2026-09-28T08:30',
    why: 'nothing has taken place yet',
    demo: '2026-11-18T11:00',
  },
  {
    name: 'last day of a semester',
    at: '2027-02-14T20:00',
    why: 'a Sunday; nothing follows',
    demo: '2026-11-18T11:00',
  },
  {
    name: 'between two semesters',
    at: '2027-02-20T12:00',
    why: 'today is in no semester',
    demo: '2026-11-18T11:00',
  },
  { name: 'a holiday', at: '2026-11-23T11:00', why: "Saint George's Day, a Monday without lectures" },
  {
    name: 'the night registration opens',
    at: '2026-11-26T23:20',
    why: 'the first round opens in an hour, which is tomorrow',
    opens: '2026-11-27T00:20',
  },
  { name: '29 February', at: '2028-02-29T10:00', why: 'a day that most years do not have' },
  {
    name: 'the last night of December',
    at: '2026-12-31T23:30',
    why: 'tomorrow is a holiday of another year',
  },
  {
    name: 'New Year',
    at: '2027-01-01T12:00',
    why: 'the semester began in the year before',
  },
  {
    name: 'summer time ends in New York',
    at: '2026-11-01T09:45',
    why: 'an hour repeats in the browser, but not at the university',
    timeZone: 'America/New_York',
  },
]
