/** The middle of a working day in the eighth week of a semester, with a holiday in the week after. */
export const defaultMoment = '2026-11-20T11:00'
