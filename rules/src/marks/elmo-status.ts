import { toStatusIcon } from './status-icon.ts'

export type ElmoStatus = 'passed' | 'failed' | 'in-progress'

/** The status code of a mark with an additional exam (FX). */
const additionalExam = 4

/**
 * The ELMO status of a final mark. "Failed" there is for good: a mark whose additional exam can still come, in the current
 * semester, is "in progress".
 */
export const toElmoStatus = (statusID: number, isCurrentSemester: boolean): ElmoStatus => {
  if (toStatusIcon(statusID, false) === 'pass') return 'passed'
  return statusID === additionalExam && isCurrentSemester ? 'in-progress' : 'failed'
}

/** The level of the European Qualifications Framework of a level of study: bachelor, master, doctor, one-cycle. */
export const toEqfLevel = (studyLevel: number): number | undefined => ({ 1: 6, 2: 7, 3: 8, 4: 7 })[studyLevel]
