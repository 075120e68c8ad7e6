import type * as z from 'zod/mini'
import type { surveys } from '#contract/studies/surveys.ts'

/** A survey as it comes over the wire. */
export type Survey = z.output<typeof surveys.list.reply>['surveys'][number]

/** A question with its texts. */
export type Question = Survey['questions'][number]

export type SurveySubject = z.output<typeof surveys.subjects.reply>['subjects'][number]
export type SurveyLecturer = z.output<typeof surveys.lecturers.reply>['lecturers'][number]

/** Takes a survey; gives all its questions, those in no block first. */
export const listQuestions = ({ questions, blocks }: Survey): readonly Question[] => [
  ...questions,
  ...blocks.flatMap((block) => block.questions),
]
