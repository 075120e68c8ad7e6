import { sinceLastLook, type Difference, type Look } from './since-last-look.ts'

/** What a page says of a student's subjects: in which semester, which subjects she has, and how it stands with each that is on the page. */
export interface ShownSubjects {
  /** Null: no semester is the current one. */
  readonly semesterID: number | null
  readonly registered: readonly number[]
  /** By the number of the subject. */
  readonly states: Look
}

/** Takes what a page says of her subjects; gives it as it is kept when she looks, the same in whatever order they come. */
export const subjectsLook = ({ semesterID, registered, states }: ShownSubjects): Look => ({
  semesterID,
  registered: registered.toSorted((a, b) => a - b),
  states,
})

/**
 * Takes what she saw and what stands there now, both from `subjectsLook`; gives what differs of the subjects that she had
 * then and has still. A subject that she has taken or given up, and another semester, are no news.
 */
export const subjectNews = (seen: Look, now: Look): Difference[] => {
  const [then, today] = [seen, now] as unknown as readonly [ShownSubjects, ShownSubjects]
  if (then.semesterID !== today.semesterID) return []
  return sinceLastLook(then.states, today.states).filter(({ key }) =>
    [then, today].every(({ registered }) => registered.includes(Number(key))),
  )
}
