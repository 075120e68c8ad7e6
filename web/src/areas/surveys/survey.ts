import type * as z from 'zod/mini'
import type { surveys } from '#contract/studies/surveys.ts'

export type Survey = z.output<typeof surveys.list.reply>['surveys'][number]

export type Question = Survey['questions'][number]

export type SurveySubject = z.output<typeof surveys.subjects.reply>['subjects'][number]
export type SurveyLecturer = z.output<typeof surveys.lecturers.reply>['lecturers'][number]

/** All questions, those outside blocks first. */
export const listQuestions = ({ questions, blocks }: Survey): readonly Question[] => [
  ...questions,
  ...blocks.flatMap((block) => block.questions),
]
