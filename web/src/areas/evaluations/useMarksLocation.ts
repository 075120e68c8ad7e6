import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Evaluation, Semester } from './marks.ts'

/** The semester and the open subject in the address; without one, the newest (`semesters` begin with it). */
export const useMarksLocation = (semesters: readonly Semester[]) => {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const semester =
    semesters.find(({ semesterID }) => semesterID === Number(search['semester'])) ?? semesters[0]
  const toNumber = (name: string) => (Number.isInteger(search[name]) ? Number(search[name]) : null)
  const [subjectID, registrationID] = [toNumber('subject'), toNumber('registration')]
  const go = (next: Readonly<Record<string, number>>) =>
    void navigate({ to: '/evaluations', search: next, replace: true, resetScroll: false })
  const semesterSearch: Readonly<Record<string, number>> =
    semester === undefined ? {} : { semester: semester.semesterID }
  return {
    semester,
    open: subjectID === null || registrationID === null ? null : { subjectID, registrationID },
    showSemester: (semesterID: number) => go({ semester: semesterID }),
    showSubject: ({ subjectID: subject, registrationID: registration }: Evaluation) =>
      go({ ...semesterSearch, subject, registration }),
    close: () => go(semesterSearch),
  }
}
