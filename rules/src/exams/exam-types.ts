/** The type of a quiz that is written in the classroom as an exam; the tests of a course are online and are no exams. */
export const quizExamTypeID = 4
