import type * as z from 'zod/mini'
import type { evaluations } from '#contract/studies/evaluations.ts'

export type Semester = z.output<(typeof evaluations)['semesters']['reply']>['semesters'][number]
export type Evaluation = z.output<(typeof evaluations)['ofSemester']['reply']>['subjects'][number]
export type SubjectMarks = z.output<(typeof evaluations)['ofSubject']['reply']>
