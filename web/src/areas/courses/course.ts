import type { courses } from '#contract/studies/courses.ts'
import type { Reply } from '#web/api/call.ts'

/** A course as I have it. */
export type Course = Reply<typeof courses.course>

/** A file of a course that can be downloaded. */
export type CourseFile = Pick<Course['materials'][number], 'fileID' | 'filename' | 'size'>

/** A quiz as its course lists it. */
export type ListedQuiz = Omit<Course['quizzes'][number], 'marked'>

/** What changed in it by itself. */
export type CourseChange = Course['changes'][number]
