/** Who takes part: a student or a lecturer; the other is null. */
export interface Party {
  readonly studentID: number | null
  readonly lecturerID: number | null
}

export const toStudentParty = (studentID: number): Party => ({ studentID, lecturerID: null })
export const toLecturerParty = (lecturerID: number): Party => ({ studentID: null, lecturerID })
