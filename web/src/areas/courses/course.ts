import type { courses } from '#contract/studies/courses.ts'
import type { Reply } from '#web/api/call.ts'

export type Course = Reply<typeof courses.course>

/** The student's own results and dates in a course. */
export type Progress = NonNullable<Course['progress']>

export type CourseFile = Pick<Course['materials'][number], 'fileID' | 'filename' | 'size'>

/** A quiz in the list of its course. */
export type ListedQuiz = Omit<Course['quizzes'][number], 'marked'>

/** A change since the student's last visit. */
export type CourseChange = Course['changes'][number]
