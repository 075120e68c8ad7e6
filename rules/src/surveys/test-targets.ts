import type { SurveyTargets } from './survey.ts'

export const noTargets: SurveyTargets = { subjects: [], lecturers: [] }
export const targets: SurveyTargets = {
  subjects: [5, 6],
  lecturers: [
    { subjectID: 5, personID: 8 },
    { subjectID: 6, personID: 8 },
    { subjectID: 6, personID: 9 },
  ],
}
